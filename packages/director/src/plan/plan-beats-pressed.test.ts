import { CUT_GAIN_DB_MIN, type Interval, playedSeconds, type SelectedClip } from '@cutroom/contract';
import { cutToBeats, planAudioFault, planSpec, spokenStretches } from '@cutroom/reel';
import { describe, expect, test } from 'vitest';
import { buildClips, type ClipSketch } from '../testing/build-clip.ts';
import { planEdit } from './plan-edit.ts';

const TALK: ClipSketch = {
  ...{ id: 'talk', name: 'interview.mp4', seconds: 16, labels: ['person', 'talking'] },
  speech: [{ startSeconds: 1, endSeconds: 15 }],
};
const VIEWS = ['market', 'boat', 'pasta', 'tower'].map(
  (label): ClipSketch => ({ id: label, name: `${label}.mp4`, seconds: 12, labels: [label] }),
);
const CLIPS = buildClips(TALK, ...VIEWS);
const LENGTHS = new Map(
  CLIPS.map(({ clipId }) => [clipId, { durationSeconds: clipId === 'talk' ? 16 : 12 }]),
);
const MATERIAL = CLIPS.map(({ clipId, analysis }) => ({
  id: clipId,
  probe: { durationSeconds: analysis.durationSeconds },
  analysis: { shots: analysis.shots, speech: analysis.speech },
}));

const grid = (period: number, shift: number) => {
  const beats = Array.from({ length: 120 }, (_, at) => shift + at * period);
  return { beats, downbeats: beats.filter((_, at) => at % 4 === 0), startSeconds: 0, endSeconds: 60 };
};

/** What is heard of the talk by the product's own reckoning, each stretch without a gap or a jump as one. */
function heardTalk(cuts: readonly SelectedClip[]): readonly Interval[] {
  const spec = planSpec(
    { selectedClips: [...cuts] },
    CLIPS.map(({ clipId, analysis }) => ({
      id: clipId,
      sha256: clipId,
      probe: { durationSeconds: analysis.durationSeconds, width: 1080, height: 1920, audio: {} },
      analysis: { framing: { mode: 'fit' as const }, shots: analysis.shots },
    })),
  );
  const heard: (Interval & { readonly end: number })[] = [];
  for (const { cut, start, end, cutFrame } of spokenStretches(spec.cuts)) {
    if (cut.sourceId !== 'talk') continue;
    const startSeconds = cut.startSeconds + cutFrame / 30;
    const stretch = { startSeconds, endSeconds: startSeconds + (end - start) / 30, end };
    const last = heard.at(-1);
    const goesOn = last?.end === start && Math.abs(last.endSeconds - startSeconds) < 1 / 30;
    if (last !== undefined && goesOn)
      heard[heard.length - 1] = { ...stretch, startSeconds: last.startSeconds };
    else heard.push(stretch);
  }
  return heard;
}

const pressed = (cuts: readonly SelectedClip[], music = grid(0.6, 0)) =>
  cutToBeats({ selectedClips: [...cuts] }, MATERIAL, music);
const BEATS = [grid(0.6, 0), grid(0.5, 0.2), grid(0.47, 0.31), grid(0.66, 0.05), grid(0.8, 0.4)];

describe("'Cut to the beat' on a finished plan", () => {
  test.each(BEATS)('lets a voice under other clips go on without a gap or a repetition (%#)', (music) => {
    const { selectedClips } = planEdit({ prompt: 'use the interview as a voice-over', clips: CLIPS });
    const [before] = heardTalk(selectedClips);
    const { selectedClips: cuts, onBeat, joins } = pressed(selectedClips, music);
    const [after, ...more] = heardTalk(cuts);
    expect(more).toEqual([]);
    expect(after?.startSeconds).toBeCloseTo(before?.startSeconds ?? -1, 1);
    expect(after?.endSeconds).toBeGreaterThan(14.96);
    expect([onBeat, cuts]).toEqual([joins, expect.not.arrayContaining([...selectedClips])]);
  });

  test.each(BEATS)('keeps what is heard of a talk under its covers (%#)', (music) => {
    const { selectedClips } = planEdit({ prompt: 'people talking', clips: CLIPS });
    const [before] = heardTalk(selectedClips);
    const { selectedClips: cuts, onBeat, joins } = pressed(selectedClips, music);
    const [after, ...more] = heardTalk(cuts);
    expect(cuts.some(({ audio }) => (audio?.tailSeconds ?? 0) > 0)).toBe(true);
    expect(more).toEqual([]);
    expect(after?.startSeconds).toBeCloseTo(before?.startSeconds ?? -1, 1);
    expect(planAudioFault(cuts, LENGTHS)).toBeNull();
    expect(onBeat).toBeGreaterThan(joins / 2);
  });

  test('moves no join where a locked cut goes on with the voice', () => {
    const { selectedClips } = planEdit({ prompt: 'people talking', clips: CLIPS });
    const last = selectedClips.findLastIndex(({ clipId }) => clipId === 'talk');
    const locked = selectedClips.map((cut, at) => (at === last ? { ...cut, locked: true } : cut));
    const { selectedClips: cuts } = pressed(locked);
    expect(cuts[last]).toEqual(locked[last]);
    expect(heardTalk(cuts)).toHaveLength(heardTalk(selectedClips).length);
  });

  test('asks for the words that are heard, not for those of the clip that is shown, nor of a silent one', () => {
    const words = [{ text: 'sea', startSeconds: 2.5, endSeconds: 4.9 }];
    const material = MATERIAL.map((clip) => ({ ...clip, analysis: { ...clip.analysis, words } }));
    const cut = { clipId: 'boat', startTime: 2, endTime: 3.1, order: 0 };
    const end = (of: SelectedClip) => {
      const { selectedClips } = cutToBeats({ selectedClips: [of] }, material, grid(0.6, 0));
      return playedSeconds(selectedClips[0] ?? cut);
    };
    expect(end(cut)).toBeCloseTo(1.1, 6);
    expect(end({ ...cut, gainDb: CUT_GAIN_DB_MIN })).toBeCloseTo(1.2, 6);
    expect(end({ ...cut, audioFrom: { clipId: 'talk', startSeconds: 5 } })).toBeCloseTo(1.2, 6);
    expect(end({ ...cut, audioFrom: { clipId: 'talk', startSeconds: 2 } })).not.toBeCloseTo(1.2, 6);
  });
});
