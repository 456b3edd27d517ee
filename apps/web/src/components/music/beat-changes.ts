import { BEAT_SECONDS_MIN, type Music, type PlaybackMusic } from '@cutroom/contract';

export type Beats = Pick<Music, 'beats' | 'downbeats'>;

/** Beats of a bar, where nothing tells. */
const USUAL_BAR = 4;

/** Half as many: every second beat, from a downbeat on. */
export function halvedBeats({ beats, downbeats }: Beats): Beats {
  const first = firstDownbeat({ beats, downbeats });
  const kept = beats.filter((_, index) => (index - first) % 2 === 0);
  return withBars(kept, Math.floor(first / 2), barBeats({ beats, downbeats }));
}

/** Twice as many: one more between each two. */
export function doubledBeats({ beats, downbeats }: Beats): Beats {
  const doubled = beats.flatMap((seconds, index) => {
    const next = beats[index + 1];
    return next === undefined ? [seconds] : [seconds, wholeMilliseconds((seconds + next) / 2)];
  });
  return withBars(doubled, 2 * firstDownbeat({ beats, downbeats }), barBeats({ beats, downbeats }));
}

/** Bars begin a beat later. */
export function shiftedBars({ beats, downbeats }: Beats): Beats {
  const bar = barBeats({ beats, downbeats });
  return withBars([...beats], (firstDownbeat({ beats, downbeats }) + 1) % bar, bar);
}

/** One beat earlier or later, as far as its neighbours leave room. */
export function movedBeat({ beats, downbeats }: Beats, index: number, bySeconds: number): Beats {
  const beat = beats[index];
  if (beat === undefined) return { beats, downbeats };
  const earliest = index === 0 ? 0 : (beats[index - 1] ?? 0) + BEAT_SECONDS_MIN;
  const latest = (beats[index + 1] ?? Number.POSITIVE_INFINITY) - BEAT_SECONDS_MIN;
  const moved = wholeMilliseconds(Math.max(earliest, Math.min(latest, beat + bySeconds)));
  if (moved < earliest - 1e-9 || moved > latest + 1e-9) return { beats, downbeats };
  return {
    beats: beats.with(index, moved),
    downbeats: downbeats.map((seconds) => (seconds === beat ? moved : seconds)),
  };
}

/** One beat less. */
export function withoutBeat({ beats, downbeats }: Beats, index: number): Beats {
  return { beats: beats.toSpliced(index, 1), downbeats: downbeats.filter((beat) => beat !== beats[index]) };
}

/** Beats as they were found in the track; null where they are those, where none were found or where it is not known. */
export function otherFoundBeats(
  { beats, downbeats }: Beats,
  found: Pick<PlaybackMusic, 'foundBeats' | 'foundDownbeats'> | null | undefined,
): Beats | null {
  if (found?.foundDownbeats === undefined || found.foundBeats.length < 2) return null;
  const foundBeats = found.foundBeats.map(({ atSeconds }) => atSeconds);
  const isSame = isSameTimes(beats, foundBeats) && isSameTimes(downbeats, found.foundDownbeats);
  return isSame ? null : { beats: foundBeats, downbeats: found.foundDownbeats };
}

function isSameTimes(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((seconds, index) => seconds === others[index]);
}

export function canDouble({ beats }: Pick<Music, 'beats'>): boolean {
  const closest = Math.min(...beats.slice(1).map((seconds, index) => seconds - (beats[index] ?? 0)));
  return beats.length > 1 && closest / 2 >= BEAT_SECONDS_MIN;
}

function withBars(beats: number[], firstDownbeatIndex: number, bar: number): Beats {
  const isDownbeat = (index: number) =>
    index >= firstDownbeatIndex && (index - firstDownbeatIndex) % bar === 0;
  return { beats, downbeats: beats.filter((_, index) => isDownbeat(index)) };
}

function firstDownbeat({ beats, downbeats }: Beats): number {
  return Math.max(0, beats.indexOf(downbeats[0] ?? Number.NaN));
}

export function barBeats({ beats, downbeats }: Beats): number {
  const [first, second] = [beats.indexOf(downbeats[0] ?? -1), beats.indexOf(downbeats[1] ?? -1)];
  return first >= 0 && second > first ? second - first : USUAL_BAR;
}

export function wholeMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
