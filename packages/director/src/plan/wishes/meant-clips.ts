import type { ClipReference } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import { areWordsUnknown, phraseHeard } from '../../material/heard-words.ts';
import { hearingOf, phraseSightOf, talkSightOf } from '../../material/hearing.ts';
import { type Sight, sightOf } from '../../material/sight.ts';
import { NEAREST, standInOf } from '../../material/stand-in.ts';
import { listInWords } from '../../text/english.ts';

/** Some words of the prompt, the clips that they mean, and where in these the thing is to be seen or heard. */
export interface MeantClips {
  readonly said: string;
  /** Best first; none where nothing answers. */
  readonly clips: readonly ClipFacts[];
  /** 'one': any of the clips will do; 'all': each of them is meant. */
  readonly number: ClipReference['number'];
  /** Where each of these clips shows the thing, as far as the analysis followed it. */
  readonly sights: ReadonlyMap<ClipFacts, Sight>;
  /** How well each answers, 0-1. */
  readonly scores: ReadonlyMap<ClipFacts, number>;
  /** How long the words last that are to be heard, in the best of the clips; null where none are meant or they are not said so. */
  readonly lineSeconds: number | null;
  /** Words that are said, where nobody knows what is said in the clips. */
  readonly isUnheard: boolean;
  /** All clips that the words mean were marked by the creator to be left out. */
  readonly isLeftOut: boolean;
  /** Clips were chosen, and none of them can be used: their analysis failed, or they are gone. */
  readonly isUnusable: boolean;
  /** They are meant for their places in the list, or for being all that is left, and not for what they show: 'every clip', 'all the others'. */
  readonly areAny: boolean;
  /** What the clips are known to show where none is known to show the thing itself: 'building' for a castle. */
  readonly standIn: string | null;
  /** Names of the things that are meant, the most telling first. */
  readonly labels: readonly string[];
}

/**
 * @param clips all clips, in upload order
 * @param leftOut ids of clips that are not to be meant, whatever the words say
 */
export function meantClips(
  reference: ClipReference,
  clips: readonly ClipFacts[],
  leftOut: ReadonlySet<string> = NONE,
): MeantClips {
  const found = reference.clips.flatMap(({ clipId, score, by }) => {
    const facts = leftOut.has(clipId) ? undefined : clips.find(({ clip }) => clip.clipId === clipId);
    return facts === undefined ? [] : [{ facts, score, by }];
  });
  const isUnheard = reference.spokenWords !== null && areWordsUnknown(clips);
  const sights = new Map<ClipFacts, Sight>();
  for (const { facts, by } of found) {
    const sight = isUnheard ? talkSightOf(facts.clip.analysis) : sightIn(facts, reference, by === 'heard');
    if (sight !== null) sights.set(facts, sight);
  }
  const meant = found.map(({ facts }) => facts);
  const isLeftOut = found.length === 0 && reference.clips.some(({ clipId }) => leftOut.has(clipId));
  return {
    said: reference.said,
    clips: meant,
    number: reference.number,
    sights,
    scores: new Map(found.map(({ facts, score }) => [facts, score])),
    lineSeconds: lineSecondsIn(meant[0], reference.spokenWords),
    isUnheard,
    isLeftOut,
    areAny: found.length > 0 && found.every(({ by }) => by === 'position'),
    isUnusable: found.length === 0 && reference.clips.length > 0 && !isLeftOut,
    standIn:
      reference.answer === 'near' && !isUnheard ? (standInOf(reference.labels, meant) ?? NEAREST) : null,
    labels: reference.labels,
  };
}

function lineSecondsIn(best: ClipFacts | undefined, words: ClipReference['spokenWords']): number | null {
  // One word is where somebody begins, and no line.
  const isLine = words !== null && words.length >= LINE_WORDS_MIN;
  const line = best === undefined || !isLine ? null : phraseHeard(best.clip.analysis, words);
  return line === null ? null : line.endSeconds - line.startSeconds;
}

const LINE_WORDS_MIN = 3;

const NONE: ReadonlySet<string> = new Set();

function sightIn(
  { clip: { analysis } }: ClipFacts,
  { labels, spokenWords }: ClipReference,
  isHeard: boolean,
): Sight | null {
  const seen = sightOf(analysis, labels);
  if (spokenWords !== null)
    return phraseSightOf(analysis, spokenWords) ?? hearingOf(analysis, spokenWords) ?? seen;
  return isHeard ? (hearingOf(analysis, labels) ?? seen) : seen;
}

/** Those of a wish that each stand for all their clips, and of the others the best. */
export function eachOrBest({ clips, number }: MeantClips): readonly ClipFacts[] {
  return number === 'all' ? clips : clips.slice(0, 1);
}

/** Whether one of these means the clip. */
export function isMeant(facts: ClipFacts, meant: readonly MeantClips[]): boolean {
  return meant.some(({ clips }) => clips.includes(facts));
}

/** 'the dog and the sea', as the prompt has it. */
export function listed(meant: readonly MeantClips[]): string {
  return listInWords(meant.map(({ said }) => said));
}
