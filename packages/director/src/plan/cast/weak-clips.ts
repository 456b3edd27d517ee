import { type ClipFacts, POOR_BELOW } from '../../material/clip-facts.ts';
import { isHopelesslyShaky, isLifeless, isMurky, isSmeared } from '../../material/clip-traits.ts';
import { areLookalikes, areNearDuplicates } from '../../material/near-duplicates.ts';
import type { ReelStyle } from '../wishes/reel-style.ts';
import type { Wishes } from '../wishes/wishes.ts';

/** With this many clear clips nobody misses one that the camera's swing has blurred, or in which it was too dark. */
const CLEAR_ENOUGH = 4;

/**
 * The clips that taste leaves out, each with the reason in words: poor pictures, and all but the best take of the same
 * one. Empty rather than everything where no clip is good.
 * @param wanted clips that the prompt asks for, however poor
 * @param mood of a dark reel darkness is no fault; of an energetic one stillness is
 */
export function weakClips(
  pool: readonly ClipFacts[],
  required: ReadonlySet<ClipFacts>,
  wanted: (facts: ClipFacts) => boolean,
  mood: ReelStyle['mood'] = null,
): Map<ClipFacts, string> {
  const weak = new Map<ClipFacts, string>();
  const clear = pool.filter((facts) => isWorthShowing(facts) && isClear(facts, mood));
  const good = pool.filter(
    (facts) =>
      wanted(facts) || clear.includes(facts) || (clear.length < CLEAR_ENOUGH && isWorthShowing(facts)),
  );
  if (good.length > 0)
    for (const facts of pool) if (!good.includes(facts)) weak.set(facts, poorReason(facts));
  const rest = pool.filter((facts) => !weak.has(facts));
  for (const [facts, better] of duplicatesIn(rest, required))
    weak.set(facts, `It shows nearly the same as ${better.name}, which is the better take.`);
  for (const [facts, better] of weakerHalves(rest.filter((one) => !weak.has(one) && !wanted(one))))
    weak.set(facts, `It is much like ${better.name}, which is the better shot.`);
  return weak;
}

/** Shares of the reel that the clips which are left cannot fill: those of them that are poor are better than nothing. */
export function shortShares(
  shares: Wishes['clips']['shares'],
  weak: ReadonlyMap<ClipFacts, string>,
  seconds: number,
): Wishes['clips']['shares'] {
  return shares.filter(({ clips, measure }) => {
    if (measure.of === 'clips' || measure.bound === 'atMost') return false;
    const held = [...clips].reduce((sum, facts) => sum + (weak.has(facts) ? 0 : facts.durationSeconds), 0);
    return held < (measure.of === 'seconds' ? measure.seconds : measure.share * seconds);
  });
}

/** With fewer of a kind each is a shot of its own. */
const LOOKALIKES_MIN = 3;

/** Of clips that are much alike the weaker half, each with the best of them. */
function weakerHalves(pool: readonly ClipFacts[]): Map<ClipFacts, ClipFacts> {
  const weaker = new Map<ClipFacts, ClipFacts>();
  const left = [...pool].sort((a, b) => shotValue(b) - shotValue(a) || a.position - b.position);
  while (left.length > 0) {
    const [best] = left.splice(0, 1);
    if (best === undefined) break;
    const alike = left.filter((facts) => areLookalikes(best, facts));
    for (const facts of alike) left.splice(left.indexOf(facts), 1);
    if (alike.length + 1 < LOOKALIKES_MIN) continue;
    const kept = Math.ceil((alike.length + 1) / 2) - 1;
    for (const facts of alike.slice(kept)) weaker.set(facts, best);
  }
  return weaker;
}

function shotValue({ quality, clip }: ClipFacts): number {
  return quality + Math.max(0, ...clip.analysis.moments.map(({ score }) => score)) * 40;
}

function isWorthShowing(facts: ClipFacts): boolean {
  return facts.quality >= POOR_BELOW && !isHopelesslyShaky(facts.clip.analysis);
}

function isClear({ clip: { analysis } }: ClipFacts, mood: ReelStyle['mood']): boolean {
  if (isSmeared(analysis) || (mood === 'energetic' && isLifeless(analysis))) return false;
  return mood === 'dark' || !isMurky(analysis);
}

function poorReason(facts: ClipFacts): string {
  if (isSmeared(facts.clip.analysis)) return "It is blurred by the camera's movement.";
  if (facts.traits.includes('blurry')) return 'Its picture is blurred.';
  if (facts.traits.includes('dark') || facts.clip.analysis.qualityMetrics.brightness < 15)
    return 'It is too dark to see much.';
  if (facts.traits.includes('shaky')) return 'It is too shaky.';
  if (facts.quality >= POOR_BELOW && isLifeless(facts.clip.analysis)) return 'Hardly anything moves in it.';
  return 'Its picture quality is low.';
}

/** Clips to drop, each with the better take of the same picture. */
function duplicatesIn(
  pool: readonly ClipFacts[],
  required: ReadonlySet<ClipFacts>,
): Map<ClipFacts, ClipFacts> {
  const kept: ClipFacts[] = [];
  const duplicates = new Map<ClipFacts, ClipFacts>();
  const rank = (facts: ClipFacts): number =>
    (required.has(facts) ? 1000 : 0) + facts.quality + Math.min(5, facts.durationSeconds) * 2;
  for (const facts of [...pool].sort((a, b) => rank(b) - rank(a) || a.position - b.position)) {
    const better = kept.find((other) => areNearDuplicates(other, facts));
    if (better === undefined || required.has(facts)) kept.push(facts);
    else duplicates.set(facts, better);
  }
  return duplicates;
}
