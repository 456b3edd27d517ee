import type { Embedding } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { openThingEmbeddings } from './thing-embeddings.ts';

/** An encoder that answers when it is told to. */
function slowEncoder() {
  const waiting = new Map<string, (embedding: Embedding | null) => void>();
  return {
    asked: [] as string[],
    embedWords(text: string): Promise<Embedding | null> {
      this.asked.push(text);
      const { promise, resolve } = Promise.withResolvers<Embedding | null>();
      waiting.set(text, resolve);
      return promise;
    },
    answer: (text: string) => waiting.get(text)?.({ model: 'use', values: [1] }),
  };
}

const prompt = async (text: string) => ({ model: text, values: [1] });

describe('what words mean to the encoder', () => {
  it('is asked once and kept', async () => {
    const asked: string[] = [];
    const embedWords = (text: string) => {
      asked.push(text);
      return prompt(text);
    };
    const embeddings = openThingEmbeddings({ embedWords });
    expect(await embeddings.of(['dog', 'sea'])).toEqual([
      { model: 'dog', values: [1], text: 'dog' },
      { model: 'sea', values: [1], text: 'sea' },
    ]);
    expect(await embeddings.of(['sea', 'cat'])).toHaveLength(2);
    expect(asked).toEqual(['dog', 'sea', 'cat']);
  });

  it('is not waited for for long, nor by two, and is there for whoever asks next', async () => {
    const encoder = slowEncoder();
    const embeddings = openThingEmbeddings(encoder, 20);
    expect(await embeddings.of(['dog'])).toEqual([]);
    // With no time limit to speak of, this would not end if it waited.
    expect(await embeddings.of(['dog', 'sea'])).toEqual([]);
    expect(encoder.asked).toEqual(['dog', 'sea']);
    encoder.answer('dog');
    encoder.answer('sea');
    await expect.poll(() => embeddings.of(['dog', 'sea'])).toMatchObject([{ text: 'dog' }, { text: 'sea' }]);
  });

  it('is missing where the encoder fails or is not there, and is asked for again', async () => {
    const answers = [Promise.reject(new Error('no memory')), Promise.resolve(null), prompt('dog')];
    const embeddings = openThingEmbeddings({ embedWords: () => answers.shift() ?? prompt('?') });
    expect(await embeddings.of(['dog'])).toEqual([]);
    expect(await embeddings.of(['dog'])).toEqual([]);
    expect(await embeddings.of(['dog'])).toMatchObject([{ model: 'dog' }]);
  });

  it('is asked for nothing where there is nothing to compare', async () => {
    const encoder = slowEncoder();
    expect(await openThingEmbeddings(encoder).of([])).toEqual([]);
    expect(encoder.asked).toEqual([]);
  });
});
