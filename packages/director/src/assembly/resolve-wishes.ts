import type { Brief, ClipReference } from '../brief/brief.ts';
import type { ClipFacts } from '../clips/clip-facts.ts';
import { matchReference } from '../clips/match-reference.ts';
import { type Sight, sightOf } from './sight.ts';

/** A phrase of the prompt and the clips it means; none where nothing answers to it. */
export interface ResolvedReference {
  readonly said: string;
  readonly clips: readonly ClipFacts[];
  /** Where each of these clips shows the thing, as far as the analysis followed it. */
  readonly sights: ReadonlyMap<ClipFacts, Sight>;
}

export interface ResolvedLevel extends ResolvedReference {
  readonly of: 'named' | 'others';
  readonly gainDb: number;
  readonly isSpeech: boolean;
}

/** The brief's phrases, answered from the clips. */
export interface ResolvedWishes {
  readonly opening: readonly ResolvedReference[];
  readonly ending: readonly ResolvedReference[];
  readonly placed: readonly (ResolvedReference & { readonly place: number | 'middle' })[];
  readonly notOpening: readonly ResolvedReference[];
  readonly notEnding: readonly ResolvedReference[];
  readonly mentioned: readonly ResolvedReference[];
  readonly mostly: readonly ResolvedReference[];
  readonly fewer: readonly ResolvedReference[];
  readonly repeats: readonly (ResolvedReference & { readonly times: number })[];
  readonly before: readonly (readonly [ResolvedReference, ResolvedReference])[];
  readonly include: readonly ResolvedReference[];
  readonly exclude: readonly ResolvedReference[];
  readonly only: readonly ResolvedReference[];
  readonly prefer: readonly ResolvedReference[];
  readonly holds: readonly (ResolvedReference & { readonly seconds: number })[];
  readonly levels: readonly ResolvedLevel[];
}

export function resolveWishes(brief: Brief, clips: readonly ClipFacts[]): ResolvedWishes {
  const resolve = (reference: ClipReference): ResolvedReference => {
    const meant = matchReference(reference, clips).map(({ facts }) => facts);
    return { said: reference.said, clips: meant, sights: sightsOf(reference, meant) };
  };
  return {
    opening: brief.opening.map(resolve),
    ending: brief.ending.map(resolve),
    placed: brief.placed.map(({ reference, place }) => ({ ...resolve(reference), place })),
    notOpening: brief.notOpening.map(resolve),
    notEnding: brief.notEnding.map(resolve),
    mentioned: brief.mentioned.map(resolve),
    mostly: brief.mostly.map(resolve),
    fewer: brief.fewer.map(resolve),
    repeats: brief.repeats.map(({ reference, times }) => ({ ...resolve(reference), times })),
    before: brief.before.map(([first, second]) => [resolve(first), resolve(second)] as const),
    include: brief.include.map(resolve),
    exclude: brief.exclude.map(resolve),
    only: brief.only.map(resolve),
    prefer: brief.prefer.map(resolve),
    holds: brief.holds.map(({ reference, seconds }) => ({ ...resolve(reference), seconds })),
    levels: brief.levels.map(({ reference, of, gainDb }) => ({
      ...resolve(reference),
      of,
      gainDb,
      isSpeech: wordsIn(reference).join() === 'speech',
    })),
  };
}

function sightsOf(reference: ClipReference, clips: readonly ClipFacts[]): ReadonlyMap<ClipFacts, Sight> {
  const words = wordsIn(reference);
  const sights = new Map<ClipFacts, Sight>();
  for (const facts of clips) {
    const sight = sightOf(facts.clip.analysis, words);
    if (sight !== null) sights.set(facts, sight);
  }
  return sights;
}

function wordsIn(reference: ClipReference): readonly string[] {
  if (reference.kind === 'any') return reference.options.flatMap(wordsIn);
  return reference.kind === 'words' ? reference.words : [];
}

/** Where a clip shows what it was wished for; null where no wish names a thing that was followed in it. */
export function wishedSight(facts: ClipFacts, wishes: ResolvedWishes): Sight | null {
  const naming = [
    ...wishes.opening,
    ...wishes.ending,
    ...wishes.placed,
    ...wishes.include,
    ...wishes.before.flat(),
    ...wishes.holds,
    ...wishes.repeats,
    ...wishes.only,
    ...wishes.prefer,
    ...wishes.mentioned,
  ];
  return naming.map(({ sights }) => sights.get(facts)).find((sight) => sight !== undefined) ?? null;
}
