import {
  CUT_SECONDS_MIN,
  type Look,
  type PlanStyle,
  REEL_SECONDS_MAX,
  REEL_SECONDS_MIN,
  REEL_TITLE_CHARS_MAX,
} from '@cutroom/contract';
import { isUnheard } from '../material/clip-traits.ts';
import { NEAREST } from '../material/stand-in.ts';
import type { Budget } from '../plan/budget/budget.ts';
import type { MadeCut } from '../plan/made-cut.ts';
import type { Wishes } from '../plan/wishes/wishes.ts';
import { counted, inSeconds, listInWords, ofMany, sentence } from '../text/english.ts';
import { namesThing } from '../vocabulary/meaning.ts';
import { levelParts } from './level-parts.ts';
import { unsupportedSentences } from './plan-instructions.ts';
import { aboutOf } from './things-seen.ts';

export interface PlanOutcome {
  readonly wishes: Wishes;
  readonly budget: Budget;
  readonly style: PlanStyle;
  readonly cuts: readonly MadeCut[];
  readonly totalSeconds: number;
  readonly materialSeconds: number;
  /** Clips that were wanted and did not fit in. */
  readonly crowdedOut: number;
  readonly unmet: readonly string[];
}

/** What the video is, and plainly what of the prompt could not be met. */
export function planDescription(outcome: PlanOutcome): string {
  return [
    whatItIs(outcome),
    ...styleSentences(outcome),
    ...lengthShortfall(outcome),
    ...countShortfall(outcome),
    ...everyClipShortfall(outcome),
    ...unmatched(outcome),
    ...stoodIn(outcome),
    ...unheard(outcome),
    ...outcome.unmet,
    musicSentence(outcome.wishes),
    ...unsupportedSentences(outcome.wishes),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function whatItIs({ wishes, style, cuts, totalSeconds }: PlanOutcome): string {
  const clips = new Set(cuts.map(({ facts }) => facts)).size;
  const pace = { fast: 'fast', medium: 'lively', slow: 'calm' }[style.pace];
  const mood = wishes.style.mood === null || wishes.style.mood === 'calm' ? '' : `, ${wishes.style.mood}`;
  const about = aboutOf(cuts);
  return `A ${pace}${mood} ${inSecondsAdjective(totalSeconds)} reel of ${counted(cuts.length, 'shot')}${cuts.length === 1 ? '' : ` from ${counted(clips, 'clip')}`}${about}.`;
}

/** 'It has a warm look and crossfades between the shots, and fades out at the end. It opens with the words ...' */
function styleSentences({ style, wishes, cuts }: PlanOutcome): string[] {
  const has = [
    style.look === undefined ? '' : LOOK_SENTENCES[style.look],
    {
      cut: '',
      crossfade: 'has crossfades between the shots',
      dip_to_black: 'dips to black between the shots',
    }[style.transition ?? 'cut'],
    style.fadeIn === true && style.fadeOut === true
      ? 'fades in from black and out again at the end'
      : style.fadeIn === true
        ? 'fades in from black'
        : style.fadeOut === true
          ? 'fades out at the end'
          : '',
  ].filter((part) => part !== '');
  const titles = (style.titles ?? []).map(({ text, at }) =>
    at === 'cut'
      ? `shows the words '${text}'`
      : at === 'opening'
        ? `opens with the words '${text}'`
        : `ends with the words '${text}'`,
  );
  const goesOn = cuts.some(({ audio }) => (audio?.tailSeconds ?? 0) > 0);
  const wasLong = wishes.style.titles.some(({ text }) => text?.endsWith('…') === true);
  const shown = new Set(cuts.map(({ facts }) => facts));
  const heard = wishes.sound.levels.filter(
    ({ of, clips }) => of === 'others' || clips.some((facts) => shown.has(facts)),
  );
  const levels = style.sound === 'mute' ? [] : levelParts(heard);
  return [
    ...(has.length > 0 ? [`It ${hasAndDoes(has)}.`] : []),
    ...(titles.length > 0 ? [`It ${listInWords(titles)}.`] : []),
    ...captionSentences(wishes, style, cuts),
    ...(goesOn ? ['Talk goes on under the shots that follow it.'] : []),
    ...(wasLong ? [`A title holds ${REEL_TITLE_CHARS_MAX} characters, so it was shortened.`] : []),
    ...(levels.length > 0 ? [sentence(listInWords(levels))] : []),
  ];
}

function captionSentences(wishes: Wishes, style: PlanStyle, cuts: readonly MadeCut[]): string[] {
  if (style.captions === true) return ['Captions show what is said.'];
  if (!wishes.style.captions) return [];
  if (style.sound === 'mute') return ['It is silent, so there are no captions.'];
  return cuts.some(({ facts }) => isUnheard(facts.clip.analysis))
    ? [
        'Nobody has written down yet what is said in these clips, so there are no captions. Type the words on the preview. Whoever runs this installation can fetch better ears on the dashboard.',
      ]
    : ['Nobody was heard to say anything in these shots, so there are no captions.'];
}

/** 'has a warm look and crossfades between the shots, and fades out at the end' */
function hasAndDoes(parts: readonly string[]): string {
  const had = parts.filter((part) => part.startsWith('has ')).map((part) => part.slice('has '.length));
  const done = parts.filter((part) => !part.startsWith('has '));
  if (had.length < 2) return listInWords(parts);
  const has = `has ${listInWords(had)}`;
  return done.length === 0 ? has : `${has}, and ${listInWords(done)}`;
}

const LOOK_SENTENCES: { readonly [L in Look]: string } = {
  natural: 'keeps the colors as filmed',
  warm: 'has a warm look',
  cool: 'has a cool blue look',
  vivid: 'has vivid colors',
  soft: 'has a soft, dreamy look',
  cinematic: 'has a cinematic look',
  vintage: 'has a vintage look',
  black_and_white: 'is in black and white',
};

function inSecondsAdjective(seconds: number): string {
  return `${Math.round(seconds * 10) / 10}-second`;
}

function lengthShortfall({ wishes, cuts, totalSeconds, materialSeconds, budget }: PlanOutcome): string[] {
  const locked = cuts.filter(({ selected }) => selected !== undefined);
  if (
    wishes.form.length !== null &&
    locked.length === cuts.length &&
    totalSeconds > wishes.form.length.seconds + 0.05
  )
    return [
      `You asked for ${inSeconds(wishes.form.length.seconds)}; the locked shots alone play ${inSeconds(totalSeconds)}.`,
    ];
  if (wishes.form.length === null || wishes.form.length.bound === 'longest') return [];
  const asked =
    wishes.form.length.bound === 'between' ? wishes.form.length.fromSeconds : wishes.form.length.seconds;
  if (wishes.form.length.bound === 'atMost')
    return totalSeconds > asked + 0.05
      ? [`You asked for at most ${inSeconds(asked)}; ${whyLonger(wishes, asked, totalSeconds)}.`]
      : [];
  if (asked > REEL_SECONDS_MAX && totalSeconds >= REEL_SECONDS_MAX - 1)
    return [`You asked for ${inSeconds(asked)}; a reel can be up to ${inSeconds(REEL_SECONDS_MAX)} long.`];
  if (totalSeconds >= asked - 0.1) {
    return totalSeconds > wishes.form.length.seconds + 0.1 &&
      /^(?:about|exactly)$/.test(wishes.form.length.bound)
      ? [`You asked for ${inSeconds(asked)}; ${whyLonger(wishes, asked, totalSeconds)}.`]
      : [];
  }
  const hasWords = cuts.some(({ facts }) => facts.heard.size > 0);
  if (hasWords && materialSeconds >= asked && totalSeconds >= asked - 1)
    return [
      `You asked for ${inSeconds(asked)}; no word is cut in half, so it became ${inSeconds(totalSeconds)}.`,
    ];
  if (totalSeconds >= materialSeconds - 1)
    return [`You asked for ${inSeconds(asked)}; the clips hold only ${inSeconds(materialSeconds)}.`];
  return budget.cutsAreFixed
    ? [
        `You asked for ${inSeconds(asked)} in ${counted(budget.cuts, 'cut')}; that many cuts hold only ${inSeconds(totalSeconds)}.`,
      ]
    : [
        `You asked for ${inSeconds(asked)}; the clips that fit your wishes hold only ${inSeconds(totalSeconds)}.`,
      ];
}

/** 'The dog for five seconds' in a reel of three. */
function whyLonger({ clips: { holds } }: Wishes, askedSeconds: number, totalSeconds: number): string {
  if (askedSeconds < REEL_SECONDS_MIN) return `a reel is at least ${inSeconds(REEL_SECONDS_MIN)} long`;
  return holds.length > 0
    ? `the lengths asked for single shots make it ${inSeconds(totalSeconds)}`
    : `every cut needs half a second, so it became ${inSeconds(totalSeconds)}`;
}

/** 'Use every clip', and one of them is not in. */
function everyClipShortfall({ wishes, cuts, crowdedOut }: PlanOutcome): string[] {
  if (!wishes.form.everyClip || crowdedOut === 0) return [];
  const among = counted(cuts.length, 'cut');
  return [
    `You asked for every clip; ${crowdedOut === 1 ? 'one has' : `${crowdedOut} have`} no room in ${among}.`,
  ];
}

function countShortfall({ wishes, cuts, totalSeconds }: PlanOutcome): string[] {
  if (wishes.form.count === null) return [];
  const { bound, count, of } = wishes.form.count;
  const made = of === 'clips' ? new Set(cuts.map(({ facts }) => facts)).size : cuts.length;
  if ((bound === 'atMost' && made <= count) || (bound === 'atLeast' && made >= count) || made === count)
    return [];
  if (made < count && totalSeconds / made < CUT_SECONDS_MIN + 0.05)
    return [
      `You asked for ${counted(count, of.slice(0, -1))}; ${inSeconds(totalSeconds)} have room for ${made}.`,
    ];
  return [
    `You asked for ${bound === 'atLeast' ? 'at least ' : bound === 'atMost' ? 'at most ' : ''}${counted(count, of.slice(0, -1))}; the material gave ${made}.`,
  ];
}

/** 'Start where she says hello', and nobody listened to the clips. */
function unheard({ wishes }: PlanOutcome): string[] {
  const asked = [
    ...wishes.places.opening,
    ...wishes.places.ending,
    ...wishes.clips.include,
    ...wishes.clips.only,
    ...wishes.clips.exclude,
  ].filter(({ isUnheard }) => isUnheard);
  if (asked.length === 0) return [];
  const words = listInWords([...new Set(asked.map(({ said }) => `'${said}'`))]);
  const standIn = asked.some(({ clips }) => clips.length > 0)
    ? '; a clip in which someone talks stands in for it'
    : '';
  return [`The words spoken in the clips are not known, so ${words} could not be found${standIn}.`];
}

/** 'the castle', and the clips are only known to show buildings. */
function stoodIn({ wishes, cuts }: PlanOutcome): string[] {
  const shown = new Set(cuts.map(({ facts }) => facts));
  const asked = [
    ...wishes.places.opening,
    ...wishes.places.ending,
    ...wishes.places.placed,
    ...wishes.clips.include,
    ...wishes.clips.only,
    ...wishes.clips.prefer,
    ...wishes.places.before.flatMap(({ first, second }) => [first, second]),
    // Of people named in passing the reel may well be, and it may be for them.
    ...wishes.clips.mentioned.filter(({ standIn }) => standIn !== 'person'),
  ].filter(({ clips }) => clips.some((facts) => shown.has(facts)));
  const sentences = asked.flatMap(({ said, standIn }) =>
    standIn === null
      ? []
      : [
          `No clip is known to show '${said}'; ${standIn === NEAREST ? 'what comes nearest was taken' : `clips with ${ofMany(standIn)} were taken`}.`,
        ],
  );
  return [...new Set(sentences)];
}

function unmatched({ wishes }: PlanOutcome): string[] {
  const missing = [
    ...wishes.places.opening,
    ...wishes.places.ending,
    ...wishes.clips.include,
    ...wishes.clips.prefer,
    // Where no clip answers to any of these, others are used, and the casting says so.
    ...(wishes.clips.only.some(({ clips }) => clips.length > 0) ? wishes.clips.only : []),
    ...wishes.places.placed,
    ...wishes.clips.holds,
    ...wishes.clips.parts,
    ...wishes.places.before.flatMap(({ first, second }) => [first, second]),
    ...wishes.sound.levels,
    ...wishes.clips.mentioned.filter(({ said }) => said.split(' ').some(namesThing)),
  ]
    .filter(({ clips, isUnheard }) => clips.length === 0 && !isUnheard)
    .map(({ said }) => `'${said}'`);
  if (missing.length === 0) return [];
  return [`No clip seems to show ${listInWords([...new Set(missing)])}, so the edit goes on without.`];
}

/** 'Add upbeat music', and there is no track. */
function musicSentence({ music, list }: Wishes): string {
  const isAsked = list.some(
    ({ wish }) => wish.kind === 'music' && wish.music !== 'none' && wish.music !== 'keepSound',
  );
  return isAsked && music === null
    ? 'You asked for music: add a track of your own, and it plays under the reel.'
    : '';
}
