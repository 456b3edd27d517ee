import type { Draft } from './drafts.ts';

const grade = (
  look: Extract<Draft, { kind: 'grade' }>['look'],
  certainty: Draft['certainty'] = 'sure',
): Draft => ({
  kind: 'grade',
  look,
  clips: [],
  certainty,
});
const pace = (value: 'slow' | 'medium' | 'fast', certainty: Draft['certainty'] = 'sure'): Draft => ({
  kind: 'pace',
  pace: value,
  course: null,
  certainty,
});
const mood = (
  value: Extract<Draft, { kind: 'mood' }>['mood'],
  certainty: Draft['certainty'] = 'sure',
): Draft => ({
  kind: 'mood',
  mood: value,
  certainty,
});
const atMost = (value: number): Draft => ({
  kind: 'length',
  amount: { bound: 'atMost', value },
  certainty: 'guess',
});
const quality = (
  fault: Extract<Draft, { kind: 'quality' }>['fault'],
  verdict: 'leaveOut' | 'keep' = 'leaveOut',
): Draft => ({
  kind: 'quality',
  fault,
  verdict,
  clips: [],
});
const fade = (at: 'start' | 'end'): Draft => ({ kind: 'fade', at, isNot: false });
const title = (at: 'opening' | 'ending'): Draft => ({
  kind: 'title',
  text: null,
  at,
  placement: null,
  clips: [],
  isNot: false,
});
const music = (
  value: Extract<Draft, { kind: 'music' }>['music'],
  style: Extract<Draft, { kind: 'music' }>['style'] = null,
): Draft => ({
  kind: 'music',
  music: value,
  style,
  clips: [],
});
const course = (value: 'faster' | 'slower'): Draft => ({ kind: 'pace', pace: null, course: value });
const order = (
  by: 'filmed' | 'uploaded' | 'backwards' | 'bestFirst' | 'bestLast' | 'shuffled',
  certainty: Draft['certainty'] = 'sure',
): Draft => ({
  kind: 'order',
  by,
  clips: [],
  certainty,
});
const unsupported = (feature: string, nearest: string | null): Draft => ({
  kind: 'unsupported',
  feature,
  nearest,
});

/** What frames without arguments ask for, in every language. */
export const CONSTANT_WISHES = {
  lengthLongest: [{ kind: 'length', amount: { bound: 'longest' } }],
  lengthShort: [atMost(20)],
  lengthVeryShort: [atMost(12)],
  lengthLong: [{ kind: 'length', amount: { bound: 'atLeast', value: 45 }, certainty: 'guess' }],
  evenCuts: [{ kind: 'cutLength', amount: null, isEven: true }],
  // How many seconds 'quick cuts' are nobody said.
  cutsShort: [
    { kind: 'cutLength', amount: { bound: 'atMost', value: 2 }, isEven: false, certainty: 'guess' },
    pace('fast'),
  ],
  cutsLong: [
    { kind: 'cutLength', amount: { bound: 'atLeast', value: 4 }, isEven: false, certainty: 'guess' },
    pace('slow'),
  ],
  paceFast: [pace('fast')],
  paceMedium: [pace('medium')],
  paceSlow: [pace('slow')],
  paceNotFast: [pace('medium', 'likely')],
  courseFaster: [course('faster')],
  courseSlower: [course('slower')],
  orderFilmed: [order('filmed')],
  orderUploaded: [order('uploaded')],
  orderBackwards: [order('backwards')],
  orderBestFirst: [order('bestFirst')],
  orderBestLast: [order('bestLast')],
  orderShuffled: [order('shuffled')],
  everyClip: [{ kind: 'every', clips: [] }],
  noRepeats: [{ kind: 'times', clips: [], amount: { bound: 'atMost', value: 1 } }],
  noneInARow: [{ kind: 'together', clips: [], isApart: true }],
  everyOnce: [
    { kind: 'every', clips: [] },
    { kind: 'times', clips: [], amount: { bound: 'atMost', value: 1 } },
  ],
  oneCut: [{ kind: 'count', amount: { bound: 'exactly', value: 1 }, of: 'cuts', perClip: false }],
  onePerClip: [{ kind: 'count', amount: { bound: 'exactly', value: 1 }, of: 'cuts', perClip: true }],
  speechOnly: [{ kind: 'speech', speech: 'only', clips: [] }],
  speechPrefer: [{ kind: 'speech', speech: 'prefer', clips: [] }],
  speechNone: [{ kind: 'speech', speech: 'none', clips: [] }],
  speechClear: [{ kind: 'speech', speech: 'clear', clips: [] }],
  denoise: [{ kind: 'speech', speech: 'clear', clips: [] }],
  speechFluent: [{ kind: 'speech', speech: 'fluent', clips: [] }],
  speechFinish: [
    { kind: 'speech', speech: 'prefer', clips: [] },
    { kind: 'speech', speech: 'whole', clips: [] },
  ],
  speechWhole: [{ kind: 'speech', speech: 'whole', clips: [] }],
  audioOriginal: [{ kind: 'sound', sound: 'original' }],
  audioMute: [{ kind: 'sound', sound: 'mute' }],
  gradeNatural: [grade('natural')],
  gradeWarm: [grade('warm')],
  gradeCool: [grade('cool')],
  gradeVivid: [grade('vivid')],
  gradeSoft: [grade('soft')],
  gradeCinematic: [grade('cinematic')],
  gradeVintage: [grade('vintage')],
  gradeBlackAndWhite: [grade('black_and_white')],
  transitionCut: [{ kind: 'transition', transition: 'cut' }],
  transitionCrossfade: [{ kind: 'transition', transition: 'crossfade' }],
  transitionDip: [{ kind: 'transition', transition: 'dip_to_black' }],
  fadeIn: [fade('start')],
  fadeOut: [fade('end')],
  fadeBoth: [fade('start'), fade('end')],
  titleAtOpening: [title('opening')],
  titleAtEnding: [title('ending')],
  noTitle: [{ kind: 'title', text: null, at: 'opening', placement: null, clips: [], isNot: true }],
  captions: [{ kind: 'captions', isNot: false }],
  noText: [
    { kind: 'title', text: null, at: 'opening', placement: null, clips: [], isNot: true },
    { kind: 'captions', isNot: true },
  ],
  noShaky: [quality('shaky')],
  noBlurry: [quality('blurry')],
  noDark: [quality('dark')],
  noBright: [quality('bright')],
  noLoud: [quality('loud')],
  onlyGood: [quality('any')],
  keepShaky: [quality('shaky', 'keep')],
  keepDark: [quality('dark', 'keep')],
  keepBlurry: [quality('blurry', 'keep')],
  keepAny: [quality('any', 'keep')],
  instagram: [{ kind: 'platform', platform: 'instagram' }],
  tiktok: [{ kind: 'platform', platform: 'tiktok' }],
  youtube: [{ kind: 'platform', platform: 'youtube' }],
  facebook: [{ kind: 'platform', platform: 'facebook' }],
  whatsapp: [{ kind: 'platform', platform: 'whatsapp' }],
  musicAdd: [music('add')],
  musicNone: [music('none')],
  musicOnBeat: [music('onBeat')],
  // 'One clip per bar': so many beats each is more than is made.
  musicOnBeats: [music('onBeat', 'counted')],
  musicUnderSpeech: [music('underSpeech')],
  // 'No music while she talks': it goes down, but not to silence.
  musicNotUnderSpeech: [{ ...music('underSpeech'), certainty: 'likely' }],
  musicAtDrop: [music('startAtDrop')],
  musicOnly: [music('only')],
  musicNotOnBeat: [music('notOnBeat')],
  musicSameLevel: [music('sameLevel')],
  musicLouder: [music('louder')],
  musicQuieter: [music('quieter')],
  slowAll: [{ kind: 'speed', speed: 'slow', factor: null, clips: [] }],
  fastAll: [{ kind: 'speed', speed: 'fast', factor: null, clips: [] }],
  fastDull: [{ kind: 'speed', speed: 'fast', factor: null, clips: [], isWhereDull: true }],
  normalSpeed: [{ kind: 'speed', speed: 'normal', factor: null, clips: [] }],
  closeUps: [{ kind: 'framing', framing: 'close', clips: [] }],
  wideShots: [{ kind: 'framing', framing: 'wide', clips: [] }],
  variety: [{ kind: 'variety' }],
  // What creators say every day: pace and grade for words of mood; nobody asked for the grade itself.
  moodEnergetic: [mood('energetic'), pace('fast', 'likely')],
  moodCalm: [mood('calm'), pace('slow', 'likely')],
  moodHappy: [mood('happy')],
  moodFunny: [mood('funny')],
  moodRomantic: [mood('romantic'), pace('slow', 'likely')],
  moodDreamy: [mood('dreamy'), grade('soft', 'guess'), pace('slow', 'likely')],
  moodEpic: [mood('epic'), grade('cinematic', 'guess')],
  moodDark: [mood('dark', 'likely')],
  cosy: [grade('warm', 'guess'), pace('slow', 'likely'), mood('calm', 'likely')],
  shine: [grade('vivid', 'guess')],
  noBoringParts: [pace('fast', 'likely'), { ...quality('any'), certainty: 'likely' }],
  cool: [pace('fast', 'guess'), grade('cinematic', 'guess')],
  aesthetic: [grade('soft', 'guess'), pace('slow', 'guess')],
  hook: [order('bestFirst', 'likely')],
  // What the product cannot do, with the nearest thing that it can.
  voiceOver: [
    unsupported(
      'voiceover',
      'The talk of a clip can be heard under the others, or kept and shown as captions.',
    ),
  ],
  zoom: [unsupported('zoom', 'Close shots can be preferred; the crop follows faces.')],
  splitScreen: [unsupported('split_screen', 'The shots can alternate one after the other.')],
  textLook: [unsupported('text_look', 'Captions have five styles, chosen on the preview.')],
  stickers: [unsupported('stickers', 'Plain words can be shown at the opening and the ending.')],
  effects: [unsupported('effects', 'The whole reel can have one grade, and crossfades between shots.')],
  reverseMotion: [unsupported('reverse_motion', 'The clips can play in reverse order.')],
  freezeFrame: [unsupported('freeze_frame', 'A shot can be held longer.')],
  stabilise: [unsupported('stabilise', 'Steady shots can be preferred to shaky ones.')],
  generateFootage: [unsupported('generated_footage', 'Only the uploaded clips are used.')],
  aspectRatio: [unsupported('aspect_ratio', 'Reels are vertical, 9:16.')],
  translate: [unsupported('translation', 'Captions show what is said, as it is said.')],
  postIt: [unsupported('posting', 'The finished reel can be downloaded or shared by a link.')],
  blurThings: [unsupported('blurring', 'The clip can be left out.')],
  transitionsOther: [
    { kind: 'transition', transition: 'crossfade', certainty: 'guess' },
    unsupported('transition', 'Crossfades and dips to black are there.'),
  ],
  titleTime: [unsupported('title_times', 'Titles stand at the start, at the end or over a clip.')],
  brightness: [unsupported('brightness', 'The whole reel can have one grade.')],
  swap: [unsupported('swapping_clips', 'Say which of them comes first.')],
  // What every reel is.
  upright: [{ kind: 'platform', platform: 'other' }],
  boomerang: [unsupported('loop', 'A clip can come twice.')],
  colourMatch: [unsupported('object_colours', 'The whole reel can have one grade.')],
} as const satisfies Readonly<Record<string, readonly Draft[]>>;
