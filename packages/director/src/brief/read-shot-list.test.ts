import { describe, expect, test } from 'vitest';
import { parseBrief } from './parse-brief.ts';
import { readShotList } from './read-shot-list.ts';

const shotsOf = (prompt: string): readonly string[] =>
  readShotList(prompt).shots.map(
    ({ references, seconds }) => `${references.map(({ said }) => said).join(' + ')} ${seconds ?? '?'}`,
  );

describe('a shot list', () => {
  test.each([
    ['3s dog, 4s surf, 5s sunset', ['dog 3', 'surf 4', 'sunset 5']],
    ['dog running (2s), surfing (4s), food (3s)', ['dog running 2', 'surfing 4', 'food 3']],
    ['0:00-0:03 dog / 0:03-0:08 surfing', ['dog 3', 'surfing 5']],
    ['0:00\u20130:03: dog\n0:03\u20130:08: surfing', ['dog 3', 'surfing 5']],
    ['[0-3s] dog\n[3-8.5s] surfing', ['dog 3', 'surfing 5.5']],
    ['Clip 1: dog 3s / Clip 2: surf 4s', ['dog 3', 'surf 4']],
    ['clip 1 3s, clip 4 2s', ['clip 1 3', 'clip 4 2']],
    ['Clip 4: 3s\nclip 2 - 5s', ['clip 4 3', 'clip 2 5']],
    ['Shot 1 (5s): sunset\nShot 2 (3s): dog', ['sunset 5', 'dog 3']],
    [
      '1. Hook: dog (2s)\n2. Surfing clip (4s)\n3. Sunset for 5 seconds',
      ['dog 2', 'surfing clip 4', 'sunset 5'],
    ],
    ['1. dog 2s\n2. surfing\n3. sunset 5s', ['dog 2', 'surfing ?', 'sunset 5']],
    ['- dog, 3 sec\n\n- surf, 4 sec', ['dog 3', 'surf 4']],
    [
      'dog for two seconds, surf for four seconds and sunset for five seconds',
      ['dog 2', 'surf 4', 'sunset 5'],
    ],
    ['0:00-0:03 dog, close up\n0:03-0:08 surfing, slow', ['dog 3', 'surfing 5']],
    ['start with dog 3s, surf 4s, end on sunset 5s', ['dog 3', 'surf 4', 'sunset 5']],
    ['dog and cat (4s), sunset (3s)', ['dog + cat 4', 'sunset 3']],
  ])('%j', (prompt, shots) => {
    expect(shotsOf(prompt)).toEqual(shots);
  });

  test.each([
    '20 sec reel, 2 sec clips',
    '15 seconds, fast cuts, start with the dog',
    'fade in 1s, fade out 2s',
    '30 seconds, first 3 seconds fast, last 5 seconds slow',
    'dog at least 3 seconds, sunset 5 seconds, max 20 seconds',
    'show the dog for 5 seconds and the cat for 3 seconds, 20 seconds',
    'start with the dog for 3 seconds, end with the sunset for 5 seconds, 20 seconds',
    'every clip 1 sec, sunset 6 secs',
    '1. dog\n2. surfing\n3. 20 seconds',
    'just the last three clips, 5 seconds each',
    'dog, cat 2s each, sunset 5s',
    'take 3 seconds of the dog and 4 seconds of the cat',
  ])('is not what %j says', (prompt) => {
    expect(readShotList(prompt)).toEqual({ text: prompt, shots: [] });
  });

  test('leaves the rest of the prompt to the other readers', () => {
    const brief = parseBrief(
      'A reel for my channel: dog 3s, surf 4s and sunset 5s with a fade out\nwarm look, title "Coast Days", no sound',
    );
    expect(brief).toMatchObject({ look: 'warm', sound: 'mute', fadeOut: true });
    expect(brief.titles).toEqual([{ text: 'Coast Days', at: 'opening' }]);
    expect(brief.length).toEqual({ kind: 'about', seconds: 12 });
  });

  test('may be of the beginnings and ends of clips', () => {
    const brief = parseBrief('just the first 5 seconds of the dog and the last 3 seconds of the sunset');
    expect(brief).toMatchObject({ isClosed: true, length: { kind: 'about', seconds: 8 } });
    expect(brief.opening.map(({ said }) => said)).toEqual(['the dog', 'the sunset']);
    expect(brief.parts.map(({ part }) => part)).toEqual([
      { kind: 'first', seconds: 5 },
      { kind: 'last', seconds: 3 },
    ]);
    expect(brief.unsupported).toEqual([]);
  });

  test('may be a single part of a clip where nothing else is to play', () => {
    expect(shotsOf('use only the first 4 seconds of the dog clip')).toEqual(['the dog clip 4']);
    expect(shotsOf('start with the first 4 seconds of the dog clip')).toEqual([]);
  });

  test('ends with what it names last, and is open between where only the ends are named', () => {
    const brief = parseBrief('last 5 seconds: sunset. first 3 seconds: dog. 20s');
    expect(brief.opening.map(({ said }) => said)).toEqual(['dog']);
    expect(brief.ending.map(({ said }) => said)).toEqual(['sunset']);
    expect(brief).toMatchObject({ isClosed: false, length: { kind: 'about', seconds: 20 }, count: null });
  });

  test('leaves room for other clips where the reel is to be longer than its shots', () => {
    const brief = parseBrief('dog 3s, surf 4s, 20 seconds in total');
    expect(brief).toMatchObject({ isClosed: false, length: { kind: 'about', seconds: 20 }, only: [] });
    expect(brief.holds.map(({ seconds }) => seconds)).toEqual([3, 4]);
  });
});
