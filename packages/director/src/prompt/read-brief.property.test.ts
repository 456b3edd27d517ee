import { type Brief, briefSchema } from '@cutroom/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { LEXICONS } from './lexicon/index.ts';
import { readBrief } from './read-brief.ts';
import { grammarOf } from './rules/grammar.ts';
import { wishedThings } from './wished-things.ts';

const clips = buildClips(
  { name: 'tent.mp4', labels: ['person'] },
  { name: 'IMG_1234.mov', labels: ['dog', 'beach'] },
  { name: 'the-long-drive.mp4', labels: ['car'] },
);
const words = LEXICONS.flatMap((lexicon) => [...grammarOf(lexicon).vocabulary]);
const prompts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...words),
        fc.constantFrom(...'tent dog drive 3 30 s 0:12 , . " \' ( ) - → % x'.split(' ')),
      ),
      {
        maxLength: 60,
      },
    )
    .map((parts) => parts.join(' ')),
);

function spansOf({ wishes, notUsed }: Brief) {
  return [...wishes.map(({ span }) => span), ...notUsed.map(({ span }) => span)].filter(
    (span) => span !== null,
  );
}

describe('the reader of prompts', () => {
  it('makes a valid brief of anything, with spans inside the prompt', () => {
    fc.assert(
      fc.property(prompts, (prompt) => {
        const brief = briefSchema.parse(readBrief({ prompt, clips }));
        for (const [start, end] of spansOf(brief)) {
          expect(start).toBeLessThanOrEqual(end);
          expect(end).toBeLessThanOrEqual(prompt.length);
        }
        for (const { span, said } of [...brief.wishes, ...brief.notUsed])
          expect(span === null ? said : prompt.slice(...span)).toBe(said);
      }),
    );
  });

  it('leaves no words both used and not used, and gives every wish a name of its own', () => {
    fc.assert(
      fc.property(prompts, (prompt) => {
        const { wishes, notUsed } = readBrief({ prompt, clips });
        for (const [at, left] of notUsed.entries()) {
          const later = notUsed[at + 1];
          if (later !== undefined) expect(left.span[1]).toBeLessThanOrEqual(later.span[0]);
          const onTop =
            left.why === 'takenBack'
              ? []
              : wishes.filter(
                  ({ span }) => span !== null && span[0] < left.span[1] && span[1] > left.span[0],
                );
          expect(onTop).toEqual([]);
        }
        expect(new Set(wishes.map(({ id }) => id)).size).toBe(wishes.length);
      }),
    );
  });

  it('reads the same prompt the same way, and names only clips that are there', () => {
    fc.assert(
      fc.property(prompts, (prompt) => {
        const brief = readBrief({ prompt, clips });
        expect(readBrief({ prompt, clips })).toEqual(brief);
        expect(wishedThings(prompt)).toEqual(wishedThings(prompt));
        const known = new Set(clips.map(({ clipId }) => clipId));
        const meant = brief.wishes.flatMap((wish) =>
          'clips' in wish ? wish.clips.flatMap((reference) => reference.clips) : [],
        );
        for (const { clipId } of meant) expect(known).toContain(clipId);
      }),
    );
  });
});
