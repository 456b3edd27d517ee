import type { ClipReference, Embedding, Wish } from '@cutroom/contract';
import type { PromptClip } from './clips/clip-index.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { madeWishes } from './made-wishes.ts';
import { readSentence } from './reading.ts';
import type { Draft } from './wishes/drafts.ts';
import { foldWord } from './words/tokens.ts';
import { wordSet } from './words/word-set.ts';

export interface PromptEmbedding extends Embedding {
  /** The words that it stands for; without them the embeddings are taken in the order of `wishedThings`. */
  readonly text?: string;
}

/** More are not compared: a sentence takes the encoder some milliseconds. */
const THINGS_MAX = 24;

/**
 * What a prompt wants to see, for an image-text model to compare with pictures.
 * @returns null where it names nothing
 */
export function wishedSubject(prompt: string): string | null {
  const things = wishedThings(prompt);
  return things.length === 0 ? null : things.join(' ');
}

/**
 * The same thing by thing in the order of the words, for a sentence encoder to compare with what the clips show. Give
 * their embeddings to `planEdit` or `readBrief` in this order, or by their texts.
 * @param clips as the prompt is read beside them; by themselves words may be divided otherwise
 */
export function wishedThings(prompt: string, clips: readonly PromptClip[] = []): readonly string[] {
  const { sentence, language, index } = readSentence(prompt, clips);
  const made = madeWishes(prompt, sentence, {
    clips: index,
    lexicon: language.lexicon,
    embeddingOf: () => null,
  });
  const said = made
    .filter(({ draft }) => isWanted(draft))
    .flatMap(({ draft, stands }) =>
      referencesOf(draft).filter((_, at) => (stands[at] ?? 'thing') === 'thing'),
    )
    .filter(({ missing, labels }) => missing.length > 0 || labels.length > 0)
    .map((reference) => phraseKey(reference.said, language.lexicon));
  return [...new Set(said)].slice(0, THINGS_MAX);
}

function isWanted(draft: Draft): boolean {
  if (draft.kind === 'exclude' || draft.kind === 'exception' || draft.kind === 'unsupported') return false;
  if (draft.kind === 'prefer') return draft.degree !== 'less';
  return !('isNot' in draft && draft.isNot);
}

/** A phrase without its articles, under which its embedding is found again. */
export function phraseKey(said: string, { words }: Lexicon): string {
  const parts = said.toLowerCase().split(/\s+/);
  const first = parts.findIndex((part) => !wordSet(words.determiners).has(foldWord(part)));
  return parts.slice(Math.max(0, first)).join(' ');
}

function referencesOf(draft: Draft | Wish): readonly ClipReference[] {
  return [
    ...('clips' in draft ? draft.clips : []),
    ...('than' in draft && Array.isArray(draft.than) ? draft.than : []),
    ...('measure' in draft && draft.measure.of === 'clips' ? draft.measure.than : []),
  ];
}

/** The embeddings by the phrases they stand for: by their text, else by the order of `wishedThings`. */
export function pairEmbeddings(
  prompt: string,
  embeddings: readonly PromptEmbedding[],
  clips: readonly PromptClip[],
): ReadonlyMap<string, Embedding> {
  const models = new Set(clips.flatMap(({ analysis }) => analysis?.textEmbedding?.model ?? []));
  const usable = embeddings.filter(({ model }) => models.has(model));
  if (usable.length === 0) return new Map();
  const things = usable.some(({ text }) => text === undefined) ? wishedThings(prompt) : [];
  return new Map(
    usable.flatMap((embedding, at) => {
      const text = embedding.text ?? things[at];
      return text === undefined ? [] : [[text.toLowerCase(), embedding] as const];
    }),
  );
}
