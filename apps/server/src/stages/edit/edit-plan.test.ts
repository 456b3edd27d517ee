import type { EditingPlan, Framing, SelectedClip } from '@cutroom/contract';
import { expect, test } from 'vitest';
import { editPlan } from './edit-plan.ts';

const clips = new Map([
  ['a', { durationSeconds: 10, framesPerSecond: 30, hasAudio: true }],
  ['b', { durationSeconds: 60, framesPerSecond: 59.94, hasAudio: true }],
  ['short', { durationSeconds: 0.3, framesPerSecond: null, hasAudio: false }],
]);
const cut = (changes: Partial<SelectedClip> = {}): SelectedClip => ({
  clipId: 'a',
  startTime: 2,
  endTime: 5,
  order: 0,
  ...changes,
});
const plan: EditingPlan = {
  title: 'Lisbon',
  description: 'A day',
  instructions: 'Calm',
  selectedClips: [cut()],
};
const edited = (...timeline: SelectedClip[]) => editPlan(plan, timeline, clips).selectedClips;

test.each<[string, Partial<SelectedClip>, Partial<SelectedClip>]>([
  ['a cut inside its clip stays as it is', {}, {}],
  ['an adjusted cut too', { adjustedDuration: 4 }, { adjustedDuration: 4 }],
  [
    'longer than what follows in the clip, it starts earlier and keeps its original length',
    { startTime: 7, endTime: 10, adjustedDuration: 4 },
    { startTime: 6, endTime: 9, adjustedDuration: 4 },
  ],
  [
    'longer than the clip, it is limited to the clip',
    { adjustedDuration: 20 },
    { startTime: 0, endTime: 3, adjustedDuration: 10 },
  ],
  [
    'an end behind the clip moves the start earlier',
    { startTime: 8, endTime: 12 },
    { startTime: 6, endTime: 10 },
  ],
  ['a start behind the clip too', { startTime: 50, endTime: 53 }, { startTime: 7, endTime: 10 }],
  [
    'a cut longer than 30 seconds is 30',
    { clipId: 'b', startTime: 1, endTime: 50 },
    { startTime: 1, endTime: 31 },
  ],
  [
    'an adjustment over 30 seconds is 30',
    { clipId: 'b', startTime: 0, endTime: 5, adjustedDuration: 45 },
    { startTime: 0, endTime: 5, adjustedDuration: 30 },
  ],
  [
    'an adjustment under half a second is half a second',
    { adjustedDuration: 0.01 },
    { adjustedDuration: 0.5 },
  ],
  ['a cut under half a second is half a second', { endTime: 2.001 }, { endTime: 2.5 }],
  ['decimal sums come out tidy', { startTime: 0.1, endTime: 0.1 + 3.2 }, { startTime: 0.1, endTime: 3.3 }],
])('%s', (_, sent, effective) => {
  const before = cut(sent);
  const another = cut({ clipId: 'b', order: 1 });
  expect(edited(before, another)).toEqual([{ ...before, ...effective }, another]);
});

test('what was made effective once stays so', () => {
  const once = edited(cut({ startTime: 7, endTime: 10, adjustedDuration: 4 }));
  expect(edited(...once)).toEqual(once);
});

test('a clip shorter than the shortest cut plays whole', () => {
  const [, short] = edited(cut(), cut({ clipId: 'short', startTime: 0.1, endTime: 0.2 }));
  expect(short).toMatchObject({ startTime: 0, endTime: 0.3 });
});

test('fields that this version does not know stay on the plan and on its clips', () => {
  const known: EditingPlan = {
    ...plan,
    soundtrack: { name: 'waves' },
    selectedClips: [cut({ reason: 'sharp', zoom: 1.2 }), cut({ startTime: 6, endTime: 8, reason: 'a face' })],
  };
  const moved = cut({ startTime: 6, endTime: 8, order: 0 });
  const trimmed = cut({ startTime: 2.5, endTime: 5, order: 1, reason: 'my choice' });
  expect(editPlan(known, [moved, trimmed], clips)).toEqual({
    ...known,
    selectedClips: [
      { ...moved, reason: 'a face' },
      { ...trimmed, zoom: 1.2 },
    ],
  });
});

test('a moment elsewhere in a clip takes nothing over from a cut of the clip that is gone', () => {
  const removed = cut({ locked: true, gainDb: -60, reason: 'a face', zoom: 1.2, framing: { mode: 'fit' } });
  const added = cut({ startTime: 6, endTime: 8 });
  const known = { ...plan, selectedClips: [removed] };
  expect(editPlan(known, [added], clips).selectedClips).toEqual([added]);
});

const framing: Framing = { mode: 'crop', keyframes: [{ atSeconds: 3, centerX: 0.2, centerY: 0.5 }] };
test.each<[string, Partial<SelectedClip>, Partial<SelectedClip>]>([
  ['within it keeps its framing', { startTime: 2.5, endTime: 4.5 }, { framing }],
  ['beyond it is framed as the clip is', { startTime: 2.5, endTime: 6 }, {}],
  ['that plays on beyond it too', { startTime: 2.5, endTime: 4, adjustedDuration: 3 }, {}],
])(
  'a moment that shares pictures with a saved cut has no lock, level or reason of it; one %s',
  (_, sent, kept) => {
    const saved = cut({ locked: true, gainDb: -60, reason: 'a face', zoom: 1.2, framing });
    const known = { ...plan, selectedClips: [saved] };
    const moved = cut(sent);
    expect(editPlan(known, [moved], clips).selectedClips).toEqual([{ ...moved, zoom: 1.2, ...kept }]);
  },
);

test('a lock and a level stay until the editor says otherwise', () => {
  const locked = { ...plan, selectedClips: [cut({ locked: true, gainDb: -6 })] };
  expect(editPlan(locked, [cut()], clips).selectedClips).toEqual([cut({ locked: true, gainDb: -6 })]);
  const sent = cut({ locked: false, gainDb: 0 });
  expect(editPlan(locked, [sent], clips).selectedClips).toEqual([sent]);
});

test('what a complete timeline does not say is gone, but for what only the plan knows', () => {
  const shown = cut({
    ...{ locked: true, gainDb: -6, isVoiceCleared: true, framing: { mode: 'fit' }, titles: [], ducks: [] },
    ...{ speed: [{ at: 0, rate: 2 }], audio: { leadSeconds: 0, tailSeconds: 0, shiftSeconds: 0 } },
    ...{ reason: 'sharp', zoom: 1.2 },
  });
  const known = { ...plan, selectedClips: [shown] };
  expect(editPlan(known, [cut()], clips, true).selectedClips).toEqual([cut({ reason: 'sharp', zoom: 1.2 })]);
  const trimmed = cut({ startTime: 2.5 });
  expect(editPlan(known, [trimmed], clips, true).selectedClips).toEqual([{ ...trimmed, zoom: 1.2 }]);
});

test('an adjustment that the editor took back is gone', () => {
  const adjusted = { ...plan, selectedClips: [cut({ adjustedDuration: 4 })] };
  expect(editPlan(adjusted, [cut()], clips).selectedClips).toEqual([cut()]);
});

test.each<[string, string, SelectedClip[]]>([
  ['a clip of another project', 'timeline_unknown_clip', [cut(), cut({ clipId: 'x' })]],
  ['a name that every object has', 'timeline_unknown_clip', [cut({ clipId: '__proto__' })]],
  ['more than 180 seconds', 'timeline_too_long', Array.from({ length: 61 }, () => cut())],
  ['less than a second', 'invalid_timeline', [cut({ endTime: 2.7 })]],
])('%s is refused as %s', (_, code, timeline) => {
  expect(() => editPlan(plan, timeline, clips)).toThrow(expect.objectContaining({ code }));
});

test('a reel under a second that the clips hold no more than can be saved as it is, or longer, but not shorter', () => {
  const short = (endTime = 0.3) => cut({ clipId: 'short', startTime: 0, endTime });
  const made: EditingPlan = { ...plan, selectedClips: [short(), short()] };
  expect(editPlan(made, made.selectedClips, clips)).toEqual(made);
  expect(editPlan(made, [short(), short(), short()], clips).selectedClips).toHaveLength(3);
  expect(() => editPlan(made, [short()], clips)).toThrow(
    expect.objectContaining({ code: 'invalid_timeline' }),
  );
});

test('what is noted on a plan is kept until it is more than a plan can hold', () => {
  const noted = (count: number) =>
    Array.from({ length: count }, (_, index) => index).reduce(
      (saved, index) => editPlan(saved, [cut({ [`note${index}`]: 'x'.repeat(60_000) })], clips),
      plan,
    );
  expect(noted(8).selectedClips[0]).toHaveProperty('note7');
  expect(() => noted(9)).toThrow(expect.objectContaining({ code: 'request_too_large' }));
});

test('exactly 180 seconds and exactly one second are allowed', () => {
  expect(edited(...Array.from({ length: 60 }, () => cut()))).toHaveLength(60);
  expect(edited(cut({ endTime: 3 }))).toHaveLength(1);
});

test('a title of an older plan belongs to its cut, goes with it, and stays away once it is taken off', () => {
  const older: EditingPlan = {
    ...plan,
    selectedClips: [cut(), cut({ clipId: 'b', order: 1 })],
    style: { pace: 'fast', sound: 'original', titles: [{ text: 'Lisbon', at: 'opening' }] },
  };
  const turned = editPlan(older, [cut({ clipId: 'b' }), cut({ order: 1 })], clips);
  expect(turned.selectedClips.map(({ titles = [] }) => titles.map(({ text }) => text))).toEqual([
    [],
    ['Lisbon'],
  ]);
  const bare = editPlan(turned, [cut({ titles: [] })], clips);
  expect(bare.selectedClips.map(({ titles }) => titles)).toEqual([[]]);
  expect(bare.style).toEqual({ pace: 'fast', sound: 'original' });
});

test.each<[string, Partial<SelectedClip>, Partial<SelectedClip>]>([
  [
    'a fast cut takes more of its clip than it plays',
    { endTime: 8, adjustedDuration: 3, speed: [{ at: 0, rate: 2 }] },
    { startTime: 2, endTime: 8, adjustedDuration: 3 },
  ],
  [
    'a fast cut starts earlier where its clip ends too soon',
    { startTime: 6, endTime: 10, adjustedDuration: 3, speed: [{ at: 0, rate: 2 }] },
    { startTime: 4, adjustedDuration: 3 },
  ],
  [
    'a ramp plays no longer than its clip lasts at its mean speed',
    {
      adjustedDuration: 8,
      speed: [
        { at: 0, rate: 1 },
        { at: 1, rate: 3 },
      ],
    },
    { startTime: 0, adjustedDuration: 5 },
  ],
  [
    'a slow cut takes less',
    { clipId: 'b', endTime: 3, adjustedDuration: 2, speed: [{ at: 0, rate: 0.5 }] },
    { startTime: 2, endTime: 3, adjustedDuration: 2 },
  ],
])('Speeds: %s', (_, changes, expected) => {
  expect(edited(cut(changes))[0]).toMatchObject(expected);
});

test('A clip with too few frames is not slowed down', () => {
  expect(() => edited(cut({ speed: [{ at: 0, rate: 0.5 }] }))).toThrow(
    expect.objectContaining({ code: 'timeline_slow_motion' }),
  );
});

test('What is switched off by hand does not come back from the saved cut', () => {
  const ducks = [{ startSeconds: 2, endSeconds: 3, depthDb: 12 }];
  const saved = { ...plan, selectedClips: [cut({ ducks, isVoiceCleared: true })] };
  expect(editPlan(saved, [cut()], clips).selectedClips).toEqual(saved.selectedClips);
  const sent = cut({ ducks: null, isVoiceCleared: false });
  expect(editPlan(saved, [sent], clips).selectedClips).toEqual([sent]);
});

const audio = (leadSeconds: number, tailSeconds: number) => ({ leadSeconds, tailSeconds, shiftSeconds: 0 });
const after = cut({ clipId: 'b', startTime: 20, endTime: 23, order: 1 });

test('Audio that leads and goes on is kept where its clip and the reel have it', () => {
  const pulled = [cut({ audio: audio(0, 1.5) }), after];
  expect(edited(...pulled).map((each) => each.audio)).toEqual([audio(0, 1.5), undefined]);
});

test.each<[string, SelectedClip[], string]>([
  ['beyond its clip', [cut({ startTime: 6, endTime: 9, audio: audio(0, 1.5) }), after], 'outside'],
  ['before the reel', [cut({ audio: audio(1, 0) }), after], 'outside'],
  ['away to nothing', [cut({ audio: audio(-2, -2) }), after], 'outside'],
  ['over another’s', [cut({ audio: audio(0, 1) }), { ...after, audio: audio(1, 0) }], 'overlap'],
])('Audio that is pulled %s is refused', (_, timeline, fault) => {
  expect(() => edited(...timeline)).toThrow(expect.objectContaining({ code: `timeline_audio_${fault}` }));
});

test('Remembered audio lies where there is room for it now', () => {
  const stored = { ...plan, selectedClips: [cut({ audio: audio(0, 3) }), after] };
  const shorter = { ...after, startTime: 20, endTime: 21 };
  expect(editPlan(stored, [cut(), shorter], clips).selectedClips[0]?.audio).toEqual(audio(0, 1));
});

test('a cut may be heard with another clip of the project', () => {
  const heard = cut({ audioFrom: { clipId: 'b', startSeconds: 12 } });
  expect(edited(heard)).toEqual([heard]);
  // An editor that does not know it keeps it; one that does and sends none has taken it away.
  const saved = { ...plan, selectedClips: [heard] };
  expect(editPlan(saved, [cut()], clips).selectedClips).toEqual([heard]);
  expect(editPlan(saved, [cut()], clips, true).selectedClips).toEqual([cut()]);
});

test.each([
  ['timeline_unknown_clip', { clipId: 'gone', startSeconds: 0 }],
  ['timeline_audio_missing', { clipId: 'short', startSeconds: 0 }],
])('%s: %j cannot be heard', (code, audioFrom) => {
  expect(() => edited(cut({ audioFrom }))).toThrow(expect.objectContaining({ code }));
});
