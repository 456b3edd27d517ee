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
