import { type MusicSettings, playedSeconds, REEL_FPS, type SelectedClip } from '@cutroom/contract';
import { countOnBeats, planAudioFault } from '@cutroom/reel';
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
  const sketches = ['a', 'b', 'c', 'd'].map(
    (id): ClipSketch => ({
      id,
      seconds: 10,
      moments: [{ startSeconds: 4, endSeconds: 6, score: 0.95, reasons: ['sharp'] }],
    }),
  );
  /** Clips in each of which something begins to be heard so many seconds after the cut that a prompt makes of it begins. */
  const sounding = (
    after: number,
    more: Partial<ClipSketch> = {},
    prompt = '10 seconds',
    music?: MusicSettings,
  ) => {
    const clips = buildClips(...sketches.map((sketch) => ({ ...sketch, ...more })));
    const starts = new Map(cutsOf(clips, prompt, music).map(({ clipId, startTime }) => [clipId, startTime]));
    return clips.map((clip) => ({
      ...clip,
      analysis: { ...clip.analysis, onsets: [(starts.get(clip.clipId) ?? 0) + after] },
    }));
  };
  const cutsOf = (clips: readonly DirectorClip[], prompt = '10 seconds', settings?: MusicSettings) =>
    planEdit({
      ...{ prompt, clips },
      ...(settings === undefined ? {} : { music: { settings, track: { dropSeconds: null } } }),
    }).selectedClips;
  const leads = (cuts: readonly SelectedClip[]) =>
    cuts.flatMap(({ audio }) => (audio === undefined ? [] : [Math.round(audio.leadSeconds * REEL_FPS)]));

  test.each([-0.15, 0, 0.1])(
    'that begins %d s after its cut is heard 4 to 12 frames before it is seen',
    (after) => {
      const found = leads(cutsOf(sounding(after)));
      expect(found.length).toBeGreaterThan(0);
      for (const frames of found) {
        expect(frames).toBeGreaterThanOrEqual(4);
        expect(frames).toBeLessThanOrEqual(12);
      }
    },
  );

  test('is heard with its frames where somebody talks, nothing begins, it begins elsewhere or nothing is to be heard', () => {
    const speech = [{ startSeconds: 0, endSeconds: 10 }];
    expect(leads(cutsOf(sounding(-0.15, { speech })))).toEqual([]);
    expect(leads(cutsOf(buildClips(...sketches)))).toEqual([]);
    expect(leads(cutsOf(sounding(1.2)))).toEqual([]);
    expect(leads(cutsOf(sounding(-0.15), '10 seconds, no sound'))).toEqual([]);
  });

  const prompt = '10 seconds, cut to the beat';
  test.each([-0.4, -0.1, 0, 0.2, 0.3])(
    'that begins %d s after a cut on the beat is heard 5 frames before it is seen, and no join moves',
    (after) => {
      const settings = trackOf(100);
      const clips = sounding(after, {}, prompt, settings);
      const cuts = cutsOf(clips, prompt, settings);
      const led = cuts.filter(({ audio }) => audio !== undefined);
      expect(led.length).toBeGreaterThanOrEqual(2);
      for (const { clipId, startTime, audio } of led) {
        const [onset = 0] = clips.find((clip) => clip.clipId === clipId)?.analysis.onsets ?? [];
        expect((startTime - onset) * REEL_FPS).toBeGreaterThanOrEqual(2.9);
        expect((startTime - onset) * REEL_FPS).toBeLessThanOrEqual(8.1);
        expect(startTime - (audio?.leadSeconds ?? 0)).toBeLessThanOrEqual(onset);
      }
      const { onBeat, joins } = countOnBeats(cuts, settings);
      expect(onBeat).toBe(joins);
      const frames = (all: readonly SelectedClip[]) =>
        all.map((cut) => Math.round(playedSeconds(cut) * REEL_FPS));
      expect(frames(cuts)).toEqual(frames(withoutOnsets(clips, settings)));
    },
  );
  const withoutOnsets = (clips: readonly DirectorClip[], settings: MusicSettings) =>
    cutsOf(
      clips.map((clip) => ({ ...clip, analysis: { ...clip.analysis, onsets: [] } })),
      prompt,
      settings,
    );
});

describe('The first word of a cut on the beat', () => {
  test('is heard before whoever says it is seen, and no join moves', () => {
    const settings = trackOf(100);
    const talk = { ...TALK, speech: [{ startSeconds: 1, endSeconds: 4.5 }] };
    const cuts = plan('start with the market, keep what I say, 20 seconds', [talk, ...VIEWS], settings);
    const talking = cuts.find(({ clipId }) => clipId === 'talk');
    expect(talking?.audio?.leadSeconds).toBeCloseTo(7 / REEL_FPS, 3);
    expect(((talking?.startTime ?? 0) - 1) * REEL_FPS).toBeCloseTo(5, 1);
    const { onBeat, joins } = countOnBeats(cuts, settings);
    expect(onBeat).toBe(joins);
  });
});

/** A track in bars of four that the reel is cut to. */
function trackOf(bpm: number): MusicSettings {
  const beats = Array.from({ length: 240 }, (_, at) => (at * 60) / bpm);
  return {
    ...{ startSeconds: 0, endSeconds: 100, bpm, gainDb: 0, isDucked: true, isCutToBeat: true, beats },
    downbeats: beats.filter((_, at) => at % 4 === 0),
  };
}
