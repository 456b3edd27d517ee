import type { ClipReference } from '@cutroom/contract';
import type { NounWords } from '../sentence/noun-words.ts';
import { isIn, type Sentence } from '../sentence/sentence.ts';
import { spanOf } from '../words/tokens.ts';
import type { IndexedClip } from './clip-index.ts';
import type { Resolver } from './clip-scores.ts';
import { isKindOf } from './concepts.ts';
import { sexOfPronoun } from './persons.ts';
import { resolve } from './references.ts';

/** Those of the clips in which somebody talks, where there are any. */
export function talking(resolver: Resolver, reference: ClipReference): ClipReference {
  const ids = new Set(resolver.clips.filter(isTalk).map(({ clip }) => clip.clipId));
  const clips = reference.clips.filter(({ clipId }) => ids.has(clipId));
  return clips.length === 0 ? reference : { ...reference, clips };
}

/**
 * Who talks in 'let grandma talk. Show the bee over it', 'while he talks show the bee': who was named last before, else the men
 * or women that talk; null where that tells nobody from others.
 * @param antecedentOf what a word stands for that says 'her' or 'it'
 */
export function talkerReader(
  prompt: string,
  sentence: Sentence,
  resolver: Resolver,
  antecedentOf: (before: number, isPlural: boolean, word: string) => readonly NounWords[],
): (from: number, to: number) => ClipReference | null {
  return (from, to) => {
    const { tokens, grammar } = sentence;
    const said = tokens.slice(from, to);
    if (said.some((token) => isIn(sentence, token, 'self'))) return null;
    const pronoun = said.findIndex(({ word }) => sexOfPronoun(word, grammar) !== undefined);
    const word = said[pronoun]?.word ?? '';
    const [named] = antecedentOf(from, false, word);
    const before = named === undefined ? null : talkersOf(resolver, resolve(resolver, named, false));
    if (before !== null) return before;
    const sex = sexOfPronoun(word, grammar);
    const talkers = resolver.clips.filter(isTalk);
    const own = talkers.filter(({ concepts }) =>
      [...concepts.keys()].some(
        (concept) => concept === sex || (sex !== undefined && isKindOf(concept, sex)),
      ),
    );
    if (own.length === 0 || own.length === talkers.length) return null;
    const span = spanOf(tokens, from + pronoun, from + pronoun + 1);
    return referenceTo(own, prompt.slice(...span), [...span]);
  };
}

/** Whoever talks most, by some words that name nobody; of no clip where nobody talks. */
export function talkOf(
  prompt: string,
  sentence: Sentence,
  resolver: Resolver,
  from: number,
  to: number,
): ClipReference {
  const span = spanOf(sentence.tokens, from, to);
  const said = prompt.slice(...span);
  const talk = referenceTo(resolver.clips.filter(isTalk), said, [...span]);
  return (
    talk ?? {
      ...{ said, span: [...span], number: 'one', clips: [], answer: 'none', missing: [] },
      ...{ labels: [TALK], spokenWords: null },
    }
  );
}

/** What talk is called among labels. */
const TALK = '@speech';

/** Those meant that talk; null where none does, or all that do: 'someone' tells nobody from others. */
function talkersOf(resolver: Resolver, reference: ClipReference): ClipReference | null {
  const talkers = resolver.clips.filter(isTalk);
  const talk = talking(resolver, reference);
  const isOfTalk = talkers.some(({ clip }) => clip.clipId === talk.clips[0]?.clipId);
  const isAnyone = talk.clips.length > 1 && talk.clips.length === talkers.length;
  return isOfTalk && !isAnyone ? talk : null;
}

/** To the one that talks most. */
function referenceTo(
  clips: readonly IndexedClip[],
  said: string,
  span: ClipReference['span'],
): ClipReference | null {
  const [most] = clips.toSorted((a, b) => spokenSeconds(b) - spokenSeconds(a));
  if (most === undefined) return null;
  return {
    ...{ said, span, number: 'one', answer: 'shown', missing: [], labels: [TALK], spokenWords: null },
    clips: [{ clipId: most.clip.clipId, by: 'label', score: 1 }],
  };
}

function isTalk(indexed: IndexedClip): boolean {
  return spokenSeconds(indexed) > 0;
}

function spokenSeconds({ clip }: IndexedClip): number {
  return (clip.analysis?.speech ?? []).reduce((sum, part) => sum + part.endSeconds - part.startSeconds, 0);
}
