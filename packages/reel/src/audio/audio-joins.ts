import type { ReelCut } from '../reel-spec.ts';
import { clipSecondsAt } from '../timeline/cut-clock.ts';
import { type CutJoin, HARD_CUT } from '../timeline/cut-joins.ts';
import type { ReelTimeline } from '../timeline/reel-timeline.ts';
import { isSped } from '../timeline/time-map.ts';
import type { TimelineCut } from '../timeline/timeline-cut.ts';
import { doesAudioContinue, gainOf, isCutHeard, isSameMoment, type LaneSpan } from './audio-lane.ts';
import type { AudioJoin } from './gain-envelope.ts';
import { isHeardAsShown } from './heard-cut.ts';

/** How a cut's audio begins and ends. */
export interface AudioJoins {
  readonly before: AudioJoin;
  readonly after: AudioJoin;
  /** Of what it goes on from; undefined where it does not. */
  readonly gainBefore: number | undefined;
}

/** A cut's audio in the reel, without crossfades. */
interface LaneCutAudio<Cut extends ReelCut = ReelCut> extends LaneSpan {
  readonly cut: Cut;
}

/**
 * A clip's own end is no place to go on over, and at its start decoders warm up (0.02 s): the fades of a hard cut stay there.
 */
const CLIP_EDGE_SECONDS = 0.1;

/**
 * How every cut's audio begins and ends: as its frames do, unless it or its neighbour's was pulled from its join, and over
 * each other where one stretch of a clip follows another of it.
 * @param lane of the timeline's cuts as they are heard, in their order
 */
export function audioJoins<Cut extends ReelCut>(
  { spec, cuts }: Pick<ReelTimeline<Cut>, 'spec' | 'cuts'>,
  lane: readonly LaneCutAudio<Cut>[],
): AudioJoins[] {
  const joins = cuts.map((_, index) => joinsOf(cuts, lane, index));
  const overlapInto = (from: number, to: number): AudioJoin | null => {
    const [before, after] = [lane[from], lane[to]];
    if (before === undefined || after === undefined || from === to) return null;
    const isHard = joins[from]?.after.kind === 'cut' && joins[to]?.before.kind === 'cut';
    if (!isHard || !canOverlap(before, after)) return null;
    return isCutHeard(spec, before.cut) && isCutHeard(spec, after.cut) ? overlapOf(before, after) : null;
  };
  return joins.map((join, index) => ({
    ...join,
    before: firstOf(lane, (other) => overlapInto(other, index)) ?? join.before,
    after: firstOf(lane, (other) => overlapInto(index, other)) ?? join.after,
  }));
}

function firstOf<Found>(all: readonly unknown[], find: (index: number) => Found | null): Found | null {
  for (const index of all.keys()) {
    const found = find(index);
    if (found !== null) return found;
  }
  return null;
}

/** Whether one follows the other without a gap, of one clip that has audio of its own around both ends. */
function canOverlap(before: LaneCutAudio, after: LaneCutAudio): boolean {
  if (before.end !== after.start || before.cut.sourceId !== after.cut.sourceId) return false;
  const lastSecond = before.cut.source.probe.durationSeconds - CLIP_EDGE_SECONDS;
  return endSecond(before) <= lastSecond && startSecond(after) >= CLIP_EDGE_SECONDS;
}

/** Where noise is taken from one side only, both are the same sound. */
function overlapOf(before: LaneCutAudio, after: LaneCutAudio): AudioJoin {
  const isFilmed = !isSped(before.cut.speed) && !isSped(after.cut.speed);
  const isSame = isFilmed && isSameMoment(endSecond(before), startSecond(after));
  return { kind: 'overlap', shape: isSame ? 'gentle' : 'gentle_power' };
}

function endSecond({ cut, start, end, cutFrame }: LaneCutAudio): number {
  return clipSecondsAt(cut, cutFrame + end - start);
}

function startSecond({ cut, cutFrame }: LaneCutAudio): number {
  return clipSecondsAt(cut, cutFrame);
}

function joinsOf<Cut extends ReelCut>(
  cuts: readonly TimelineCut<Cut>[],
  lane: readonly LaneCutAudio<Cut>[],
  index: number,
): AudioJoins & { readonly before: CutJoin; readonly after: CutJoin } {
  const placed = cuts[index];
  const span = lane[index];
  if (placed === undefined || span === undefined) return { before: HARD_CUT, after: HARD_CUT, gainBefore: 1 };
  if (cuts.every(({ cut }) => isHeardAsShown(cut))) {
    const earlier = cuts[index - 1];
    return { before: placed.before, after: placed.after, gainBefore: earlier && gainOf(earlier.cut) };
  }
  const comesFrom = lane.find((other, place) => place !== index && doesAudioContinue(other, span));
  const goesInto = lane.find((other, place) => place !== index && doesAudioContinue(span, other));
  return {
    before: comesFrom === undefined ? ownJoin(placed.before, isAtStart(placed.cut)) : CONTINUES,
    after: goesInto === undefined ? ownJoin(placed.after, isAtEnd(placed.cut)) : CONTINUES,
    gainBefore: comesFrom && gainOf(comesFrom.cut),
  };
}

const CONTINUES: CutJoin = { kind: 'continue', halfFrames: 0 };

/** What goes on over a join was found by what is heard; frames may go on where audio does not. */
function ownJoin(join: CutJoin, isAtJoin: boolean): CutJoin {
  return isAtJoin && join.kind !== 'continue' ? join : HARD_CUT;
}

function isAtStart({ audio }: ReelCut): boolean {
  return audio === undefined || (audio.leadFrames === 0 && audio.shiftFrames === 0);
}

function isAtEnd({ audio }: ReelCut): boolean {
  return audio === undefined || (audio.tailFrames === 0 && audio.shiftFrames === 0);
}
