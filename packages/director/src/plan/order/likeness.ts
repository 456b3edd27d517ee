import type { CameraMove } from '@cutroom/contract';
import { differingBits } from '../../material/near-duplicates.ts';
import type { Slot } from '../slot.ts';

/** How badly one shot follows another: 0 for two that contrast and yet belong together, about 3 for the same clip twice. */
export function likeness(a: Slot, b: Slot): number {
  if (a.facts === b.facts) return 3;
  const [one, other] = [a.facts.clip.analysis, b.facts.clip.analysis];
  const bits = differingBits(one.pictureHash, other.pictureHash);
  const labels = new Set(one.labels);
  const shared = other.labels.filter((label) => labels.has(label)).length;
  const overlap = shared / Math.max(1, Math.min(labels.size, other.labels.length));
  return (
    Math.max(0, (24 - bits) / 24) +
    overlap * 0.5 +
    (a.facts.shotSize === b.facts.shotSize ? 0.3 : 0) +
    (one.measures.camera === other.measures.camera ? 0.1 : 0)
  );
}

const TEMPERATURE_WEIGHT = 0.5;
const COLOUR_WEIGHT = 0.4;
const MOTION_WEIGHT = 0.4;
const LOUDNESS_WEIGHT = 0.2;
const TURN_WEIGHT = 0.2;
/** Loudness units that make a jump. */
const LOUD_JUMP = 20;

/** How hard a cut between these feels without a reason: from warm to cold, from calm to wild, from quiet to loud, from a pan to one back. */
export function jump(a: Slot, b: Slot): number {
  const [one, other] = [a.facts.clip.analysis, b.facts.clip.analysis];
  const { loudnessLufs: loudA } = one.measures;
  const { loudnessLufs: loudB } = other.measures;
  const loudness = loudA === null || loudB === null ? 0 : Math.min(1, Math.abs(loudA - loudB) / LOUD_JUMP);
  return (
    Math.abs(one.measures.warmth - other.measures.warmth) * TEMPERATURE_WEIGHT +
    colourDistance(one.dominantColours, other.dominantColours) * COLOUR_WEIGHT +
    Math.abs(one.measures.motion - other.measures.motion) * MOTION_WEIGHT +
    loudness * LOUDNESS_WEIGHT +
    turnBetween(a, b) * TURN_WEIGHT
  );
}

/** -1 where the camera goes on the same way to 1 where it turns back; 0 where either stands still. */
function turnBetween(a: Slot, b: Slot): number {
  const [one, other] = [mainMoveIn(a), mainMoveIn(b)];
  if (one === null || other === null) return 0;
  const speeds = Math.hypot(one.right, one.down) * Math.hypot(other.right, other.down);
  return speeds === 0 ? 0 : -(one.right * other.right + one.down * other.down) / speeds;
}

/** The longest movement of the camera in what may be shown, if it fills a good part of that. */
function mainMoveIn({ facts, range }: Slot): CameraMove | null {
  const seconds = (move: CameraMove): number =>
    Math.min(move.endSeconds, range.endSeconds) - Math.max(move.startSeconds, range.startSeconds);
  const [main] = [...(facts.clip.analysis.cameraMoves ?? [])].sort((a, b) => seconds(b) - seconds(a));
  const isMain =
    main !== undefined && seconds(main) >= MAIN_MOVE_SHARE * (range.endSeconds - range.startSeconds);
  return isMain ? main : null;
}
const MAIN_MOVE_SHARE = 0.4;

type Colours = Slot['facts']['clip']['analysis']['dominantColours'];

/** 0 for the same mean colour to 1 for black beside white; 0 where colours were not measured. */
function colourDistance(a: Colours, b: Colours): number {
  if (a === undefined || b === undefined || a.length === 0 || b.length === 0) return 0;
  const [one, other] = [meanColour(a), meanColour(b)];
  return Math.hypot(...one.map((channel, at) => channel - (other[at] ?? 0))) / Math.hypot(255, 255, 255);
}

function meanColour(colours: NonNullable<Colours>): readonly number[] {
  const weight = colours.reduce((sum, { share }) => sum + share, 0) || 1;
  return [1, 3, 5].map(
    (from) =>
      colours.reduce(
        (sum, { hex, share }) => sum + Number.parseInt(hex.slice(from, from + 2), 16) * share,
        0,
      ) / weight,
  );
}
