import { playedSeconds, type SpokenWord } from '@cutroom/contract';
import { describe, expect, test } from 'vitest';
import { buildClips, type ClipSketch } from '../testing/build-clip.ts';
import { planEdit } from './plan-edit.ts';

/** Someone who talks from one second to another, word after word, some of them without a pause. */
function talk(fromSeconds: number, toSeconds: number, text = 'so this is how we always did it'): ClipSketch {
  const words: SpokenWord[] = [];
  const said = text.split(' ');
  let at = fromSeconds;
  for (let index = 0; ; index += 1) {
    const endSeconds = at + 0.19 + ((index * 7) % 5) * 0.083;
    if (endSeconds > toSeconds) break;
    words.push({ text: said[index % said.length] ?? '', startSeconds: at, endSeconds });
    at = endSeconds + (index % 3 === 0 ? 0 : 0.057);
  }
  return { words, speech: [{ startSeconds: fromSeconds, endSeconds: toSeconds }] };
}

function plan(prompt: string, ...sketches: readonly ClipSketch[]) {
  const clips = buildClips(...sketches);
  const made = planEdit({ prompt, clips });
  const broken = made.selectedClips.flatMap((cut) => {
    const words = clips.find(({ clipId }) => clipId === cut.clipId)?.analysis.words ?? [];
    return words.filter(({ startSeconds, endSeconds }) =>
      [cut.startTime, cut.endTime].some((at) => at > startSeconds + 0.001 && at < endSeconds - 0.001),
    );
  });
  const total = made.selectedClips.reduce((sum, cut) => sum + playedSeconds(cut), 0);
  return { ...made, broken, total: Math.round(total * 1000) / 1000 };
}

describe('where the words are known', () => {
  const talks = [talk(0.1, 7.8), talk(1.3, 6.2), talk(0, 8), talk(2, 5)];

  test.each([
    'make it good',
    '15 seconds',
    '6 seconds, fast',
    'slow and calm, use the talking',
    'a 20 second reel',
  ])('no cut begins or ends in one (%s)', (prompt) => {
    const made = plan(prompt, ...talks);
    expect(made.selectedClips.length).toBeGreaterThan(1);
    expect(made.broken).toEqual([]);
  });

  test('a cut of an asked-for length moves', () => {
    const made = plan('one shot of exactly 3 seconds', { ...talk(0.1, 7.8), seconds: 8 });
    expect(made.total).toBe(3);
    expect(made.broken).toEqual([]);
  });

  test('other cuts take the seconds that one gives up', () => {
    expect(plan('15 seconds', ...talks, {}, {}).total).toBe(15);
  });

  test('a reel of nothing but talk is no longer than asked, and hardly shorter', () => {
    const { total } = plan('12 seconds', ...talks);
    expect(total).toBeLessThanOrEqual(12);
    expect(total).toBeGreaterThan(11.4);
  });

  test('where nothing is left for that, the plan says why it is shorter', () => {
    const { total, description } = plan('15.7 seconds', { seconds: 16.1, ...talk(0, 16.1) });
    expect(total).toBeLessThan(15.6);
    expect(description).toContain(
      `no word is cut in half, so it became ${Math.round(total * 10) / 10} seconds`,
    );
  });

  test('a line that is asked for is heard from its first word to its last, though nobody pauses beside it', () => {
    const said = 'so that was it and every stitch is a kiss she told us when we sat in the kitchen'.split(
      ' ',
    );
    const words = said.map((text, index) => ({
      text,
      startSeconds: 1 + index * 0.7,
      endSeconds: 1.7 + index * 0.7,
    }));
    const speech = [{ startSeconds: 1, endSeconds: 1 + said.length * 0.7 }];
    const { selectedClips } = plan(
      'use the part where she says "every stitch is a kiss"',
      { seconds: 20, words, speech },
      ...talks,
    );
    const line = [words[5]?.startSeconds ?? 0, words[9]?.endSeconds ?? 0] as const;
    const heard = selectedClips.filter(
      ({ startTime, endTime }) => startTime <= line[0] && endTime >= line[1],
    );
    expect(heard).toHaveLength(1);
  });

  test('lengths that the prompt fixes stay, whatever is said', () => {
    const { selectedClips } = plan('two seconds each', ...talks);
    expect(new Set(selectedClips.map((cut) => Math.round(playedSeconds(cut) * 1000)))).toEqual(
      new Set([2000]),
    );
  });

  test('a muted reel is cut as if nobody spoke', () => {
    const silent = talks.map(({ words, ...sketch }) => sketch);
    expect(plan('15 seconds, mute', ...talks).selectedClips).toEqual(
      plan('15 seconds, mute', ...silent).selectedClips,
    );
  });
});

describe('a prompt that names what is said', () => {
  const hello = talk(
    4,
    16,
    'well then hello everyone and welcome back to it once more my dear good old friends',
  );
  const recipe = talk(1, 14, 'first of all the recipe needs an hour');
  const cuts = (prompt: string, ...sketches: readonly ClipSketch[]) =>
    plan(
      prompt,
      { seconds: 20 },
      { id: 'hello', seconds: 20, ...hello },
      { id: 'recipe', seconds: 16, ...recipe },
      ...sketches,
    );
  const hears = (made: ReturnType<typeof plan>, id: string, sketch: ClipSketch, text: string): boolean =>
    made.selectedClips.some(
      (cut) =>
        cut.clipId === id &&
        (sketch.words ?? []).some(
          (word) =>
            word.text === text && word.startSeconds >= cut.startTime && word.endSeconds <= cut.endTime,
        ),
    );

  test('gets the clip in which it is said, and the moment', () => {
    const made = cuts('start with the moment she says hello, 9 seconds');
    expect(made.selectedClips[0]?.clipId).toBe('hello');
    expect(hears(made, 'hello', hello, 'hello')).toBe(true);
    expect(made.broken).toEqual([]);
  });

  test('starts where the words begin, whatever is said before', () => {
    const made = cuts('start where she says "welcome back", 9 seconds');
    const said = (hello.words ?? []).find(({ text }) => text === 'welcome')?.startSeconds ?? 0;
    expect(made.selectedClips[0]?.clipId).toBe('hello');
    expect(Math.abs((made.selectedClips[0]?.startTime ?? 0) - said)).toBeLessThanOrEqual(0.3);
    expect(made.broken).toEqual([]);
  });

  test('is told where nobody says it', () => {
    const made = cuts('start where she says goodbye');
    expect(made.description).toContain("'where she says goodbye'");
  });

  test('is told where the words are not known, and starts where somebody begins to talk', () => {
    const made = plan(
      'start where she says hello',
      { seconds: 9 },
      { id: 'talk', seconds: 15, speech: [{ startSeconds: 5, endSeconds: 12 }] },
    );
    expect(made.description).toContain('The words spoken in the clips are not known');
    expect(made.selectedClips[0]?.clipId).toBe('talk');
    expect(Math.abs((made.selectedClips[0]?.startTime ?? 0) - 5)).toBeLessThanOrEqual(0.5);
  });

  test('gets the part about a thing', () => {
    const made = cuts('only the part about the recipe, 4 seconds');
    expect(made.selectedClips.every(({ clipId }) => clipId === 'recipe')).toBe(true);
    expect(hears(made, 'recipe', recipe, 'recipe')).toBe(true);
  });

  test('gets no talk about a thing that it wants to see', () => {
    const dog = talk(1, 10, 'my dog is at home');
    const made = cuts('include the dog', { id: 'talk', ...dog });
    expect(made.description).toContain("'the dog'");
    expect(made.selectedClips.some(({ reason }) => reason?.includes("You asked for 'the dog'"))).toBe(false);
  });

  test('leaves nothing out for a word that is only heard', () => {
    const made = cuts('use every clip, no logos', { id: 'logos', ...talk(1, 6, 'those logos') });
    expect(made.selectedClips.map(({ clipId }) => clipId)).toContain('logos');
  });
});

test('what little a talker leaves of a clip is too short to be shown', () => {
  const clips = buildClips(
    { id: 'talk', seconds: 1.9, speech: [{ startSeconds: 0, endSeconds: 1.4 }] },
    { id: 'quiet', seconds: 5 },
  );
  const { selectedClips } = planEdit({ prompt: 'no talking', clips });
  expect([...new Set(selectedClips.map(({ clipId }) => clipId))]).toEqual(['quiet']);
});
