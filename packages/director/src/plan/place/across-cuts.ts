import {
  CUT_GAIN_DB_MIN,
  CUT_SECONDS_MAX,
  type CutAudioPlace,
  type Interval,
  REEL_FPS,
} from '@cutroom/contract';
import { isInWord } from '@cutroom/reel';
import { lengthOf } from '../../material/stretches.ts';
import type { MadeCut } from '../made-cut.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { type AudioLead, audioLead, voiceLead } from './audio-leads.ts';
import type { OnBeats } from './on-beats.ts';
import { slideCut } from './slide-cut.ts';

/** A voice without its face for longer than this is a commentary, which nobody asked for. */
const UNDER_SECONDS_MAX = 6;
/** What is left of a room behind a last word. */
const BREATH_SECONDS = 0.15;
/** By which a voice is heard before its face: enough to draw the eye, too little to wonder. */
const LEAD_FRAMES = 6;
const LEAD_SECONDS = LEAD_FRAMES / REEL_FPS;
/** The most that frames wait for what is heard. */
const WAIT_SECONDS_MAX = 12 / REEL_FPS;
/** Who speaks this soon begins the cut. */
const BEGINS_SECONDS = 0.4;
/** A cut that leads is not left shorter. */
const LED_SECONDS_MIN = 1.5;

/**
 * The cuts with their audio where it helps: talk goes on under the clips that follow instead of being cut off, and a voice or
 * a distinct sound is heard a few frames before it is seen. Not where the prompt says what is to be heard.
 */
export function acrossCuts({ cuts, said }: OnBeats, wishes: Wishes): OnBeats {
  if (!hearsTalk(wishes)) return { cuts, said };
  const going = cuts.map((cut, index) => withTalkGoingOn(cut, index, cuts));
  const isOpen = wishes.form.cutLength === null && !wishes.form.evenCuts;
  const isOnBeats = said !== '';
  return { said, cuts: withLeads(going, wishes, isOpen && !isOnBeats, isOpen && isOnBeats) };
}

/** Whether talk may go on under other clips at all. */
export function hearsTalk({ sound }: Wishes): boolean {
  return sound.sound !== 'mute' && sound.speech !== 'none';
}

function withTalkGoingOn(cut: MadeCut, index: number, cuts: readonly MadeCut[]): MadeCut {
  const seconds = secondsUnderOthers(cuts, index, cut.interval.endSeconds);
  return seconds === null ? cut : { ...cut, audio: place({ tailSeconds: seconds }) };
}

/** How long what is being said at a cut's end is heard on under the cuts that follow; null where it is not. */
export function secondsUnderOthers(cuts: readonly MadeCut[], index: number, end: number): number | null {
  const cut = cuts[index];
  // What other clips were laid over is heard until it is seen again.
  if (cut === undefined || !isFreelyHeard(cut) || cut.audio !== undefined) return null;
  const sentence = speechAt(cut, end);
  if (sentence === null) return null;
  const seconds = Math.min(sentence.endSeconds + BREATH_SECONDS, cut.facts.durationSeconds) - end;
  // A later cut of the clip may take the sentence up: until there it may be heard.
  const isTakenUp = cuts.some(
    (other) => other !== cut && other.facts === cut.facts && touches(other.interval, end, end + seconds),
  );
  const fits = seconds <= Math.min(UNDER_SECONDS_MAX, quietSeconds(cuts, index + 1));
  return fits && !isTakenUp ? seconds : null;
}

/** How many cuts are heard up to the middle of a word, and no further. */
export function brokenWords(cuts: readonly MadeCut[]): number {
  return cuts.filter(
    ({ facts, interval, audio, selected }) =>
      selected === undefined &&
      (audio?.tailSeconds ?? 0) <= 0 &&
      isInWord({ analysis: facts.clip.analysis }, interval.endSeconds),
  ).length;
}

/** How long the cuts from here on can lie over a voice: nobody speaks in them, and nothing was wished of what they sound like. */
function quietSeconds(cuts: readonly MadeCut[], from: number): number {
  let seconds = 0;
  for (const cut of cuts.slice(from)) {
    const isQuiet = cut.selected === undefined && cut.gainDb == null && !speaksIn(cut, cut.interval);
    if (!isQuiet) break;
    seconds += cut.sped?.seconds ?? lengthOf(cut.interval);
  }
  return seconds;
}

/**
 * What is heard before it is seen: a voice, or a sound that begins as its cut does. On beats no join moves for it: the cut shows
 * its clip from a little later on.
 */
function withLeads(cuts: readonly MadeCut[], wishes: Wishes, isFree: boolean, isOnBeats: boolean): MadeCut[] {
  let led: readonly MadeCut[] = cuts;
  for (const index of cuts.keys()) {
    const [cut, before] = [led[index], led[index - 1]];
    if (cut === undefined || before === undefined) continue;
    if (goesOnBehind(cut, index, led) || !mayBeHeardFirst(cut, before)) continue;
    const lead = leadOf(led, index, wishes, { isFree, isOnBeats });
    if (lead !== null) led = withLead(led, index, lead, wishes);
  }
  return [...led];
}

function leadOf(
  cuts: readonly MadeCut[],
  index: number,
  wishes: Wishes,
  { isFree, isOnBeats }: { readonly isFree: boolean; readonly isOnBeats: boolean },
): AudioLead | null {
  const [cut, before] = [cuts[index], cuts[index - 1]];
  if (cut === undefined || before === undefined) return null;
  const maySlide = (seconds: number) => isOnBeats && slideCut(cuts, index, seconds, wishes) !== null;
  const begins = voiceBegins(cut);
  const isQuietBefore = !speaksIn(before, longer(before.interval, LEAD_SECONDS));
  const voiceWaits = isFree && begins !== null && isQuietBefore && mayWait(cut, before, cuts, wishes);
  if (voiceWaits) return { frames: LEAD_FRAMES, shown: 'wait', slideSeconds: 0 };
  if (isOnBeats && begins !== null) return isQuietBefore ? voiceLead(cut, begins, maySlide) : null;
  return audioLead(cut, before, { mayWait: isFree && mayWait(cut, before, cuts, wishes), maySlide });
}

function withLead(
  cuts: readonly MadeCut[],
  index: number,
  { frames, shown, slideSeconds }: AudioLead,
  wishes: Wishes,
): readonly MadeCut[] {
  const seconds = frames / REEL_FPS;
  const moved = shown === 'slide' ? slideCut(cuts, index, slideSeconds, wishes) : cuts;
  const [cut, before] = [moved?.[index], moved?.[index - 1]];
  if (moved === null || cut === undefined || before === undefined) return cuts;
  const { startSeconds, endSeconds } = cut.interval;
  const audio = place({ ...cut.audio, leadSeconds: seconds });
  if (shown === 'wait') {
    const later = { ...cut, interval: { startSeconds: startSeconds + seconds, endSeconds }, audio };
    return moved
      .with(index - 1, { ...before, interval: longer(before.interval, seconds) })
      .with(index, later);
  }
  const hasRoom = startSeconds >= seconds && !isShown(cut, startSeconds - seconds, startSeconds, moved);
  return hasRoom ? moved.with(index, { ...cut, audio }) : cuts;
}

/** The talk of a cut that others are laid over goes on with it. */
function goesOnBehind(cut: MadeCut, index: number, cuts: readonly MadeCut[]): boolean {
  const talk = cuts[index - 2];
  return talk?.facts === cut.facts && (talk.audio?.tailSeconds ?? 0) > 0;
}

function mayBeHeardFirst(cut: MadeCut, before: MadeCut): boolean {
  return (
    isFreelyHeard(cut) && isFreelyHeard(before) && before.audio === undefined && before.facts !== cut.facts
  );
}

/** When somebody begins to speak as the cut begins: with the first word where words are known; null where nobody does. */
function voiceBegins({ facts, interval }: MadeCut): number | null {
  const { speech, words = [] } = facts.clip.analysis;
  const from = interval.startSeconds - BREATH_SECONDS;
  const until = interval.startSeconds + BEGINS_SECONDS;
  const isBegun = ({ startSeconds }: Interval): boolean => startSeconds >= from && startSeconds <= until;
  const part = speech.find(isBegun);
  if (part === undefined) return null;
  return words.find(isBegun)?.startSeconds ?? part.startSeconds;
}

/** The frames of a cut may begin a little later, those before it last as much longer: it is heard while they are still seen. */
function mayWait(cut: MadeCut, before: MadeCut, cuts: readonly MadeCut[], { places }: Wishes): boolean {
  return (
    places.order === null &&
    lengthOf(cut.interval) - WAIT_SECONDS_MAX >= LED_SECONDS_MIN &&
    before.selected === undefined &&
    before.sped === undefined &&
    before.gainDb == null &&
    lengthOf(before.interval) + WAIT_SECONDS_MAX <= CUT_SECONDS_MAX &&
    hasFrames(before, cuts)
  );
}

function longer({ startSeconds, endSeconds }: Interval, seconds: number): Interval {
  return { startSeconds, endSeconds: endSeconds + seconds };
}

/** Whether the shot goes on behind a cut, and no other cut shows that. */
function hasFrames(cut: MadeCut, cuts: readonly MadeCut[]): boolean {
  const { endSeconds } = cut.interval;
  const until = endSeconds + WAIT_SECONDS_MAX;
  const { shots } = cut.facts.clip.analysis;
  return (
    until <= cut.facts.durationSeconds &&
    shots.some((shot) => shot.startSeconds < endSeconds && until <= shot.endSeconds) &&
    !isShown(cut, endSeconds, until, cuts)
  );
}

/** Whether another cut shows that part of a cut's clip. */
function isShown(cut: MadeCut, fromSeconds: number, untilSeconds: number, cuts: readonly MadeCut[]): boolean {
  return cuts.some(
    (other) =>
      other !== cut && other.facts === cut.facts && touches(other.interval, fromSeconds, untilSeconds),
  );
}

/** Made anew, as filmed, and neither silenced nor levelled by a wish. */
function isFreelyHeard({ selected, sped, gainDb }: MadeCut): boolean {
  return selected === undefined && sped === undefined && (gainDb ?? 0) > CUT_GAIN_DB_MIN;
}

/** What is being said at a second of a cut's clip; null where nobody speaks then. */
function speechAt({ facts }: MadeCut, seconds: number): Interval | null {
  const isInside = (part: Interval): boolean =>
    part.startSeconds < seconds - BREATH_SECONDS && part.endSeconds > seconds + BREATH_SECONDS;
  return facts.clip.analysis.speech.find(isInside) ?? null;
}

function speaksIn({ facts }: MadeCut, { startSeconds, endSeconds }: Interval): boolean {
  return facts.clip.analysis.speech.some((part) => touches(part, startSeconds, endSeconds));
}

function touches(interval: Interval, fromSeconds: number, untilSeconds: number): boolean {
  return interval.startSeconds < untilSeconds && interval.endSeconds > fromSeconds;
}

function place(offsets: Partial<CutAudioPlace>): CutAudioPlace {
  return { leadSeconds: 0, tailSeconds: 0, shiftSeconds: 0, ...offsets };
}
