import {
  CROP_ZOOM_MAX,
  CUT_TITLES_MAX,
  type CutAudioFrom,
  type CutTitle,
  playedSeconds,
  REEL_SECONDS_MAX,
  REEL_TITLE_CHARS_MAX,
  type SelectedClip,
  TITLE_STYLES,
} from '@cutroom/contract';
import { type BeatMaterial, fitPlanAudio, type TalkingClip } from '@cutroom/reel';
import fc from 'fast-check';
import { newTitle } from '../../crop-and-titles/new-title.ts';
import { comingAt, goingAt } from '../../crop-and-titles/on-frame/title-span.ts';
import { safeCenterY } from '../../crop-and-titles/use-frame-pull.ts';
import { audioOf, pulledAudio } from '../cuts/cut-audio.ts';
import { RAMPS, steadySpeed } from '../cuts/cut-speed.ts';
import { cutsToSave } from '../cuts/timeline-cuts.ts';
import { EDIT_COMMAND_LIST } from '../edit-commands.ts';
import { FIT, stayAt, withZoom } from '../framing.ts';
import type { TimelineAction, TimelineState } from '../timeline-reducer.ts';

/** The project's clips: one that can be slowed down, a short one, and one of which the rate is not known. */
export const CLIPS: ReadonlyMap<
  string,
  { readonly durationSeconds: number; readonly framesPerSecond: number | null; readonly hasAudio: boolean }
> = new Map([
  ['a', { durationSeconds: 12, framesPerSecond: 60, hasAudio: true }],
  ['b', { durationSeconds: 3.37, framesPerSecond: 30, hasAudio: true }],
  ['c', { durationSeconds: 45.2, framesPerSecond: null, hasAudio: true }],
]);
const FRAME = { width: 1920, height: 1080 };

/** Words and pauses all along each clip. */
const TALKING: readonly TalkingClip[] = [...CLIPS].map(([id, { durationSeconds }]) => ({
  id,
  probe: { durationSeconds },
  analysis: {
    speech: Array.from({ length: Math.floor(durationSeconds / 3) }, (_, index) => ({
      startSeconds: index * 3 + 0.4,
      endSeconds: index * 3 + 1.9,
    })),
  },
}));
const EVERY_HALF = Array.from({ length: 400 }, (_, index) => index / 2);
const BEATS: BeatMaterial = {
  music: {
    beats: EVERY_HALF,
    downbeats: EVERY_HALF.filter((_, index) => index % 4 === 0),
    startSeconds: 0,
    endSeconds: 200,
  },
  clips: [...CLIPS].map(([id, { durationSeconds }]) => ({
    id,
    probe: { durationSeconds },
    analysis: { shots: [{ startSeconds: 0, endSeconds: durationSeconds }] },
  })),
};

const share = fc.double({ min: 0, max: 1, noNaN: true });
/** Anything somebody types or pulls to, also where there is nothing. */
const seconds = fc.double({ min: -5, max: 50, noNaN: true });
const place = fc.nat({ max: 15 });
const mergeKey = fc.constantFrom('one', 'two');
const placeOfAudio = fc.record({
  leadSeconds: fc.double({ min: -4, max: 20, noNaN: true }),
  tailSeconds: fc.double({ min: -4, max: 20, noNaN: true }),
  shiftSeconds: fc.double({ min: -3, max: 3, noNaN: true }),
});
const speed = fc.oneof(
  fc.double({ min: 0.1, max: 6, noNaN: true }).map(steadySpeed),
  fc.constantFrom(...RAMPS.map((ramp) => ramp.speed)),
);
/** As a pull on the lane leaves them: in order, apart, as deep as the slider goes. */
const ducks = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 110 }), fc.integer({ min: 1, max: 20 })), { maxLength: 3 })
  .map((some) => {
    let free = 0;
    return some
      .toSorted(([a], [b]) => a - b)
      .map(([from, length]) => {
        const startSeconds = Math.max(free, from / 10);
        free = startSeconds + length / 10;
        return { startSeconds, endSeconds: free, depthDb: 12 };
      });
  });
const words = fc.string({ minLength: 1, maxLength: REEL_TITLE_CHARS_MAX / 4, unit: 'grapheme' });

const moment: fc.Arbitrary<SelectedClip> = fc
  .record({ clipId: fc.constantFrom(...CLIPS.keys()), from: share, tenths: fc.integer({ min: 5, max: 300 }) })
  .map(({ clipId, from, tenths }) => {
    const clipSeconds = CLIPS.get(clipId)?.durationSeconds ?? 0;
    const length = Math.min(tenths / 10, clipSeconds);
    const startTime = Math.floor(from * (clipSeconds - length) * 1000) / 1000;
    return { clipId, startTime, endTime: startTime + length, order: 0 };
  });

/** Another clip that a cut is heard with, which may end before the cut. */
const audioFrom: fc.Arbitrary<CutAudioFrom> = fc.record({
  clipId: fc.constantFrom(...CLIPS.keys()),
  startSeconds: fc.double({ min: 0, max: 13, noNaN: true }),
});

/** A cut that the director chose, or that an earlier visit left: with all that a cut can have. */
const plannedCut: fc.Arbitrary<SelectedClip> = fc
  .tuple(
    moment,
    fc.record(
      {
        locked: fc.boolean(),
        gainDb: fc.constantFrom(-60, -6, 0, 6),
        isVoiceCleared: fc.boolean(),
        ducks,
        audio: placeOfAudio,
        audioFrom,
      },
      { requiredKeys: [] },
    ),
    fc.boolean(),
  )
  .map(([cut, more, isTitled]) => ({
    ...cut,
    ...more,
    ...(isTitled ? { titles: [newTitle(cut, null)] } : {}),
  }));

/** A plan as the server keeps it: no audio outside of its clip or on the audio of others. */
export const plan: fc.Arbitrary<SelectedClip[]> = fc
  .array(plannedCut, { minLength: 2, maxLength: 12 })
  .map((clips) =>
    fitPlanAudio(
      clips.map((clip, order) => ({ ...clip, order })),
      CLIPS,
    ),
  )
  .map((clips) => [...clips])
  .filter((clips) => clips.reduce((sum, clip) => sum + playedSeconds(clip), 0) <= REEL_SECONDS_MAX);

/** What somebody does, by the place of what it is done to: which keys there are by then is not known yet. */
export type Deed = (state: TimelineState) => TimelineAction;

const indexIn = ({ editor: { cuts } }: TimelineState, number: number) => number % cuts.length;
const keyIn = (state: TimelineState, number: number) => state.editor.cuts[indexIn(state, number)]?.key ?? '';
const keysIn = (state: TimelineState, numbers: readonly number[]) => [
  ...new Set(numbers.map((each) => keyIn(state, each))),
];
const clipIn = (state: TimelineState, number: number) => state.editor.cuts[indexIn(state, number)]?.clip;
const several = fc.array(place, { minLength: 1, maxLength: 4 });

/** Everything that the buttons, keys and pulls of the editor do to the cuts, by the action that they send. */
const DEEDS = {
  command: fc
    .tuple(
      fc.constantFrom(...EDIT_COMMAND_LIST.map(({ name }) => name)),
      fc.array(place, { maxLength: 3 }),
      seconds,
    )
    .map(
      ([name, numbers, atSeconds]): Deed =>
        (state) => ({ kind: 'command', name, keys: keysIn(state, numbers), atSeconds }),
    ),
  pull: fc.tuple(place, fc.constantFrom('start', 'end', 'clip'), seconds, mergeKey).map(
    ([number, part, to, key]): Deed =>
      (state) => ({ kind: 'pull', index: indexIn(state, number), part, seconds: to, mergeKey: key }),
  ),
  duration: fc.tuple(place, seconds, mergeKey).map(
    ([number, to, key]): Deed =>
      (state) => ({ kind: 'duration', index: indexIn(state, number), seconds: to, mergeKey: key }),
  ),
  durations: fc.tuple(several, seconds, mergeKey).map(
    ([numbers, to, key]): Deed =>
      (state) => ({ kind: 'durations', keys: keysIn(state, numbers), seconds: to, mergeKey: key }),
  ),
  level: fc.tuple(place, fc.integer({ min: -90, max: 40 }), mergeKey).map(
    ([number, decibels, key]): Deed =>
      (state) => ({ kind: 'level', index: indexIn(state, number), decibels, mergeKey: key }),
  ),
  levels: fc.tuple(several, fc.integer({ min: -90, max: 40 }), mergeKey).map(
    ([numbers, decibels, key]): Deed =>
      (state) => ({ kind: 'levels', keys: keysIn(state, numbers), decibels, mergeKey: key }),
  ),
  speed: fc.tuple(place, speed, mergeKey).map(
    ([number, to, key]): Deed =>
      (state) => ({ kind: 'speed', index: indexIn(state, number), speed: to, mergeKey: key }),
  ),
  audio: fc.oneof(
    fc.tuple(place, placeOfAudio, mergeKey).map(
      ([number, to, key]): Deed =>
        (state) => ({ kind: 'audio', index: indexIn(state, number), place: to, mergeKey: key }),
    ),
    fc.tuple(place, fc.constantFrom('start', 'end', 'all'), seconds).map(
      ([number, part, by]): Deed =>
        (state) => ({
          kind: 'audio',
          index: indexIn(state, number),
          place: pulledAudio(audioOf(clipIn(state, number) ?? {}), part, by),
          mergeKey: null,
        }),
    ),
  ),
  audio_from: fc.tuple(place, fc.option(audioFrom), mergeKey).map(
    ([number, from, key]): Deed =>
      (state) => ({ kind: 'audio_from', index: indexIn(state, number), from, name: 'it', mergeKey: key }),
  ),
  ducks: fc.array(fc.tuple(place, fc.option(ducks)), { minLength: 1, maxLength: 3 }).map(
    (changes): Deed =>
      (state) => ({
        kind: 'ducks',
        changes: changes.map(([number, own]) => ({ index: indexIn(state, number), ducks: own })),
        mergeKey: null,
        spoken: '',
      }),
  ),
  framingOrTitles: fc.oneof(cropping(), titling()),
  move: fc.tuple(place, place).map(
    ([from, to]): Deed =>
      (state) => ({ kind: 'move', from: indexIn(state, from), to: indexIn(state, to) }),
  ),
  add: moment.map(
    (cut): Deed =>
      () => ({ kind: 'add', cut, name: 'a clip' }),
  ),
  replace: fc.tuple(place, moment).map(
    ([number, cut]): Deed =>
      (state) => ({ kind: 'replace', index: indexIn(state, number), cut, name: 'it' }),
  ),
  choose: fc.tuple(place, fc.constantFrom('only', 'toggle', 'range')).map(
    ([number, mode]): Deed =>
      (state) => ({ kind: 'choose', key: keyIn(state, number), mode }),
  ),
  take_back: fc.constant<Deed>((state) =>
    state.notice === null ? { kind: 'move', from: 0, to: 0 } : { kind: 'take_back', notice: state.notice },
  ),
  cut_silences: fc
    .record({
      pauseSeconds: fc.option(fc.double({ min: 0.3, max: 2, noNaN: true })),
      isWithoutFillers: fc.boolean(),
      isTrimmed: fc.boolean(),
    })
    .map(
      (wish): Deed =>
        () => ({ kind: 'cut_silences', clips: TALKING, wish }),
    ),
  take_out: fc
    .tuple(
      place,
      fc.array(fc.tuple(seconds, fc.double({ min: 0.05, max: 4, noNaN: true })), { maxLength: 3 }),
    )
    .map(
      ([number, some]): Deed =>
        (state) => ({
          kind: 'take_out',
          index: indexIn(state, number),
          stretches: some.map(([from, length]) => ({ startSeconds: from, endSeconds: from + length })),
        }),
    ),
  put_back: place.map(
    (number): Deed =>
      (state) => ({ kind: 'put_back', index: indexIn(state, number) }),
  ),
  beats: fc.boolean().map(
    (isKnown): Deed =>
      () => ({ kind: 'beats', beats: isKnown ? BEATS : null }),
  ),
  brought_back: fc.constant<Deed>((state) => ({
    kind: 'brought_back',
    clips: cutsToSave(state.editor.cuts),
    editVersion: null,
  })),
} satisfies { readonly [K in Exclude<TimelineAction['kind'], ServerKind>]: fc.Arbitrary<Deed> };

/** Answers of the server: nothing that somebody does. */
type ServerKind = 'saved' | 'restored' | 'refreshed';

export const deed: fc.Arbitrary<Deed> = fc.oneof(...Object.values(DEEDS));

function cropping(): fc.Arbitrary<Deed> {
  const zoom = fc.double({ min: 0.5, max: CROP_ZOOM_MAX + 1, noNaN: true });
  const framing = fc.oneof(
    fc.constant(FIT),
    fc.tuple(share, share, zoom).map(([x, y, by]) => stayAt({ x, y }, by, FRAME)),
    zoom.map(
      (by) =>
        withZoom(
          {
            mode: 'crop',
            keyframes: [0, 2, 4].map((atSeconds) => ({ atSeconds, centerX: 0.4, centerY: 0.5 })),
          },
          by,
        ) ?? FIT,
    ),
  );
  return fc.tuple(place, framing, mergeKey).map(
    ([number, to, key]): Deed =>
      (state) => ({
        kind: 'framingOrTitles',
        index: indexIn(state, number),
        change: { framing: to },
        mergeKey: key,
      }),
  );
}

/** Adds, writes, places, styles, times and takes off, as the fields and the picture do. */
function titling(): fc.Arbitrary<Deed> {
  const change = fc.oneof(
    words.map(
      (text) =>
        (title: CutTitle): CutTitle => ({ ...title, text }),
    ),
    seconds.map(
      (to) =>
        (title: CutTitle): CutTitle => ({ ...title, centerY: safeCenterY(to) }),
    ),
    fc.constantFrom(...TITLE_STYLES).map(
      (style) =>
        (title: CutTitle): CutTitle => ({ ...title, style }),
    ),
    seconds.map((to) => (title: CutTitle, long: number) => comingAt(title, to, long)),
    seconds.map((to) => (title: CutTitle, long: number) => goingAt(title, to, long)),
  );
  const titlesAfter = (
    clip: SelectedClip,
    what: 'add' | 'remove' | 'change',
    to: (title: CutTitle, long: number) => CutTitle,
  ) => {
    const { titles = [] } = clip;
    const [first] = titles;
    if (what === 'add' || first === undefined)
      return titles.length < CUT_TITLES_MAX ? [...titles, newTitle(clip, null)] : titles;
    return what === 'remove' ? titles.slice(1) : titles.with(0, to(first, playedSeconds(clip)));
  };
  return fc.tuple(place, fc.constantFrom('add', 'change', 'change', 'remove'), change, mergeKey).map(
    ([number, what, to, key]): Deed =>
      (state) => {
        const clip = clipIn(state, number);
        const titles = clip === undefined ? [] : titlesAfter(clip, what, to);
        return { kind: 'framingOrTitles', index: indexIn(state, number), change: { titles }, mergeKey: key };
      },
  );
}
