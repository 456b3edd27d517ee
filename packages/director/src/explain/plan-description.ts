import type { Budget } from '../assembly/decide-budget.ts';
import type { ResolvedWishes } from '../assembly/resolve-wishes.ts';
import type { Brief, Pace } from '../brief/brief.ts';
import type { MadeCut } from './cut-reasons.ts';
import { counted, inSeconds, listInWords, plural, withArticle } from './english.ts';
import { unsupportedSentence } from './plan-instructions.ts';
import { thingsSeen } from './things-seen.ts';

export interface PlanOutcome {
  readonly brief: Brief;
  readonly wishes: ResolvedWishes;
  readonly budget: Budget;
  /** What the cuts amount to. */
  readonly pace: Pace;
  readonly cuts: readonly MadeCut[];
  readonly totalSeconds: number;
  readonly materialSeconds: number;
  readonly unmet: readonly string[];
}

/** What the video is, and plainly what of the prompt could not be met. */
export function planDescription(outcome: PlanOutcome): string {
  return [
    whatItIs(outcome),
    ...lengthShortfall(outcome),
    ...countShortfall(outcome),
    ...unmatched(outcome),
    ...outcome.unmet,
    unsupportedSentence(outcome.brief),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function whatItIs({ brief, pace: outcomePace, cuts, totalSeconds }: PlanOutcome): string {
  const clips = new Set(cuts.map(({ facts }) => facts)).size;
  const pace = { fast: 'fast', medium: 'lively', slow: 'calm' }[outcomePace];
  const mood = brief.mood === null || brief.mood === 'calm' ? '' : `${brief.mood} `;
  const about = aboutOf(cuts);
  return `A ${pace}, ${mood}${inSecondsAdjective(totalSeconds)} reel of ${counted(cuts.length, 'shot')} from ${counted(clips, 'clip')}${about}.`;
}

function inSecondsAdjective(seconds: number): string {
  return `${Math.round(seconds * 10) / 10}-second`;
}

function aboutOf(cuts: readonly MadeCut[]): string {
  const counts = new Map<string, number>();
  const crowds = new Set<string>();
  for (const facts of new Set(cuts.map((cut) => cut.facts))) {
    const things = thingsSeen(facts).map((thing) => (thing === 'people' ? 'person' : thing));
    for (const thing of new Set(things)) counts.set(thing, (counts.get(thing) ?? 0) + 1);
    if (thingsSeen(facts).includes('people')) crowds.add('person');
  }
  const top = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 3);
  return top.length === 0
    ? ''
    : `, showing ${listInWords(top.map(([thing, clips]) => (clips > 1 || crowds.has(thing) ? plural(thing) : withArticle(thing))))}`;
}

function lengthShortfall({ brief, totalSeconds, materialSeconds, budget }: PlanOutcome): string[] {
  if (brief.length === null || brief.length.kind === 'longest' || brief.length.kind === 'at_most') {
    return brief.length?.kind === 'at_most' && totalSeconds > brief.length.seconds + 0.05
      ? [
          `You asked for at most ${inSeconds(brief.length.seconds)}; every cut needs half a second, so it became ${inSeconds(totalSeconds)}.`,
        ]
      : [];
  }
  const asked =
    brief.length.kind === 'between'
      ? (brief.length.fromSeconds ?? brief.length.seconds)
      : brief.length.seconds;
  if (asked > 180) return [`You asked for ${inSeconds(asked)}; a reel can be up to 3 minutes long.`];
  if (totalSeconds >= asked - 0.1) {
    return totalSeconds > brief.length.seconds + 0.1 && brief.length.kind === 'about'
      ? [`You asked for ${inSeconds(asked)}; a reel is at least one second long.`]
      : [];
  }
  if (totalSeconds >= materialSeconds - 1)
    return [`You asked for ${inSeconds(asked)}; the clips hold ${inSeconds(materialSeconds)}.`];
  return budget.cutsAreFixed
    ? [
        `You asked for ${inSeconds(asked)} in ${counted(budget.cuts, 'cut')}; that many cuts hold ${inSeconds(totalSeconds)}.`,
      ]
    : [`You asked for ${inSeconds(asked)}; the clips that fit your wishes hold ${inSeconds(totalSeconds)}.`];
}

function countShortfall({ brief, cuts }: PlanOutcome): string[] {
  if (brief.count === null) return [];
  const { kind, count, of } = brief.count;
  const made = of === 'clips' ? new Set(cuts.map(({ facts }) => facts)).size : cuts.length;
  if ((kind === 'at_most' && made <= count) || (kind === 'at_least' && made >= count) || made === count)
    return [];
  return [
    `You asked for ${kind === 'at_least' ? 'at least ' : kind === 'at_most' ? 'at most ' : ''}${counted(count, of.slice(0, -1))}; the material gave ${made}.`,
  ];
}

function unmatched({ wishes }: PlanOutcome): string[] {
  const missing = [
    ...wishes.opening,
    ...wishes.ending,
    ...wishes.include,
    ...wishes.prefer,
    ...wishes.before.flat(),
  ]
    .filter(({ clips }) => clips.length === 0)
    .map(({ said }) => `'${said}'`);
  if (missing.length === 0) return [];
  return [`No clip seems to show ${listInWords([...new Set(missing)])}, so the edit goes on without.`];
}
