/** Of a reference frame: one that others are made from. */
export interface VideoPacket {
  readonly shownAtSeconds: number;
  readonly bytes: number;
  readonly isKey: boolean;
}

/** How many frames on either side a frame is compared with, keyframes left out. */
const NEIGHBOURS = 8;
/**
 * A frame of which nothing can be made from those before it takes 7 to 19 times the bytes of its neighbours and half of a keyframe's,
 * others seldom three times and a seventh (docs/decisions/0120).
 */
const BYTES_OF_NEIGHBOURS = 3;
const BYTES_OF_KEY = 0.35;
/** Where the rate is held, a new shot shows in what its frames take from then on. */
const BYTES_FROM_THEN_ON = 1.5;
/** Keyframes of one shot hardly differ from each other. */
const BYTES_OF_KEY_BEFORE = 1.25;

/**
 * When the frames are shown with which a shot may begin, as their packets tell: those far larger than the ones before or behind them, or
 * between such that differ much, and keyframes out of turn or of another size than the one before. There may be no cut at one of
 * them; elsewhere there is hardly one. Where frames are shown in another order than they are decoded, it may come up to a few frames after the cut.
 * @param packets in decoding order
 * @returns in order; null where packets do not tell
 */
export function beginsShots(packets: readonly VideoPacket[]): number[] | null {
  if (packets.length === 0 || packets.some(({ shownAtSeconds }) => Number.isNaN(shownAtSeconds))) return null;
  return [...keysOfShots(packets), ...framesOfShots(packets)]
    .map(({ shownAtSeconds }) => shownAtSeconds)
    .sort((a, b) => a - b);
}

function keysOfShots(packets: readonly VideoPacket[]): VideoPacket[] {
  const places = packets.flatMap(({ isKey }, index) => (isKey ? [index] : []));
  const lengths = places.slice(1).map((place, group) => place - (places[group] ?? 0));
  const usual = mostFrequent(lengths);
  return places.slice(1).flatMap((place, group) => {
    const [before, key] = [packets[places[group] ?? 0], packets[place]];
    if (before === undefined || key === undefined) return [];
    return lengths[group] === usual && !differ(before.bytes, key.bytes, BYTES_OF_KEY_BEFORE) ? [] : [key];
  });
}

function framesOfShots(packets: readonly VideoPacket[]): VideoPacket[] {
  let lastKeyBytes = Number.POSITIVE_INFINITY;
  const found: VideoPacket[] = [];
  const between = packets.filter(({ isKey }) => !isKey);
  let index = 0;
  for (const packet of packets) {
    if (packet.isKey) {
      lastKeyBytes = packet.bytes;
      continue;
    }
    const before = between.slice(Math.max(0, index - NEIGHBOURS), index);
    const behind = between.slice(index + 1, index + 1 + NEIGHBOURS);
    index += 1;
    if (
      packet.bytes > BYTES_OF_KEY * lastKeyBytes ||
      exceedsMost(packet, before) ||
      exceedsMost(packet, behind) ||
      differ(meanBytes(before), meanBytes(behind), BYTES_FROM_THEN_ON)
    )
      found.push(packet);
  }
  return found;
}

function exceedsMost({ bytes }: VideoPacket, others: readonly VideoPacket[]): boolean {
  const smaller = others.filter((other) => other.bytes * BYTES_OF_NEIGHBOURS < bytes);
  return 2 * smaller.length > others.length;
}

function meanBytes(packets: readonly VideoPacket[]): number | null {
  return packets.length < NEIGHBOURS
    ? null
    : packets.reduce((sum, { bytes }) => sum + bytes, 0) / packets.length;
}

/** Whether one is so many times the other; what is not known does not. */
function differ(one: number | null, other: number | null, times: number): boolean {
  if (one === null || other === null) return false;
  return one > times * other || other > times * one;
}

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}
