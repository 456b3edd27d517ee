import { type Interval, REEL_FPS, type SelectedClip } from '@cutroom/contract';
import { heardAt, heardClipId, heardEnd, isSilent, startsOf, type VoiceLink } from './heard-voices.ts';
import { type CuttableClip, isInWord, unknownWordsAt } from './room-of-cut.ts';
import { takenSeconds } from './time-map.ts';

/** Cuts as they were before one of them ends elsewhere. */
export interface HeardCuts {
  /** In order. */
  readonly before: readonly SelectedClip[];
  readonly links: readonly VoiceLink[];
  readonly byId: ReadonlyMap<string, CuttableClip>;
}

/**
 * Whether a cut may end where it does now for what is heard then: in no word, but where that is heard on, or where it ended before.
 * What nobody hears does not count, nor do the words of a clip that is shown while another is heard.
 */
export function endsWell({ before, links, byId }: HeardCuts, index: number, cut: SelectedClip): boolean {
  const was = before[index];
  const heard = byId.get(heardClipId(cut));
  if (was === undefined || heard === undefined || isSilent(cut)) return true;
  const tailSeconds = was.audio?.tailSeconds ?? 0;
  const isHeardOn =
    links.some(({ from }) => from === index) ||
    (tailSeconds > 0 && tailSeconds > heardEnd(cut) - heardEnd(was)) ||
    isUnderVoice(before, index);
  if (isHeardOn) return true;
  if (cut.audioFrom !== undefined) return endsUnderOthers(cut, was, heard, before[index + 1]);
  const end = ownEnd(cut);
  return Math.abs(end - ownEnd(was)) <= SAME_SECONDS || !isInWord(heard, end);
}

/** Whether it ends somewhere in talk of which no words are known, as it did before. */
export function endsInSameTalk({ before, byId }: HeardCuts, index: number, cut: SelectedClip): boolean {
  const was = before[index];
  const heard = byId.get(heardClipId(cut));
  if (was === undefined || heard === undefined || cut.audioFrom !== undefined) return false;
  const talk = unknownWordsAt(heard, ownEnd(cut));
  return talk !== null && talk === unknownWordsAt(heard, ownEnd(was));
}

/** Of a voice under other clips nothing that was said is lost either, and nothing is heard that the next cut begins with. */
function endsUnderOthers(
  cut: SelectedClip,
  was: SelectedClip,
  heard: CuttableClip,
  next: SelectedClip | undefined,
): boolean {
  const { words = [], speech = [] } = heard.analysis ?? {};
  const [end, wasEnd] = [heardEnd(cut), heardEnd(was)];
  const spoken: readonly Interval[] = [...words, ...speech];
  const said = spoken.filter((part) => part.endSeconds > heardAt(was) && part.startSeconds < wasEnd);
  const saidUntil = Math.max(0, ...said.map(({ endSeconds }) => Math.min(endSeconds, wasEnd)));
  const isRepeated =
    next !== undefined &&
    heardClipId(next) === heardClipId(cut) &&
    heardAt(next) > wasEnd - FRAME_SECONDS &&
    heardAt(next) < end;
  return end > saidUntil - FRAME_SECONDS && !isRepeated && !isInWord(heard, end);
}

/** The second of its own clip up to which a cut is heard. */
function ownEnd(cut: SelectedClip): number {
  return heardAt(cut) + takenSeconds(cut);
}

/** Whether the voice of an earlier cut is heard where a cut ends. */
function isUnderVoice(before: readonly SelectedClip[], index: number): boolean {
  const starts = startsOf(before);
  const end = starts[index + 1] ?? 0;
  return before.slice(0, index).some((cut, at) => {
    const tailSeconds = cut.audio?.tailSeconds ?? 0;
    return tailSeconds > 0 && !isSilent(cut) && (starts[at + 1] ?? 0) + tailSeconds > end - FRAME_SECONDS;
  });
}

const FRAME_SECONDS = 1 / REEL_FPS;
const SAME_SECONDS = 1e-6;
