import type { Interval } from '@cutroom/contract';
import { countOnBeats } from '@cutroom/reel';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { planEdit } from './plan-edit.ts';
import type { DirectorMusic } from './wishes/wished-music.ts';

const beats = Array.from({ length: 240 }, (_, index) => index / 2);
const music: DirectorMusic = {
  settings: {
    beats,
    downbeats: beats.filter((_, index) => index % 4 === 0),
    bpm: 120,
    startSeconds: 8,
    endSeconds: 120,
    gainDb: 0,
    isDucked: true,
    isCutToBeat: true,
  },
  track: { dropSeconds: null },
};

describe('A track under talk of which no words are known', () => {
  it.each([75, 92, 100])('breaks off no sentence where no words are known, at %i BPM', (bpm) => {
    const talk = (...parts: readonly (readonly [number, number])[]) =>
      parts.map(([startSeconds, endSeconds]) => ({ startSeconds, endSeconds }));
    const ones = talk([1.518, 4.338], [4.622, 7.922], [8.206, 12.402]);
    const others = talk([0.942, 3.602], [3.886, 7.826], [8.078, 11.506]);
    const speechOf: Readonly<Record<string, readonly Interval[]>> = { one: ones, other: others };
    const talkers = [
      { id: 'one', seconds: 15, labels: ['person', 'speech'], speech: ones },
      { id: 'other', seconds: 14, labels: ['person', 'speech'], speech: others },
    ];
    const views = Array.from({ length: 4 }, (_, at) => ({ id: `view-${at}`, seconds: 9 }));
    const times = Array.from({ length: 200 }, (_, at) => 0.37 + (at * 60) / bpm);
    const settings = {
      ...music.settings,
      ...{ beats: times, downbeats: times.filter((_, at) => at % 4 === 0), bpm, startSeconds: times[4] ?? 0 },
    };
    const plan = planEdit({
      prompt: 'cut to the beat, 15 seconds',
      clips: buildClips(...talkers, ...views),
      music: { ...music, settings },
    });
    const count = countOnBeats(plan.selectedClips, settings);
    for (const { clipId, endTime, audio } of plan.selectedClips) {
      const heardUntil = endTime + (audio?.tailSeconds ?? 0);
      const around = (speechOf[clipId] ?? []).filter(
        ({ startSeconds, endSeconds }) => startSeconds + 0.01 < heardUntil && heardUntil < endSeconds - 0.06,
      );
      expect(around, `${clipId} up to ${heardUntil}`).toEqual([]);
    }
    expect(count.onBeat / count.joins).toBeGreaterThanOrEqual(0.75);
    const isAll = count.onBeat === count.joins;
    expect(plan.description.includes('Every cut is on the beat.')).toBe(isAll);
  });

  it('goes down under it, and says so where nobody is heard to talk', () => {
    const talk = { seconds: 12, labels: ['person'], speech: [{ startSeconds: 1, endSeconds: 10 }] };
    const outcome = (clips: ReturnType<typeof buildClips>) =>
      planEdit({ prompt: 'music quiet under the talking', clips, music }).brief?.outcomes?.at(-1);
    expect(outcome(buildClips(talk, { seconds: 12 }))).toMatchObject({ outcome: 'met' });
    expect(outcome(buildClips({ seconds: 12 }))).toMatchObject({
      outcome: 'partly',
      reason: 'Nobody is heard to talk in the reel, so the music keeps its level.',
    });
  });
});
