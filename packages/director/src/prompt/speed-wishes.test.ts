import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const clips = buildClips({ name: 'waves.mp4', labels: ['ocean', 'beach'] }, { name: 'drive.mp4' });
const speedsOf = (prompt: string) =>
  readBrief({ prompt, clips }).wishes.map((wish) =>
    wish.kind === 'speed' ? { factor: wish.factor, clips: wish.clips.length } : wish.kind,
  );

describe('Speeds by their number', () => {
  it.each([
    ['3x speed', 3, 0],
    ['2x speed', 2, 0],
    ['double speed', 2, 0],
    ['triple speed', 3, 0],
    ['1.5x speed', 1.5, 0],
    ['everything at 2x speed', 2, 0],
    ['3x speed on the beach', 3, 1],
    ['beach at 3x speed', 3, 1],
    ['slow the beach to half speed', 0.5, 1],
  ])('%s', (prompt, factor, named) => {
    expect(speedsOf(prompt)).toEqual([{ factor, clips: named }]);
  });

  it.each(['show the beach twice', 'beach 3x'])('%s is no speed', (prompt) => {
    expect(speedsOf(prompt)).toEqual(['times']);
  });
});
