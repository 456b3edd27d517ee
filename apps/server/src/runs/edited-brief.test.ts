import type { Brief, Wish } from '@cutroom/contract';
import { readBrief } from '@cutroom/director';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClipRow, ProjectRow } from '../platform/database/schema.ts';
import { openRunHarness, type RunHarness } from '../testing/run-harness.ts';

const PROMPT = 'start with the harbour';

/** A run that plans from what the creator made of the brief. */
describe('a generation with a brief that was edited by hand', () => {
  let harness: RunHarness;
  let project: ProjectRow;
  let clips: readonly ClipRow[];
  beforeAll(async () => {
    harness = await openRunHarness();
    project = await harness.newProject();
    const named = (name: string) => harness.newClip(project, { storedName: `${name}_1a2b3c.mp4` });
    clips = [await named('harbour'), await named('market'), await named('lighthouse')];
  });
  afterAll(() => harness.close());

  const generate = async (brief: Brief | null) => {
    const run = await harness.start(project, { prompt: PROMPT, brief });
    await harness.deliver(run.id);
    return (await harness.run(run.id))?.plan ?? null;
  };
  const opening = (plan: Awaited<ReturnType<typeof generate>>) =>
    clips.findIndex(({ id }) => id === plan?.selectedClips.find(({ order }) => order === 0)?.clipId);

  it('opens with the clip that was chosen, keeps it with the plan, and the prompt alone still means its own', async () => {
    const read = readBrief({
      prompt: PROMPT,
      clips: clips.map(({ id, storedName, sequence }) => ({
        clipId: id,
        filename: storedName,
        uploadOrder: sequence,
      })),
    });
    const chosen: Brief = {
      ...read,
      removed: [],
      wishes: read.wishes.map((wish) => aboutClip(wish, clips[1])),
    };
    expect(opening(await generate(null))).toBe(0);
    const plan = await generate(chosen);
    expect(opening(plan)).toBe(1);
    expect(plan?.brief).toMatchObject({
      wishes: [{ kind: 'open', source: 'creator' }],
      outcomes: [{ outcome: 'met' }],
    });
  });

  it('keeps to what was marked beside the clips, against what the prompt says', async () => {
    const marks = [marked('exclude', clips[0]), marked('include', clips[2])];
    const brief: Brief = {
      ...{ language: 'und', isLanguageRead: false, notUsed: [], removed: [] },
      wishes: marks,
    };
    const plan = await generate(brief);
    const shown = new Set(plan?.selectedClips.map(({ clipId }) => clipId));
    expect([...clips].map(({ id }) => shown.has(id))).toEqual([false, true, true]);
    expect(plan?.brief?.wishes.map(({ kind, source }) => ({ kind, source }))).toEqual([
      { kind: 'open', source: 'prompt' },
      { kind: 'exclude', source: 'creator' },
      { kind: 'include', source: 'creator' },
    ]);
    expect(plan?.brief?.outcomes.map(({ outcome }) => outcome)).toEqual(['notPossible', 'met', 'met']);
  });

  it('gives another take where it is asked for once more', async () => {
    const nothingRead: Brief = { language: 'en', isLanguageRead: true, wishes: [], notUsed: [] };
    const [first, again] = [await generate(nothingRead), await generate(nothingRead)];
    expect(again?.selectedClips).not.toEqual(first?.selectedClips);
  });
});

/** The wish as the creator changed it: about this clip. */
function aboutClip(wish: Wish, clip: ClipRow | undefined): Wish {
  if (wish.kind !== 'open' || clip === undefined) return wish;
  const found = [{ clipId: clip.id, by: 'creator' as const, score: 1 }];
  return { ...wish, source: 'creator', clips: wish.clips.map((one) => ({ ...one, clips: found })) };
}

/** What was pressed beside a clip. */
function marked(kind: 'include' | 'exclude', clip: ClipRow | undefined): Wish {
  const id = clip?.id ?? '';
  return {
    ...{ kind, id: `${kind}-clip-${id}`, span: null, said: '', certainty: 'sure', source: 'creator' },
    clips: [
      {
        ...{ said: 'the clip', span: null, number: 'one', answer: 'shown' },
        ...{ missing: [], labels: [], spokenWords: null },
        clips: [{ clipId: id, by: 'creator', score: 1 }],
      },
    ],
  };
}
