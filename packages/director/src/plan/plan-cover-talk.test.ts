import { type MusicSettings, REEL_FPS, type SelectedClip } from '@cutroom/contract';
import { planAudioFault } from '@cutroom/reel';
import { describe, expect, test } from 'vitest';
import type { DirectorClip } from '../director-clip.ts';
import { buildClips, type ClipSketch } from '../testing/build-clip.ts';
import { heardStretches } from '../testing/heard-stretches.ts';
import { planEdit } from './plan-edit.ts';

const TALK: ClipSketch = {
  id: 'talk',
  seconds: 16,
  labels: ['person', 'talking'],
  speech: [{ startSeconds: 1, endSeconds: 15 }],
};
const VIEWS: readonly ClipSketch[] = ['market', 'boat', 'pasta', 'tower'].map((label) => ({
  id: label,
  name: `${label}.mp4`,
  seconds: 12,
  labels: [label],
}));

function plan(prompt: string, sketches: readonly ClipSketch[], music?: MusicSettings) {
  const clips = buildClips(...sketches);
  const request = {
    prompt,
    clips,
    ...(music === undefined ? {} : { music: { settings: music, track: { dropSeconds: null } } }),
  };
  const made = planEdit(request);
  const lengths = new Map(
    clips.map(({ clipId, analysis }) => [clipId, { durationSeconds: analysis.durationSeconds }]),
  );
  expect(planAudioFault(made.selectedClips, lengths)).toBeNull();
  expect(planEdit(request)).toEqual(made);
  return made.selectedClips;
}

/** What is seen between two pieces of one talk that goes on. */
function covers(cuts: readonly SelectedClip[]): string[] {
  return cuts.flatMap((cut, at) => {
    const [before, after] = [cuts[at - 1], cuts[at + 1]];
    const isCover =
      before?.clipId === 'talk' && after?.clipId === 'talk' && (before.audio?.tailSeconds ?? 0) > 0;
    return isCover ? [cut.clipId] : [];
  });
}

const WISH = 'keep what I say, 20 seconds';

describe('Who talks on for long', () => {
  test('is seen first and last, heard without a gap, and others are seen in between', () => {
    const cuts = plan(WISH, [TALK, ...VIEWS]);
    expect(covers(cuts).length).toBeGreaterThan(0);
    const [heard, ...more] = heardStretches(cuts, 'talk');
    expect(more).toEqual([]);
    expect((heard?.endSeconds ?? 0) - (heard?.startSeconds ?? 0)).toBeGreaterThan(8);
    const seconds = cuts.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);
    expect(seconds).toBeCloseTo(20, 1);
    for (const { startTime, endTime } of cuts) expect(endTime - startTime).toBeLessThan(5.5);
  });

  test('is covered by what is being spoken of, where the words are known', () => {
    const words = Array.from({ length: 40 }, (_, at) => ({
      text: 'pasta',
      startSeconds: 1 + at * 0.35,
      endSeconds: 1.3 + at * 0.35,
    }));
    const cuts = plan('start with me talking, keep what I say, 12 seconds', [{ ...TALK, words }, ...VIEWS]);
    expect(covers(cuts)[0]).toBe('pasta');
  });

  test.each([
    ['nothing else was filmed', WISH, [TALK]],
    [
      'in all else somebody speaks, too',
      WISH,
      [TALK, ...VIEWS.map((view) => ({ ...view, speech: [{ startSeconds: 0, endSeconds: 12 }] }))],
    ],
    ['one take is wished', 'one single shot of me talking, 10 seconds', [TALK, ...VIEWS]],
    ['the talk is to be held', 'stay on the person talking for 10 seconds, 20 second reel', [TALK, ...VIEWS]],
    ['nothing else is to be seen', 'only the talking parts', [TALK, ...VIEWS]],
    ['nothing is to be heard', `${WISH}, no sound`, [TALK, ...VIEWS]],
    ['cuts have a length', `${WISH}, 8 seconds each`, [TALK, ...VIEWS]],
    ['the order is wished', `${WISH}, in the order filmed`, [TALK, ...VIEWS]],
    ['shots blend into each other', `${WISH}, crossfades`, [TALK, ...VIEWS]],
  ])('is left alone where %s', (_, prompt, sketches) => {
    expect(covers(plan(prompt, sketches))).toEqual([]);
  });

  test('is covered from beat to beat where the reel is cut to them', () => {
    const beats = Array.from({ length: 120 }, (_, at) => at * 0.5);
    const music: MusicSettings = {
      startSeconds: 0,
      endSeconds: 60,
      bpm: 120,
      gainDb: 0,
      isDucked: true,
      isCutToBeat: true,
      beats,
      downbeats: beats.filter((_, at) => at % 4 === 0),
    };
    const cuts = plan(WISH, [TALK, ...VIEWS], music);
    expect(covers(cuts).length).toBeGreaterThan(0);
    let frame = 0;
    const off = cuts.map(({ startTime, endTime }) => {
      frame += Math.round((endTime - startTime) * REEL_FPS);
      return Math.abs((frame / 15) % 1 > 0.5 ? 15 - (frame % 15) : frame % 15);
    });
    expect(off.slice(0, -1).filter((frames) => frames > 1)).toEqual([]);
  });
});

describe('A distinct sound', () => {
  /** A clip that is quiet but for a sound from a second on. */
  const sounding = (id: string, from: number): ClipSketch => ({
    id,
    seconds: 10,
    moments: [{ startSeconds: from, endSeconds: from + 2, score: 0.95, reasons: ['sharp'] }],
  });
  const withLevels = (sketches: readonly ClipSketch[], onsets: Readonly<Record<string, number>>) =>
    buildClips(...sketches).map((clip) => ({
      ...clip,
      analysis: {
        ...clip.analysis,
        loudness: {
          stepSeconds: 0.1,
          levelsDb: Array.from({ length: 100 }, (_, at) => {
            const onset = onsets[clip.clipId];
            const since = onset === undefined ? -1 : at - Math.round(onset * 10);
            return since >= 0 && since < 8 ? -18 : -50;
          }),
        },
      },
    }));

  test('is heard 4 to 12 frames before it is seen, and never into or out of talk', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const sketches = ids.map((id) => sounding(id, 4));
    const cutsOf = (clips: readonly DirectorClip[], prompt = '10 seconds') =>
      planEdit({ prompt, clips }).selectedClips;
    const starts = new Map(
      cutsOf(buildClips(...sketches)).map(({ clipId, startTime }) => [clipId, startTime]),
    );
    const onsets = Object.fromEntries(
      ids.map((id) => [id, Math.round(((starts.get(id) ?? 0) - 0.15) * 10) / 10]),
    );
    const leads = (cuts: readonly SelectedClip[]) =>
      cuts.flatMap(({ audio }) => (audio === undefined ? [] : [Math.round(audio.leadSeconds * REEL_FPS)]));
    const found = leads(cutsOf(withLevels(sketches, onsets)));
    expect(found.length).toBeGreaterThan(0);
    for (const frames of found) {
      expect(frames).toBeGreaterThanOrEqual(4);
      expect(frames).toBeLessThanOrEqual(12);
    }
    const talking = sketches.map((sketch) => ({ ...sketch, speech: [{ startSeconds: 0, endSeconds: 10 }] }));
    expect(leads(cutsOf(withLevels(talking, onsets)))).toEqual([]);
    expect(leads(cutsOf(withLevels(sketches, {})))).toEqual([]);
    expect(leads(cutsOf(withLevels(sketches, onsets), '10 seconds, no sound'))).toEqual([]);
  });
});
