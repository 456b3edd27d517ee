import { CUT_GAIN_DB_MIN, SLOW_MOTION_FPS_MIN, type WishOf } from '@cutroom/contract';
import { hasSpeech, isUnheard } from '../../material/clip-traits.ts';
import { secondsWithin } from '../../material/stretches.ts';
import type { MadeCut } from '../made-cut.ts';
import type { MeantClips } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { MadeReel } from './made-reel.ts';
import { MET, metIf, notPossible, partly, type Verdict } from './verdict.ts';

/** Less than this of a word nobody hears as talk. */
const TALK_SECONDS = 0.25;

export function speechOutcome({ speech }: WishOf<'speech'>, reel: MadeReel): Verdict {
  const { cuts, clips, style } = reel;
  const talking = cuts.filter(isTalk).length;
  const isSilent = !clips.some((facts) => hasSpeech(facts.clip.analysis));
  if (isSilent && speech !== 'none') return notPossible('Nobody talks in the clips.');
  switch (speech) {
    case 'none':
      return metIf(talking === 0, 'Someone talks in what had to be shown.');
    case 'only':
      return metIf(talking === cuts.length, 'Some cuts without talk were needed.');
    case 'prefer':
      return metIf(talking > 0, 'The talking had no room.');
    case 'whole':
      return metIf(!breaksOffUnder(reel), BROKEN_OFF);
    case 'under':
      if (!cuts.some(({ audioFrom }) => audioFrom !== undefined))
        return partly('Nobody talks in the clip that was meant, or no other is shown.');
      return metIf(!breaksOffUnder(reel), BROKEN_OFF);
    case 'clear':
      return style.sound === 'mute'
        ? partly('The reel is silent.')
        : metIf(talking > 0, 'The talking had no room.');
    case 'fluent':
      return metIf(
        cuts.some(({ facts }) => (facts.clip.analysis.words ?? []).length > 0),
        'Pauses are out. Ums are found once it is written down what is said. Whoever runs this installation can fetch better ears on the dashboard.',
      );
  }
}

/** Whether somebody talks in a cut, heard or not. */
export function isTalk({ audioFrom, facts, interval }: MadeCut): boolean {
  return audioFrom !== undefined || secondsWithin(facts.clip.analysis.speech, interval) > TALK_SECONDS;
}

const BROKEN_OFF = 'The reel is over before the talk is.';

/** Whether talk that is heard under other clips is not heard to its end. */
function breaksOffUnder({ cuts, seconds, clips }: MadeReel): boolean {
  const voice = cuts.find(({ audioFrom }) => audioFrom !== undefined)?.audioFrom?.clipId;
  const speech = clips.find(({ clip }) => clip.clipId === voice)?.clip.analysis.speech ?? [];
  const heardUntil = cuts.map(({ audioFrom, facts, interval }, at) => {
    if (audioFrom !== undefined) return audioFrom.startSeconds + (seconds[at] ?? 0);
    return facts.clip.clipId === voice ? interval.endSeconds : 0;
  });
  const talksUntil = Math.max(0, ...speech.map(({ endSeconds }) => endSeconds));
  return Math.max(...heardUntil) < talksUntil - TALK_SECONDS;
}

export function audioOutcome({ sound }: WishOf<'sound'>, wishes: Wishes, { style }: MadeReel): Verdict {
  return metIf(
    style.sound === sound || wishes.sound.levels.length > 0,
    'Another wish decides what is heard.',
  );
}

export function levelOutcome(
  { gainDb, of }: WishOf<'level'>,
  clips: readonly MeantClips[],
  { cuts, style }: MadeReel,
): Verdict {
  if (style.sound === 'mute') return metIf(gainDb === CUT_GAIN_DB_MIN, 'The reel is silent.');
  const own = new Set(clips.flatMap((one) => one.clips));
  const meant = cuts.filter(({ facts }) => own.has(facts) === (of === 'named'));
  if (meant.length === 0) return of === 'others' ? MET : partly('Its clip is not in the reel.');
  return metIf(
    meant.some((cut) => (cut.gainDb ?? 0) !== 0 || gainDb === 0),
    'A locked shot keeps its level.',
  );
}

export function gradeOutcome({ look, clips }: WishOf<'grade'>, { style }: MadeReel): Verdict {
  if (clips.length > 0) return partly('A look is for the whole reel, so all of it has it.');
  return metIf((style.look ?? 'natural') === look, 'Another wish decides the look.');
}

/** What is left out of a look has it all the same; elsewhere the plan does without what is excepted. */
export function exceptionOutcome({ of }: WishOf<'exception'>, { brief }: Wishes): Verdict {
  const from = brief.wishes.find(({ id }) => id === of);
  return from?.kind === 'grade' ? notPossible('A look is for the whole reel, so all of it has it.') : MET;
}

export function transitionOutcome({ transition }: WishOf<'transition'>, { style }: MadeReel): Verdict {
  return metIf((style.transition ?? 'cut') === transition, 'Another wish decides the transitions.');
}

export function fadeOutcome({ at, isNot }: WishOf<'fade'>, { style }: MadeReel): Verdict {
  const fades = at === 'start' ? style.fadeIn === true : style.fadeOut === true;
  return metIf(fades !== isNot, 'Another wish decides that.');
}

export function titleOutcome({ at, text, isNot }: WishOf<'title'>, { style }: MadeReel): Verdict {
  const titles = style.titles ?? [];
  if (isNot) return metIf(titles.length === 0, 'Another wish asks for words.');
  const isOver = at === 'clips' && titles.some((title) => title.at === 'cut' && title.text === text?.trim());
  if (isOver) return MET;
  if (at === 'clips')
    return titles.some((title) => title.text === text?.trim())
      ? partly('No clip is known to show that, so the words open the reel.')
      : partly('The clip is not in the reel, and so are its words.');
  const shown = titles.find((title) => title.at === at);
  if (shown === undefined)
    return partly('There is one text for each end of the reel, and another wish has it.');
  return metIf(
    text === null || (shown.text === text.trim() && !text.endsWith('…')),
    'It was too long and has been shortened.',
  );
}

export function captionsOutcome({ isNot }: WishOf<'captions'>, { style, cuts }: MadeReel): Verdict {
  if (isNot || style.captions === true) return MET;
  if (style.sound === 'mute') return notPossible('The reel is silent, so there is nothing to write.');
  return cuts.some(({ facts }) => isUnheard(facts.clip.analysis))
    ? notPossible(
        'Nobody has written down yet what is said: type the words on the preview. Whoever runs this installation can fetch better ears on the dashboard.',
      )
    : notPossible('Nobody was heard to say anything in these shots.');
}

export function speedOutcome(
  { speed, isWhereDull }: WishOf<'speed'>,
  clips: readonly MeantClips[],
  { cuts }: MadeReel,
): Verdict {
  if (isWhereDull === true) return dullOutcome(cuts);
  const about = cuts.filter(
    ({ facts }) => clips.length === 0 || clips.some((meant) => meant.clips.includes(facts)),
  );
  if (about.length === 0) return notPossible('It had no room.');
  const done = about.filter((cut) => speed === 'normal' || isAtSpeed(cut, speed));
  if (done.length === about.length) return MET;
  const first = about.find((cut) => !done.includes(cut));
  const reason = first === undefined ? '' : whyNot(first, speed);
  return done.length > 0 ? partly(reason) : notPossible(reason);
}

/** The dull shots of a reel are those that the director found so: one that is sped up answers the wish. */
function dullOutcome(cuts: readonly MadeCut[]): Verdict {
  return cuts.some((cut) => isAtSpeed(cut, 'fast'))
    ? MET
    : notPossible('No shot without talk is long enough to be sped up.');
}

function isAtSpeed({ sped, selected }: MadeCut, speed: 'slow' | 'fast'): boolean {
  const points = sped?.speed ?? selected?.speed ?? [];
  return points.some(({ rate }) => (speed === 'slow' ? rate < 1 : rate > 1));
}

function whyNot({ facts, selected }: MadeCut, speed: 'slow' | 'fast' | 'normal'): string {
  if (selected !== undefined) return `${facts.name} is locked as it is.`;
  if (speed === 'fast') return `The shot of ${facts.name} is too short to be sped up.`;
  const frames = facts.clip.framesPerSecond ?? null;
  const has = frames === null ? 'does not say how many it has' : `has ${Math.round(frames)}`;
  return `Slow motion needs a clip with at least ${SLOW_MOTION_FPS_MIN} frames a second; ${facts.name} ${has}.`;
}

/** What is missing stands beside it, in the wish's own words. */
export function unsupportedOutcome({ nearest }: WishOf<'unsupported'>): Verdict {
  return notPossible(
    nearest === null
      ? 'Not possible here.'
      : `Not possible here. The nearest: ${nearest.replace(/\.$/, '')}.`,
  );
}
