import { CUT_GAIN_DB_MIN, type CutAudioPlace, type Interval, REEL_FPS } from '@cutroom/contract';
import { lengthOf } from '../../material/stretches.ts';
import type { MadeCut } from '../made-cut.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { OnBeats } from './on-beats.ts';

/** A voice without its face for longer than this is a commentary, which nobody asked for. */
const UNDER_SECONDS_MAX = 6;
/** What is left of a room behind a last word. */
const BREATH_SECONDS = 0.15;
/** By which a voice is heard before its face: enough to draw the eye, too little to wonder. */
const LEAD_SECONDS = 6 / REEL_FPS;
/** Who speaks this soon begins the cut. */
const BEGINS_SECONDS = 0.4;
/** A cut that leads is not left shorter. */
const LED_SECONDS_MIN = 1.5;

/**
 * The cuts with their audio where it helps: talk goes on under the clips that follow instead of being cut off, and a voice is heard
 * a few frames before it is seen. Not where the prompt says what is to be heard.
 */
export function acrossCuts({ cuts, said }: OnBeats, wishes: Wishes): OnBeats {
  if (wishes.sound.sound === 'mute' || wishes.sound.speech === 'none') return { cuts, said };
  const going = cuts.map((cut, index) => withTalkGoingOn(cut, index, cuts));
  const isFree = said === '' && wishes.form.cutLength === null && !wishes.form.evenCuts;
  return { said, cuts: isFree ? withLeads(going, wishes) : going };
}

function withTalkGoingOn(cut: MadeCut, index: number, cuts: readonly MadeCut[]): MadeCut {
  if (!isFreelyHeard(cut)) return cut;
  const end = cut.interval.endSeconds;
  const sentence = speechAt(cut, end);
  if (sentence === null) return cut;
  const seconds = Math.min(sentence.endSeconds + BREATH_SECONDS, cut.facts.durationSeconds) - end;
  // A later cut of the clip may take the sentence up: until there it may be heard.
  const isTakenUp = cuts.some(
    (other) => other !== cut && other.facts === cut.facts && touches(other.interval, end, end + seconds),
  );
  const fits = seconds <= Math.min(UNDER_SECONDS_MAX, quietSeconds(cuts, index + 1));
  return fits && !isTakenUp ? { ...cut, audio: place({ tailSeconds: seconds }) } : cut;
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

/** The frames of a voice begin a little later, those before it last as much longer: it is heard while they are still seen. */
function withLeads(cuts: readonly MadeCut[], wishes: Wishes): MadeCut[] {
  const led = [...cuts];
  for (const [index, cut] of cuts.entries()) {
    const before = led[index - 1];
    if (before === undefined || !mayLead(cut, before, cuts, wishes)) continue;
    const { startSeconds, endSeconds } = cut.interval;
    led[index - 1] = { ...before, interval: longer(before.interval) };
    led[index] = {
      ...cut,
      interval: { startSeconds: startSeconds + LEAD_SECONDS, endSeconds },
      audio: place({ ...cut.audio, leadSeconds: LEAD_SECONDS }),
    };
  }
  return led;
}

function mayLead(cut: MadeCut, before: MadeCut, cuts: readonly MadeCut[], { places }: Wishes): boolean {
  const { startSeconds } = cut.interval;
  const begins = cut.facts.clip.analysis.speech.some(
    (part) =>
      part.startSeconds >= startSeconds - BREATH_SECONDS &&
      part.startSeconds <= startSeconds + BEGINS_SECONDS,
  );
  return (
    begins &&
    places.order === null &&
    isFreelyHeard(cut) &&
    lengthOf(cut.interval) - LEAD_SECONDS >= LED_SECONDS_MIN &&
    before.audio === undefined &&
    before.selected === undefined &&
    before.sped === undefined &&
    before.gainDb == null &&
    before.facts !== cut.facts &&
    !speaksIn(before, longer(before.interval)) &&
    hasFrames(before, cuts)
  );
}

function longer({ startSeconds, endSeconds }: Interval): Interval {
  return { startSeconds, endSeconds: endSeconds + LEAD_SECONDS };
}

/** Whether the shot goes on behind a cut, and no other cut shows that. */
function hasFrames(cut: MadeCut, cuts: readonly MadeCut[]): boolean {
  const { endSeconds } = cut.interval;
  const until = endSeconds + LEAD_SECONDS;
  const { shots } = cut.facts.clip.analysis;
  return (
    until <= cut.facts.durationSeconds &&
    shots.some((shot) => shot.startSeconds < endSeconds && until <= shot.endSeconds) &&
    cuts.every(
      (other) => other === cut || other.facts !== cut.facts || !touches(other.interval, endSeconds, until),
    )
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
