import type { Box, ClipAnalysis, Interval, SubjectTrack } from '@cutroom/contract';
import { looksOf, unseenSecondsMax } from './looks.ts';
import { shareInWindow } from './upright-window.ts';

/**
 * How well single pictures of a clip show a thing. A share of a cut's time forgives a first picture without the dog;
 * whoever watches does not.
 */
export interface FrameView {
  /** 0 not known to be there to 1 seen, at its usual size and inside the reel's window. */
  readonly at: (seconds: number) => number;
  /** Seconds from which on, or up to which, pictures show it well. */
  readonly edges: readonly number[];
  /** The longest stretch within the interval in which every picture shows it, in seconds. */
  readonly longestIn: (interval: Interval) => number;
}

export function frameViewOf(tracks: readonly SubjectTrack[], analysis: ClipAnalysis): FrameView {
  const steps = new Float64Array(Math.ceil(analysis.durationSeconds / STEP_SECONDS) + 1);
  const looks = looksOf(analysis);
  for (const track of tracks) show(track, analysis, looks, steps);
  const isShown = (step: number): boolean => (steps[step] ?? 0) >= SHOWN_FROM;
  const edges = [...steps.keys()]
    .filter((step) => isShown(step) && !(isShown(step - 1) && isShown(step + 1)))
    .slice(0, EDGES_MAX)
    .map(secondsOf);
  return {
    at: (seconds) => {
      const step = seconds / STEP_SECONDS;
      // Between two looks the worse one counts: the thing may come in only just before the second.
      return Math.min(steps[Math.floor(step + NEARLY)] ?? 0, steps[Math.ceil(step - NEARLY)] ?? 0);
    },
    edges,
    longestIn: ({ startSeconds, endSeconds }) => {
      let [longest, run] = [0, 0];
      const last = Math.min(steps.length - 1, Math.floor(endSeconds / STEP_SECONDS + EXACT));
      for (let step = Math.ceil(startSeconds / STEP_SECONDS - EXACT); step <= last; step += 1) {
        run = isShown(step) ? run + 1 : 0;
        longest = Math.max(longest, run);
      }
      return Math.max(0, longest - 1) * STEP_SECONDS;
    },
  };
}

const STEP_SECONDS = 0.1;
const EXACT = 1e-6;
/** Steps: two hundredths of a second are less than a picture. */
const NEARLY = 0.2;
const EDGES_MAX = 100;
/** From here on a picture counts as showing the thing. */
const SHOWN_FROM = 0.4;
/** What a picture halfway between two sightings is worth that are as far apart as looks may be. */
const UNSEEN_CERTAINTY = 0.6;
/** What is left of that for each look at which other things were seen and this one was not: detectors miss one. */
const MISSED_CERTAINTY = 0.7;
/** Of its usual size so much reads as the thing being there; less of it is only coming into view. */
const FULL_SIZE_SHARE = 0.6;
const CUT_OFF_WEIGHT = 0.7;
const CUT_OFF_WIDTH_MAX = 0.35;
const AT_SIDE = 0.01;
/** A window beside the thing can be moved onto it, at the price of a less calm crop. */
const OUTSIDE_WEIGHT = 0.75;

function show(
  track: SubjectTrack,
  analysis: ClipAnalysis,
  looks: readonly number[],
  steps: Float64Array,
): void {
  const sightings = [...track.boxes].sort((a, b) => a.atSeconds - b.atSeconds);
  const areas = sightings.map(({ box }) => box.width * box.height).sort((a, b) => a - b);
  const usual = areas[Math.floor(areas.length / 2)] ?? 0;
  const worth = ({ atSeconds, box }: Sighting): number =>
    Math.min(1, (box.width * box.height) / Math.max(EXACT, usual * FULL_SIZE_SHARE)) *
    (isCutOff(box) ? CUT_OFF_WEIGHT : 1) *
    (OUTSIDE_WEIGHT + (1 - OUTSIDE_WEIGHT) * shareInWindow(box, atSeconds, analysis));
  const mark = (step: number, value: number): void => {
    if (step >= 0 && step < steps.length) steps[step] = Math.max(steps[step] ?? 0, value);
  };
  sightings.forEach((sighting, index) => {
    const here = worth(sighting);
    mark(Math.round(sighting.atSeconds / STEP_SECONDS), here);
    const next = sightings[index + 1];
    const unseenMax = unseenSecondsMax(sighting.atSeconds);
    if (next === undefined || next.atSeconds - sighting.atSeconds > unseenMax) return;
    const missed = looks.filter(
      (at) => at > sighting.atSeconds + EXACT && at < next.atSeconds - EXACT,
    ).length;
    const between = Math.min(here, worth(next)) * MISSED_CERTAINTY ** missed;
    const from = Math.ceil(sighting.atSeconds / STEP_SECONDS - EXACT);
    for (let step = from; secondsOf(step) <= next.atSeconds + EXACT; step += 1) {
      const away = Math.min(secondsOf(step) - sighting.atSeconds, next.atSeconds - secondsOf(step));
      mark(step, between * (1 - (1 - UNSEEN_CERTAINTY) * (away / (unseenMax / 2))));
    }
  });
}

/** At a side of the picture, and not because it fills it: it is coming or going. */
function isCutOff({ x, width }: Box): boolean {
  return width < CUT_OFF_WIDTH_MAX && (x < AT_SIDE || x + width > 1 - AT_SIDE);
}

type Sighting = SubjectTrack['boxes'][number];

function secondsOf(step: number): number {
  return Math.round(step * STEP_SECONDS * 1000) / 1000;
}
