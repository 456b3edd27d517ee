import type { Brief, WantedLength } from './brief.ts';
import { normalisePrompt } from './normalise.ts';
import { readCounts } from './read-counts.ts';
import { readFilters } from './read-filters.ts';
import { readLengths } from './read-lengths.ts';
import { readOrder } from './read-order.ts';
import { readGenre, readStyle } from './read-style.ts';
import { readTexts } from './read-texts.ts';
import { applySelfCorrections } from './self-corrections.ts';
import { topicWords } from './topic-words.ts';

/**
 * The explicit requirements of an English prompt, typed or dictated. Each reader takes the words it understands and
 * hands on the rest, so the order of the readers settles what an ambiguous word belongs to.
 */
export function parseBrief(prompt: string): Brief {
  const texts = readTexts(prompt);
  const plain = applySelfCorrections(normalisePrompt(texts.prompt));
  const lengths = readLengths(plain);
  const counts = readCounts(lengths.text);
  const style = readStyle(counts.text);
  const order = readOrder(style.text);
  const filters = readFilters(order.text);
  return {
    length: lengths.length ?? hintedLength(style.lengthHint),
    count: counts.count,
    cutLength: lengths.cutLength,
    pace: style.pace,
    order: order.order,
    opening: order.opening,
    ending: order.ending,
    before: order.before,
    include: filters.include,
    exclude: filters.exclude,
    only: filters.only,
    prefer: filters.prefer,
    everyClip: filters.everyClip,
    speech: style.speech,
    sound: style.sound,
    mood: style.mood,
    framing: style.framing,
    genre: readGenre(plain),
    topics: topicWords(plain),
    unsupported: [...texts.texts, ...withoutPlainText(style.unsupported, texts.texts.length > 0)],
    title: texts.title,
  };
}

function hintedLength(hint: 'short' | 'long' | null): WantedLength | null {
  if (hint === null) return null;
  return hint === 'short' ? { kind: 'at_most', seconds: 12 } : { kind: 'about', seconds: 45 };
}

/** 'add the text "Hi"' is one wish, not a quoted text and a text without words. */
function withoutPlainText(wishes: Brief['unsupported'], hasTexts: boolean): Brief['unsupported'] {
  return hasTexts ? wishes.filter((wish) => wish.kind !== 'text') : wishes;
}
