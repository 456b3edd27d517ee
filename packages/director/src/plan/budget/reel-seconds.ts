import { CUTS_PER_PLAN_MAX, REEL_SECONDS_MAX, REEL_SECONDS_MIN } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import type { MeantClips } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { areWhole, MOSTLY_SHARE } from './clip-shares.ts';
import type { CutLengths } from './cut-lengths.ts';
import type { Talk } from './talk-time.ts';

const UNASKED_SECONDS = { from: 15, to: 30 } as const;
/** Of a voice that other clips are shown over. */
const VOICE_SECONDS_MAX = 60;

/**
 * How long the reel is, in seconds, on tenths.
 * @param wanted the number of cuts that the wishes fix; null where they leave it open
 * @param materialSeconds what the clips hold together
 */
export function reelSeconds(
  wishes: Wishes,
  lengths: CutLengths,
  wanted: number | null,
  { clipCount, materialSeconds }: { readonly clipCount: number; readonly materialSeconds: number },
  talk: Talk,
): number {
  const unasked =
    lengths.each === null
      ? Math.min(
          Math.max(
            usualSeconds(
              wishes,
              (wanted ?? clipCount) * Math.max(lengths.ofPace, lengths.floor),
              clipCount,
              materialSeconds,
            ),
            talkingSeconds(talk, clipCount, lengths.ofPace),
            heldSeconds(wishes, lengths, clipCount),
            sharedSeconds(wishes),
          ),
          filledSeconds(wishes),
        ) + (wishes.form.cutLength === null ? 0 : heldBeyond(wishes, lengths.ofPace))
      : lengths.each * (wanted ?? cutsOfLength(wishes, lengths.each, clipCount)) +
        heldBeside(wishes, lengths.each);
  const isUnderVoice = talk.underSeconds > 0 && (lengths.each === null || wanted === null);
  const seconds = askedSeconds(wishes, isUnderVoice ? voiceSeconds(talk, lengths, materialSeconds) : unasked);
  return Math.min(REEL_SECONDS_MAX, Math.max(REEL_SECONDS_MIN, Math.round(seconds * 10) / 10));
}

/** The voice says how long its reel is, where the number of cuts of a length does not: then in whole cuts. */
function voiceSeconds({ underSeconds }: Talk, { each }: CutLengths, materialSeconds: number): number {
  const seconds = Math.min(VOICE_SECONDS_MAX, underSeconds, Math.max(REEL_SECONDS_MIN, materialSeconds));
  return each === null ? seconds : Math.max(1, Math.round(seconds / each)) * each;
}

/** How many cuts of an asked-for length make a reel of a usual one. */
function cutsOfLength(wishes: Wishes, cutSeconds: number, clipCount: number): number {
  const { form, places } = wishes;
  const most = form.count?.bound === 'atMost' ? form.count.count : CUTS_PER_PLAN_MAX;
  // 'The sea, the dog, the sea again' are three cuts of two clips.
  const listed = Math.max(clipCount, ...places.lists.map(({ length }) => length));
  if (form.everyClip || isListed(wishes)) return Math.min(most, listed);
  if (places.opening.length >= clipCount) return Math.min(most, places.opening.length + places.ending.length);
  // 'Each clip 1 second': once each, where that is a reel.
  if (clipCount * cutSeconds >= ONCE_SECONDS_MIN) return Math.min(most, clipCount);
  const usual = Math.min(Math.round(UNASKED_SECONDS.from / cutSeconds), clipCount * 2);
  return Math.min(most, Math.max(clipCount, usual));
}

const ONCE_SECONDS_MIN = 8;

/** 'The painting ten seconds and the others five each' is five seconds longer than five each. */
export function heldBeside({ clips: { holds } }: Wishes, cutSeconds: number): number {
  return holds.reduce((sum, { seconds }) => sum + seconds - cutSeconds, 0);
}

function heldBeyond({ clips: { holds } }: Wishes, cutSeconds: number): number {
  return holds.reduce((sum, { seconds }) => sum + Math.max(0, seconds - cutSeconds), 0);
}

/** What single clips are held for, with room to read the others. */
function heldSeconds({ clips: { holds } }: Wishes, { shortest }: CutLengths, clipCount: number): number {
  const held = holds.reduce((sum, { seconds }) => sum + seconds, 0);
  // 'Let the speech play in full' is about one of two in which somebody speaks.
  const isSingle = ({ clips, number, seconds }: (typeof holds)[number]): boolean =>
    clips.length === 1 || (number === 'one' && seconds > LONG_HOLD_SECONDS);
  const areSingle = holds.length > 0 && holds.every(isSingle);
  return areSingle ? held + Math.max(0, clipCount - holds.length) * shortest : 0;
}

const LONG_HOLD_SECONDS = 12;

/** Of shares that make a whole reel: as long as the clips of each can fill theirs. */
function sharedSeconds({ clips: { shares } }: Wishes): number {
  if (shares.length < 2 || !areWhole(shares)) return 0;
  return Math.min(UNASKED_SECONDS.from, ...shares.map(longestOf));
}

/** How long a reel may be that has so much of these clips. */
function longestOf({ clips, named, measure }: Wishes['clips']['shares'][number]): number {
  const shown = [...clips].reduce((sum, facts) => sum + shownSeconds(facts, named), 0);
  return measure.of === 'reel' ? shown / measure.share : Number.POSITIVE_INFINITY;
}

/** 'Half of it the dog': no longer than there is enough of the dog for its half, but still a reel. */
function filledSeconds({ clips: { shares } }: Wishes): number {
  const longest = shares
    .filter(({ clips, measure }) => clips.size > 0 && measure.of === 'reel' && measure.bound !== 'atMost')
    .map((share) => Math.max(FILLED_SECONDS_MIN, longestOf(share)));
  return Math.min(Number.POSITIVE_INFINITY, ...longest);
}
const FILLED_SECONDS_MIN = 10;

/** So much of a clip is good enough to be shown, as a rule. */
const SHOWN_SHARE = 0.7;

/** For how long a clip shows what it was named for. */
function shownSeconds(facts: ClipFacts, named: readonly MeantClips[]): number {
  const { durationSeconds } = facts;
  const tracks = named.find(({ sights }) => sights.has(facts))?.sights.get(facts)?.tracks ?? [];
  // Whoever leaves the frame and comes back is followed anew.
  const presence = tracks.reduce((sum, track) => sum + track.presence, 0);
  return durationSeconds * Math.min(SHOWN_SHARE, tracks.length === 0 ? 1 : presence);
}

/** Who names the clips and the length of each has said how long the reel is. */
function isListed({ form, places, clips }: Wishes): boolean {
  const isByPlace = clips.only.some(({ number, labels }) => number === 'all' && labels.length === 0);
  return (
    form.isClosed ||
    (clips.only.length > 0 && (places.opening.length > 1 || places.lists.length > 0)) ||
    isByPlace
  );
}

/** One clip or two would be over at once if each were shown as long as among many: so much of them is. */
const FEW_CLIPS_SHARE = 0.6;
/** Of a single clip nearly all. */
const ONE_CLIP_SHARE = 0.9;
const FEW_CLIPS_SECONDS = 10;

/** @param cutsTogether what all cuts take at their usual length, in seconds */
function usualSeconds(
  { form, clips }: Wishes,
  cutsTogether: number,
  clipCount: number,
  materialSeconds: number,
): number {
  const slack = form.pace === null ? 1.6 : 1;
  const leastSeconds = form.cutLength?.bound === 'atLeast' ? form.cutLength.seconds : 1.2;
  const most = form.everyClip ? Math.max(UNASKED_SECONDS.to, clipCount * leastSeconds) : UNASKED_SECONDS.to;
  const isOpen = form.pace === null && clips.holds.length === 0;
  const shown = clipCount === 1 ? ONE_CLIP_SHARE : FEW_CLIPS_SHARE;
  const few = isOpen ? Math.min(FEW_CLIPS_SECONDS, materialSeconds * shown) : 0;
  const wished = Math.min(
    most,
    Math.max(Math.min(UNASKED_SECONDS.from, cutsTogether * slack), cutsTogether, few),
  );
  return Math.min(
    wished,
    Math.max(materialSeconds * 0.9, Math.min(materialSeconds, 4)),
    form.everyClip ? Number.POSITIVE_INFINITY : mostlySeconds(clips),
  );
}

/** 'A video about my dog' ends before the dog is no longer most of it. */
function mostlySeconds({ mostly }: Wishes['clips']): number {
  if (mostly.length === 0) return Number.POSITIVE_INFINITY;
  const named = new Set(mostly.flatMap(({ clips }) => clips));
  const shown = [...named].reduce((sum, facts) => sum + shownSeconds(facts, mostly), 0);
  return Math.max(MOSTLY_SECONDS_MIN, shown / MOSTLY_SHARE);
}

const MOSTLY_SECONDS_MIN = 8;

/** Who wants the talking, and says no length, wants it whole. */
function talkingSeconds(talk: Talk, clipCount: number, cutSeconds: number): number {
  if (talk.sentences === 0) return 0;
  return Math.min(UNASKED_SECONDS.to, talk.seconds + (clipCount - talk.clips) * cutSeconds);
}

function askedSeconds({ form: { length }, clips }: Wishes, unasked: number): number {
  if (length === null) return unasked;
  switch (length.bound) {
    case 'exactly':
    case 'about':
    case 'between':
    case 'longest':
      return length.seconds;
    case 'atMost':
      // 'under 15 s' is a limit people set for a platform: near it, never at it.
      // 'A short video of the bee' is no longer than there is enough of the bee.
      return Math.min(
        length.seconds * 0.95,
        clips.mostly.length > 0 ? unasked : Math.max(unasked, length.seconds * 0.8),
      );
    case 'atLeast':
      return Math.max(length.seconds * 1.05, unasked);
  }
}
