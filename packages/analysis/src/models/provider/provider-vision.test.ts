import {
  clipAnalysisSchema,
  type LanguageModelPort,
  ModelFailure,
  type ModelQuestion,
} from '@cutroom/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analysisFixture } from '../../testing/analysis-fixture.ts';
import { adoptCaptions } from './adopt-captions.ts';
import { type CaptionAnswer, captionAnswerSchema, captionFacts } from './caption-question.ts';
import { type ClipToCaption, openProviderVision } from './provider-vision.ts';
import { IMAGES_PER_CLIP_MAX, secondsToCaption } from './seconds-to-caption.ts';

const signal = new AbortController().signal;
const GOOD: CaptionAnswer = {
  description: 'Waves roll onto a sandy beach under a wide sky.',
  labels: ['Beach', 'waves', 'sky'],
  mood: 'peaceful',
  categories: ['nature', 'travel'],
  notes: [{ image: 1, shows: 'A wave breaks' }],
};

function clip(changes: Parameters<typeof analysisFixture>[0] = {}): ClipToCaption {
  return {
    analysis: analysisFixture(changes),
    filename: 'summer-trip.mp4',
    imageSeconds: [3.5, 8],
    images: [new Uint8Array([1]), new Uint8Array([2])],
  };
}

function answering(answer: CaptionAnswer): LanguageModelPort {
  return { name: 'test-vision', acceptsImages: true, ask: async (question) => question.answer.parse(answer) };
}

const lookAt = (answer: CaptionAnswer, seen = clip()) =>
  openProviderVision(answering(answer)).describe(seen, signal);

describe('vision by a provider', () => {
  it('puts the model’s words in the place of the built-in ones and leaves every number alone', async () => {
    const { analysis } = clip();
    expect(await lookAt(GOOD)).toEqual({
      ...analysis,
      description: 'Waves roll onto a sandy beach under a wide sky.',
      labels: ['beach', 'waves', 'sky', 'steady', 'summer', 'trip'],
      labelFacts: [
        ...['beach', 'waves', 'sky'].map((label) => ({ label, source: 'told', confidence: null })),
        { label: 'steady', source: 'measured', confidence: 0.8 },
        ...['summer', 'trip'].map((label) => ({ label, source: 'named', confidence: null })),
      ],
      mood: 'peaceful',
      moodConfidence: null,
      relevantCategories: ['nature', 'travel'],
      categoryFacts: ['nature', 'travel'].map((label) => ({ label, source: 'told', confidence: null })),
      moments: [
        { startSeconds: 2, endSeconds: 5, score: 0.8, reasons: ['a wave breaks', 'sharp'] },
        analysis.moments[1],
      ],
      eye: 'test-vision',
    });
  });

  it('sends images and measurements, and not the file’s name', async () => {
    let asked: ModelQuestion<unknown> | null = null;
    const model = answering(GOOD);
    const spy: LanguageModelPort = {
      ...model,
      ask: (question) => {
        asked = question as ModelQuestion<unknown>;
        return model.ask(question);
      },
    };
    await openProviderVision(spy).describe(clip(), signal);
    const question = asked as ModelQuestion<unknown> | null;
    expect(question?.images).toHaveLength(2);
    expect(question?.facts).not.toMatch(/summer|trip/);
    expect(JSON.parse(question?.facts ?? '{}')).toMatchObject({ seconds: 10, camera: 'still' });
  });

  it('drops claims that the measurements contradict, sentence by sentence and label by label', async () => {
    const bright = clip({ qualityMetrics: { brisqueScore: 20, brightness: 65, isShaky: false } });
    const answer: CaptionAnswer = {
      ...GOOD,
      description: 'Two women walk along the beach. Waves roll in. Music plays.',
      labels: ['woman', 'beach', 'night', 'shaky', 'black and white', 'interview'],
      mood: 'dark',
      categories: ['people', 'nature'],
      notes: [{ image: 2, shows: 'someone waves' }],
    };
    expect(await lookAt(answer, bright)).toMatchObject({
      description: 'Waves roll in.',
      mood: 'calm',
      labels: ['beach', 'steady', 'summer', 'trip'],
      relevantCategories: ['nature'],
      moments: analysisFixture().moments,
    });
  });

  it('loses the wrong sentences of an answer and no other words', async () => {
    const answer: CaptionAnswer = {
      ...GOOD,
      description:
        'A horse gallops past the U.S. Capitol. It is 1.5 miles to Mt. Fuji. A woman sits in the sun.',
      labels: ['woman'],
      notes: [],
    };
    expect(await lookAt(answer)).toMatchObject({
      description: 'It is 1.5 miles to Mt. Fuji.',
      labels: ['steady', 'summer', 'trip'],
      eye: 'test-vision',
    });
    const onlyNote = { ...answer, description: 'A woman sits in the sun.', notes: GOOD.notes };
    expect(await lookAt(onlyNote)).toMatchObject({
      description: analysisFixture().description,
      moments: [{ reasons: ['a wave breaks', 'sharp'] }, {}],
      eye: 'test-vision',
    });
  });

  it('is not believed where nothing of its answer is left', async () => {
    const wrong = { ...GOOD, description: 'A woman walks along the beach.', labels: ['woman'], notes: [] };
    expect(await lookAt(wrong)).toEqual(clip().analysis);
  });

  it.each([
    ['no sound', { loudnessLufs: null, speechShare: null, musicShare: null }],
    ['unknown', { loudnessLufs: -14, speechShare: null, musicShare: 0 }],
    ['70 % of the time', { loudnessLufs: -14, speechShare: 0.7 }],
  ])('is told of speech: %s', (speech, audio) => {
    const { measures } = analysisFixture();
    const facts = captionFacts(analysisFixture({ measures: { ...measures, ...audio } }), [1]);
    expect(JSON.parse(facts)).toMatchObject({ speech });
  });

  it('says that someone speaks where speech was measured', async () => {
    const { measures } = analysisFixture();
    const seen = await lookAt(GOOD, clip({ measures: { ...measures, speechShare: 0.7 } }));
    expect(seen.description).toBe(
      'Waves roll onto a sandy beach under a wide sky. Someone speaks for most of it.',
    );
  });

  it('makes a valid analysis without markup of any answer', async () => {
    const anyText = fc.oneof(
      fc.string({ maxLength: 400, unit: 'binary' }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '\u001b[2J',
        'x'.repeat(1_000_000),
        '[a](https://evil.example)',
      ),
    );
    const anyAnswer = fc.record({
      description: anyText,
      labels: fc.array(anyText, { maxLength: 60 }),
      mood: fc.constantFrom('happy' as const, 'dark' as const),
      categories: fc.array(fc.constantFrom('people' as const, 'food' as const), { maxLength: 50 }),
      notes: fc.array(
        fc.record({ image: fc.double({ noNaN: true, noDefaultInfinity: true }), shows: anyText }),
        { maxLength: 60 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(anyAnswer, async (answer) => {
        const seen = await lookAt(answer);
        expect(clipAnalysisSchema.safeParse(seen).success).toBe(true);
        const words = JSON.stringify([seen.description, seen.labels, seen.moments]);
        expect(words).not.toMatch(/<\/?[a-z]|https?:|\\u00[01]/i);
        expect(words.length).toBeLessThan(4000);
        expect(seen.labels.length).toBeLessThanOrEqual(16);
      }),
      { numRuns: 100 },
    );
  });

  it('asks with a schema that says the same in JSON', () => {
    expect(captionAnswerSchema.safeParse(GOOD).success).toBe(true);
    expect(captionAnswerSchema.safeParse({ ...GOOD, mood: 'furious' }).success).toBe(false);
  });
});

describe('where the model fails', () => {
  const failing = (failure: ModelFailure): LanguageModelPort => ({
    name: 'test-vision',
    acceptsImages: true,
    ask: () => Promise.reject(failure),
  });

  it('the local analysis stays as it is', async () => {
    const seen = clip();
    const vision = openProviderVision(failing(new ModelFailure('nonsense')));
    expect(await vision.describe(seen, signal)).toBe(seen.analysis);
    expect(vision.isAvailable()).toBe(true);
  });

  it('the provider is left alone for a minute, or as long as the provider says, so that other clips do not wait for it', async () => {
    let now = 0;
    const rests = openProviderVision(failing(new ModelFailure('too_slow')), { now: () => now });
    await rests.describe(clip(), signal);
    expect(rests.isAvailable()).toBe(false);
    now = 60_000;
    expect(rests.isAvailable()).toBe(true);

    const quota = openProviderVision(failing(new ModelFailure('quota', { retryAfterMs: 600_000 })), {
      now: () => now,
    });
    await quota.describe(clip(), signal);
    now += 599_000;
    expect(quota.isAvailable()).toBe(false);
    now += 1000;
    expect(quota.isAvailable()).toBe(true);
  });

  it('one refusal is about one clip, a second one about all', async () => {
    const vision = openProviderVision(failing(new ModelFailure('refused', { status: 400 })));
    await vision.describe(clip(), signal);
    expect(vision.isAvailable()).toBe(true);
    await vision.describe(clip(), signal);
    expect(vision.isAvailable()).toBe(false);
  });

  it('an analysis that was stopped ends with the reason it was stopped for', async () => {
    const job = new AbortController();
    job.abort(new Error('stopping'));
    const vision = openProviderVision(failing(new ModelFailure('unreachable')));
    await expect(vision.describe(clip(), job.signal)).rejects.toThrow('stopping');
    expect(vision.isAvailable()).toBe(true);
  });
});

describe('the images that are shown to a model', () => {
  it('are few, in order, apart from each other, and of the best moments', () => {
    const times = secondsToCaption(analysisFixture());
    expect(times).toHaveLength(5);
    expect(times).toContain(3.5);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(Math.min(...times.slice(1).map((time, at) => time - (times[at] ?? 0)))).toBeGreaterThanOrEqual(1);
  });

  it('are never more than the limit, and at least one', () => {
    expect(secondsToCaption({ durationSeconds: 3600, moments: [] })).toHaveLength(IMAGES_PER_CLIP_MAX);
    expect(secondsToCaption({ durationSeconds: 0.3, moments: [] })).toHaveLength(1);
  });
});

it('the words about a file serve for the same file under another name', async () => {
  const earlier = { analysis: await lookAt(GOOD), filename: 'summer-trip.mp4' };
  const own = { analysis: analysisFixture(), filename: 'winter.mp4' };
  expect(adoptCaptions(own, earlier)).toMatchObject({
    description: earlier.analysis.description,
    labels: ['beach', 'waves', 'sky', 'steady', 'winter'],
    eye: 'test-vision',
  });
});
