import { FEATURE_WORDS } from '@cutroom/contract';
import { expect, test } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { CONSTANT_WISHES } from '../prompt/wishes/constant-wishes.ts';
import { readCorpus } from '../testing/corpus/read-corpus.ts';
import { SCENES } from '../testing/corpus/scenes.ts';
import { planSketches } from '../testing/plan-sketches.ts';

/** Words of whoever builds the product, and how some of its sentences once began. */
const TECHNICAL = /\b(?:renderers?|models?|lufs|codecs?|providers?|transcripts?|not done yet)\b/giu;
/** What of a plan people read. */
const TEXT_KEYS = new Set(['title', 'description', 'instructions', 'reason', 'nearest']);

function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return TEXT_KEYS.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
}

const technicalWords = (text: string) => [...new Set(text.toLowerCase().match(TECHNICAL) ?? [])];

test('what people read of a plan has no technical words but their own', { timeout: 120_000 }, () => {
  const sample = readCorpus('development').filter((_, index) => index % 8 === 0);
  const found = sample.flatMap(({ prompt, scene }) => {
    const texts = textsIn(planEdit({ prompt, clips: SCENES[scene] }));
    expect(texts.length).toBeGreaterThan(2);
    const own = technicalWords(prompt);
    return texts.filter((text) => technicalWords(text).some((word) => !own.includes(word)));
  });
  expect(found).toEqual([]);
});

test.each([
  '10 seconds with captions',
  '10 seconds, no ums',
  'add a zoom, freeze the last frame and blur his face',
])('what is not possible is said without technical words, with what is possible: %s', (prompt) => {
  const texts = textsIn(planSketches(prompt, { speech: [{ startSeconds: 1, endSeconds: 7 }] }, {}));
  expect(texts.flatMap(technicalWords)).toEqual([]);
  expect(texts.join(' ')).toMatch(
    /Whoever runs this installation can fetch better ears|A shot can be held longer\./,
  );
});

test('what cannot be done is named in plain words, once for each', () => {
  const features = Object.values(CONSTANT_WISHES)
    .flat()
    .flatMap((draft) => (draft.kind === 'unsupported' ? [draft.feature] : []));
  expect(Object.keys(FEATURE_WORDS).sort()).toEqual([...new Set(features)].sort());
  const { instructions, description } = planSketches(
    'no text over it, make a boomerang, a boomerang please',
    {},
    {},
  );
  expect(instructions).toContain('Understood: a seamless loop, not possible here.');
  expect(description?.match(/A seamless loop: not possible here\. A clip can come twice\./g)).toHaveLength(1);
});
