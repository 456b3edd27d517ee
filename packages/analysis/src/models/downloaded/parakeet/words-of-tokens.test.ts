import { describe, expect, it } from 'vitest';
import { wordsOfTokens } from './words-of-tokens.ts';

/** Tokens as [text, frame, frames], in a stretch of half a minute from second 10 on: its words with their frames. */
function wordsOf(tokens: readonly (readonly [text: string, frame: number, frames: number])[], seconds = 30) {
  const words = wordsOfTokens(
    tokens.map(([, frame, frames], id) => ({ id, frame, frames, confidence: 1 })),
    tokens.map(([text]) => text),
    { startSeconds: 10, endSeconds: 10 + seconds },
  );
  const framesAt = (at: number) => Math.round(((at - 10) / 0.08) * 100) / 100;
  return words.map(({ text, startSeconds, endSeconds }) => [
    text,
    framesAt(startSeconds),
    framesAt(endSeconds),
  ]);
}

describe('words of tokens', () => {
  it.each([
    [
      'one word of two tokens',
      [
        ['▁hel', 2, 1],
        ['lo', 3, 2],
      ],
      [['hello', 2, 5]],
    ],
    [
      'a word for each blank',
      [
        ['▁a', 0, 1],
        ['▁dog', 4, 3],
      ],
      [
        ['a', 0, 1],
        ['dog', 4, 7],
      ],
    ],
    [
      'a first token without a blank',
      [
        ['lo', 1, 1],
        ['▁you', 3, 1],
      ],
      [
        ['lo', 1, 2],
        ['you', 3, 4],
      ],
    ],
    [
      'a blank by itself',
      [
        ['▁', 1, 1],
        ['Č', 3, 1],
        ['au', 4, 2],
      ],
      [['Čau', 3, 6]],
    ],
    [
      'punctuation, which takes no time',
      [
        ['▁no', 0, 2],
        ['.', 9, 4],
        ['▁Go', 13, 1],
      ],
      [
        ['no.', 0, 2],
        ['Go', 13, 14],
      ],
    ],
    [
      'a mark behind a blank, as in French',
      [
        ['▁oui', 0, 2],
        ['▁!', 2, 1],
      ],
      [['oui!', 0, 2]],
    ],
    [
      'an opening mark',
      [
        ['▁«', 1, 1],
        ['oui', 2, 2],
      ],
      [['«oui', 1, 4]],
    ],
    [
      'an apostrophe inside',
      [
        ['▁don', 0, 2],
        ["'", 2, 0],
        ['t', 2, 1],
      ],
      [["don't", 0, 3]],
    ],
    [
      'a number and its share',
      [
        ['▁50', 0, 3],
        ['▁%', 3, 1],
      ],
      [['50%', 0, 3]],
    ],
    [
      'a sum of money',
      [
        ['▁5', 0, 1],
        ['▁€', 2, 2],
      ],
      [
        ['5', 0, 1],
        ['€', 2, 4],
      ],
    ],
    [
      'special tokens, which are not said',
      [
        ['<|en|>', 0, 1],
        ['▁hi', 1, 1],
        ['<unk>', 2, 1],
      ],
      [['hi', 1, 2]],
    ],
    [
      'a token of no duration',
      [
        ['▁a', 2, 0],
        ['▁b', 3, 1],
      ],
      [
        ['a', 2, 3],
        ['b', 3, 4],
      ],
    ],
    [
      'words that begin in one frame',
      [
        ['▁a', 2, 0],
        ['▁b', 2, 2],
      ],
      [
        ['a', 2, 3],
        ['b', 3, 4],
      ],
    ],
    [
      'a word that would last into the next',
      [
        ['▁a', 2, 4],
        ['▁b', 4, 1],
      ],
      [
        ['a', 2, 4],
        ['b', 4, 5],
      ],
    ],
    ['nothing', [], []],
  ] as const)('are %s', (_, tokens, words) => expect(wordsOf(tokens)).toEqual(words));

  it('end with the stretch, and not behind it', () => {
    expect(
      wordsOf(
        [
          ['▁a', 0, 4],
          ['▁b', 5, 1],
        ],
        0.16,
      ),
    ).toEqual([['a', 0, 2]]);
  });

  it('are as sure as the token that is least so, whatever its full stop is', () => {
    const tokens = [0.9, 0.4, 0.1].map((confidence, id) => ({ id, frame: id, frames: 1, confidence }));
    const said = wordsOfTokens(tokens, ['▁hel', 'lo', '.'], { startSeconds: 0, endSeconds: 1 });
    expect(said.map(({ text, confidence }) => [text, confidence])).toEqual([['hello.', 0.4]]);
  });
});
