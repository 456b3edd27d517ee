import { hasSpeech } from '../../material/clip-traits.ts';
import { bestSightIn, type Slot } from '../slot.ts';
import type { MeantClips } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';

/**
 * The same line with the parts of each clip in the clip's own time, each clip in the places it has: all through the reel
 * where someone talks in the clip or where it is the only one, else where its parts stand side by side. A take that jumps
 * back looks like a mistake, and nobody says the second half of a sentence first.
 */
export function runForward(line: readonly Slot[], wishes: Wishes): Slot[] {
  const forward = [...line];
  const clips = new Set(line.map(({ facts }) => facts));
  for (const facts of clips) {
    const places = line.flatMap((slot, at) =>
      slot.facts === facts && !isAskedMoment(slot, at, line, wishes) ? [at] : [],
    );
    const isWhole = clips.size === 1 || hasSpeech(facts.clip.analysis);
    for (const run of isWhole ? [places] : sideBySide(places)) {
      const inTime = run
        .flatMap((at) => line[at] ?? [])
        .sort((a, b) => a.range.startSeconds - b.range.startSeconds);
      for (const [turn, slot] of inTime.entries()) forward[run[turn] ?? 0] = slot;
    }
  }
  return forward;
}

/**
 * 'Start with the dog': the part in which it comes into view stays first, though the clip begins without it. Where all
 * parts show it for a good while, time decides.
 */
function isAskedMoment(
  slot: Slot,
  at: number,
  line: readonly Slot[],
  { places: { opening, ending } }: Wishes,
): boolean {
  const own = line.filter(({ facts }) => facts === slot.facts);
  const shows = ({ sights }: MeantClips): boolean => {
    const sight = sights.get(slot.facts) ?? null;
    const shown = ({ range }: Slot): number => bestSightIn(sight, range, MOMENT_SECONDS);
    return own.some((other) => shown(other) < ENOUGH_SHARE * shown(slot));
  };
  return (
    (at < opening.length && opening.some(shows)) || (at >= line.length - ending.length && ending.some(shows))
  );
}

const MOMENT_SECONDS = 1.5;
const ENOUGH_SHARE = 0.5;

function sideBySide(places: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const at of places) {
    const run = runs.at(-1);
    if (run?.at(-1) === at - 1) run.push(at);
    else runs.push([at]);
  }
  return runs;
}
