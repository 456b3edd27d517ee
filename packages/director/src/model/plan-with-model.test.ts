import {
  editingPlanSchema,
  type LanguageModelPort,
  ModelFailure,
  type ModelFailureReason,
  type ModelQuestion,
  playedSeconds,
} from '@cutroom/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanRequest } from '../director-clip.ts';
import { planEdit } from '../plan/plan-edit.ts';
import { marked } from '../testing/build-brief.ts';
import { buildClips } from '../testing/build-clip.ts';
import { measureCorpus } from '../testing/corpus/measure-corpus.ts';
import { readCorpus } from '../testing/corpus/read-corpus.ts';
import { SCENES } from '../testing/corpus/scenes.ts';
import { planProblems } from '../testing/plan-problems.ts';
import { chosenBy, planChosenAtRandom } from '../testing/random-model.ts';
import { askForChoice, type ModelAndTime } from './ask-for-choice.ts';
import type { ChoiceAnswer } from './choice-question.ts';
import { BOUNDS, modelWishSchema } from './model-wish.ts';
import { factsForModel, planChosen } from './plan-with-model.ts';

const CLIPS = SCENES.seaside;
const signal = new AbortController().signal;

const planWithModel = (request: PlanRequest, modelAndTime: ModelAndTime) =>
  askForChoice(modelAndTime, {
    facts: async () => factsForModel(request),
    plan: async () => planEdit(request),
    planChosen: async (answer, director) => planChosen(request, answer, director),
  });

describe('a plan with a model', () => {
  it('shows what the model chose, in its order and with its words', async () => {
    const plan = await planWithModel(
      { prompt: 'make it good', clips: CLIPS },
      {
        model: chosenBy(({ moments }) => ({
          ...answer(moments.filter((id) => /^c(?:5|2|1|4|8)m1$/.test(id)).reverse()),
          title: 'Salt and Sun',
          description: 'A day between the pier and the old town',
          approach: 'I followed the light.',
        })),
        signal,
      },
    );
    expect(plan.selectedClips.map(({ clipId }) => clipId)).toEqual([
      'street',
      'sunset',
      'pizza',
      'dog',
      'waves',
    ]);
    expect(plan.selectedClips[0]?.reason).toBe('Because of c8m1.');
    expect(plan).toMatchObject({ title: 'Salt and Sun', director: 'test-model' });
    expect(plan.description).toMatch(/^A day between the pier and the old town\. A .* reel of 5 shots/);
    expect(plan.instructions).toMatch(/I followed the light\.$/);
  });

  it('gives the model data without paths, ids or owners of clips', async () => {
    let asked: ModelQuestion<unknown> | null = null;
    await planWithModel(
      { prompt: 'calm, with the dog', clips: CLIPS },
      {
        model: chosenBy(({ moments }, question) => {
          asked = question;
          return answer(moments.slice(0, 6));
        }),
        signal,
      },
    );
    const facts = JSON.parse((asked as ModelQuestion<unknown> | null)?.facts ?? '{}');
    expect(Object.keys(facts)).toEqual(['wish', 'understood', 'target', 'clips', 'moments']);
    expect(facts.wish).toBe('calm, with the dog');
    expect(facts.clips.map(({ name }: { name: string }) => name)).toContain('ocean-waves.mp4');
    expect(JSON.stringify(facts)).not.toContain('a1b2c3d4e5f6');
    expect(facts.clips.find(({ id }: { id: string }) => id === 'c2')).toMatchObject({ required: true });
  });

  it('passes over ids that do not exist, repetitions and excluded clips', async () => {
    const plan = await planWithModel(
      { prompt: 'no pizza, 10 seconds', clips: CLIPS },
      {
        model: chosenBy(({ moments }) =>
          answer(['c99m1', '../etc/passwd', 'c4m1', ...moments.slice(0, 4), ...moments.slice(0, 4), 'waves']),
        ),
        signal,
      },
    );
    expect(plan.director).toBe('test-model');
    expect(plan.selectedClips.map(({ clipId }) => clipId)).not.toContain('pizza');
    expect(planProblems(plan.selectedClips, CLIPS)).toEqual([]);
    expect(totalOf(plan.selectedClips)).toBeCloseTo(10, 1);
  });

  it('keeps to what the creator marked beside the clips, however the model chooses', async () => {
    const wishes = [marked('include', 'blurred'), marked('exclude', 'dog')];
    const brief = { language: 'en', isLanguageRead: true, wishes, notUsed: [], removed: [] };
    const plan = await planWithModel(
      { prompt: '10 seconds', clips: CLIPS, brief },
      { model: chosenBy(({ moments }) => answer(moments.slice(0, 6))), signal },
    );
    const ids = plan.selectedClips.map(({ clipId }) => clipId);
    expect(plan.director).toBe('test-model');
    expect(ids).toContain('blurred');
    expect(ids).not.toContain('dog');
  });

  it('keeps locked cuts in their places', async () => {
    const locked = [
      { clipId: 'pizza', startTime: 1, endTime: 3, order: 0, locked: true },
      { clipId: 'blurred', startTime: 2, endTime: 3.5, order: 2, locked: true },
    ];
    const plan = await planWithModel(
      { prompt: '20 seconds', clips: CLIPS, locked, earlierCutCount: 5 },
      { model: chosenBy(({ moments }) => answer(moments.toReversed())), signal },
    );
    expect(plan.director).toBe('test-model');
    expect(plan.selectedClips[0]).toMatchObject(locked[0] ?? {});
    expect(plan.selectedClips[2]).toMatchObject(locked[1] ?? {});
    expect(totalOf(plan.selectedClips)).toBeCloseTo(20, 1);
    expect(planProblems(plan.selectedClips, CLIPS)).toEqual([]);
  });

  it('keeps to what the prompt asks for, however the model chooses', () => {
    const blind = measureCorpus(readCorpus('report'), ({ prompt }, clips) =>
      planChosenAtRandom({ prompt, clips }, 1),
    );
    const local = measureCorpus(readCorpus('report'), ({ prompt }, clips) => planEdit({ prompt, clips }));
    expect(blind.met / local.met).toBeGreaterThan(0.95);
  });

  it('is valid and free of markup whatever the model answers', async () => {
    const anyText = fc.oneof(
      fc.string({ maxLength: 500, unit: 'binary' }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '\u001b[31mred',
        '<img src=x onerror=alert(1)>',
        'a'.repeat(100_000),
      ),
    );
    const anyAnswer = fc.record({
      title: anyText,
      description: anyText,
      approach: anyText,
      seconds: fc.oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.integer({ min: -10, max: 500 }),
      ),
      wishes: fc.array(
        fc.record({
          kind: fc.constantFrom(...modelWishSchema.shape.kind.options),
          said: fc.oneof(fc.constantFrom('make it', 'seconds', 'no people'), anyText),
          clips: fc.array(fc.oneof(fc.stringMatching(/^c[1-9]$/), anyText), { maxLength: 6 }),
          than: fc.array(fc.oneof(fc.stringMatching(/^c[1-9]$/), anyText), { maxLength: 3 }),
          isNot: fc.boolean(),
          bound: fc.constantFrom(...BOUNDS),
          seconds: fc.oneof(
            fc.integer({ min: 0, max: 40 }),
            fc.double({ noNaN: true, noDefaultInfinity: true }),
          ),
          until: fc.oneof(
            fc.integer({ min: 0, max: 60 }),
            fc.double({ noNaN: true, noDefaultInfinity: true }),
          ),
          share: fc.double({ noNaN: true, noDefaultInfinity: true }),
          number: fc.oneof(
            fc.integer({ min: -3, max: 60 }),
            fc.double({ noNaN: true, noDefaultInfinity: true }),
          ),
          value: fc.oneof(
            fc.constantFrom(
              ...['fast', 'warm', 'mostly', 'cuts', 'named', 'opening', 'end', 'direct', 'apart', 'range'],
              ...['dropFirst', 'whole', 'others', 'onBeat', 'keepSound', 'slow', 'close', 'longer', ''],
            ),
            anyText,
          ),
          text: fc.oneof(fc.constantFrom('make it', 'good'), anyText),
        }),
        { maxLength: 40 },
      ),
      look: fc.constantFrom('natural', 'vintage'),
      transition: fc.constantFrom('cut', 'dip_to_black'),
      cuts: fc.array(
        fc.record({
          moment: fc.oneof(fc.stringMatching(/^c[1-9]m[1-3]$/), anyText),
          emphasis: fc.constantFrom('short', 'normal', 'long'),
          reason: anyText,
        }),
        { maxLength: 300 },
      ),
    });
    const anyPrompt = fc.constantFrom(
      'make it good',
      '20 seconds',
      '12 cuts',
      'no people',
      'three seconds each',
      'slow',
    );
    await fc.assert(
      fc.asyncProperty(anyAnswer, anyPrompt, async (given, prompt) => {
        const model = chosenBy(() => given as ChoiceAnswer);
        const plan = await planWithModel({ prompt, clips: CLIPS }, { model, signal });
        expect(editingPlanSchema.safeParse(plan).success).toBe(true);
        expect(planProblems(plan.selectedClips, CLIPS)).toEqual([]);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
        expect(JSON.stringify(plan)).not.toMatch(/<\/?[a-z]|[\u0000-\u001f]|\\u00[01]/i);
        expect(JSON.stringify(plan).length).toBeLessThan(60_000);
      }),
      { numRuns: 150 },
    );
  });

  it('takes a look from the model only where the prompt names none', async () => {
    const model = chosenBy(({ moments }) => ({ ...answer(moments.slice(0, 6)), look: 'vintage' }));
    const styleFor = async (prompt: string) =>
      (await planWithModel({ prompt, clips: CLIPS }, { model, signal })).style?.look;
    expect(await styleFor('like an old super 8 home movie from my childhood')).toBe('vintage');
    expect(await styleFor('in black and white')).toBe('black_and_white');
  });
});

describe('where the model fails', () => {
  const request: PlanRequest = { prompt: '15 seconds', clips: CLIPS };
  const failing = (reason: ModelFailureReason): LanguageModelPort => ({
    name: 'test-model',
    acceptsImages: true,
    ask: () => Promise.reject(new ModelFailure(reason)),
  });

  it.each([
    ['too_slow', 'did not answer in time'],
    ['quota', 'has no quota left at the moment'],
    ['nonsense', 'gave an answer that could not be used'],
    ['unreachable', 'could not be reached'],
  ] as const)('(%s) the local plan is used and says so', async (reason, words) => {
    const local = planEdit(request);
    const plan = await planWithModel(request, { model: failing(reason), signal });
    expect(plan).toEqual({
      ...local,
      description: `${local.description} The AI model ${words}, so the built-in director made this edit.`,
    });
  });

  it('an answer without a single moment on offer counts as none', async () => {
    const plan = await planWithModel(request, { model: chosenBy(() => answer(['c70m1'])), signal });
    expect(plan.director).toBe('local');
    expect(plan.description).toContain('could not be used');
  });

  it('a run that was cancelled meanwhile gets no plan', async () => {
    const run = new AbortController();
    const model: LanguageModelPort = {
      ...failing('unreachable'),
      ask: () => {
        run.abort(new Error('cancelled'));
        return Promise.reject(new ModelFailure('unreachable'));
      },
    };
    await expect(planWithModel(request, { model, signal: run.signal })).rejects.toThrow('cancelled');
  });

  it('a defect of ours is not taken for one of the model', async () => {
    const model: LanguageModelPort = {
      ...failing('broken'),
      ask: () => Promise.reject(new TypeError('defect')),
    };
    await expect(planWithModel(request, { model, signal })).rejects.toThrow('defect');
  });
});

it('is not asked where there is nothing to choose', async () => {
  const model = chosenBy(() => {
    throw new Error('asked');
  });
  const clips = buildClips({ id: 'one', seconds: 8 });
  const locked = [{ clipId: 'one', startTime: 0, endTime: 5, order: 0 }];
  const plan = await planWithModel({ prompt: '5 seconds', clips, locked }, { model, signal });
  expect(plan.director).toBe('local');
});

function answer(moments: readonly string[]): ChoiceAnswer {
  return {
    title: '',
    description: '',
    approach: '',
    seconds: 20,
    look: 'natural',
    transition: 'cut',
    wishes: [],
    cuts: moments.map((moment) => ({ moment, emphasis: 'normal', reason: `Because of ${moment}` })),
  };
}

function totalOf(cuts: Parameters<typeof playedSeconds>[0][]): number {
  return cuts.reduce((sum, cut) => sum + playedSeconds(cut), 0);
}
