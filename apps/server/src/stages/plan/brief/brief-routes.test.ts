import {
  BRIEF_BYTES_MAX,
  type Brief,
  briefSchema,
  type ClipAnalysis,
  PROMPT_CHARS_MAX,
  readBriefSchema,
} from '@cutroom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clips, type ProjectRow } from '../../../platform/database/schema.ts';
import { buildTestApp, USER_HEADER } from '../../../testing/app-for-tests.ts';
import { analysisFixture, clipFixture } from '../../../testing/clips/clip-fixtures.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { openDirector } from '../director/open-director.ts';
import { registerBriefRoutes } from './brief-routes.ts';

describe('reading a prompt over HTTP', () => {
  let database: TestDatabase;
  let project: ProjectRow;
  const app = buildTestApp();
  const director = openDirector();
  const direction = (...values: number[]) => ({ model: 'use', values });
  const encoder = {
    embedWords: async (words: string) => (words === 'clambake' ? direction(0.8, 0.6) : direction(0, -1)),
  };
  beforeAll(async () => {
    database = await openTestDatabase();
    registerBriefRoutes(app, { ...database, director, encoder });
    project = await database.newProject();
    const tracks = [
      { kind: 'object', label: 'dog', confidence: 0.9, presence: 0.9, area: 0.2, smile: null, boxes: [] },
    ] satisfies ClipAnalysis['tracks'];
    await newClip('harbour', {});
    await newClip('IMG_0001', { analysis: analysisFixture({ labels: ['dog'], tracks }) });
    await newClip('broken', { analysisError: 'This video is damaged and cannot be decoded.' });
  });
  afterAll(async () => {
    await app.close();
    await director.close();
    await database.close();
  });

  const newClip = async (name: string, changes: Partial<typeof clips.$inferInsert>) => {
    const { sequence: _, ...clip } = clipFixture({
      id: name,
      projectId: project.id,
      storedName: `${name}_1a2b.mp4`,
    });
    await database.db.insert(clips).values({ ...clip, ...changes });
  };
  const ask = async (body: object, userId = project.ownerId, id: number = project.id) => {
    const headers = { [USER_HEADER]: userId };
    const answer = await app.inject({
      method: 'POST',
      url: `/api/projects/${id}/brief`,
      headers,
      payload: body,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const read = async (body: object) => readBriefSchema.parse((await ask(body)).body);

  it('tells wishes with the words they rest on and the clips that they mean, looked at or not', async () => {
    const prompt = '20 seconds, start with the dog, end on the harbour';
    const brief = await read({ prompt });
    expect(brief.wishes.map(({ kind }) => kind)).toEqual(['length', 'open', 'close']);
    expect(brief.wishes.map(({ span, said }) => prompt.slice(...(span ?? [])) === said)).toEqual([
      true,
      true,
      true,
    ]);
    expect(brief.wishes[1]).toMatchObject({ clips: [{ clips: [{ clipId: 'IMG_0001', by: 'label' }] }] });
    expect(brief.clips).toEqual([
      { clipId: 'harbour', filename: 'harbour_1a2b.mp4' },
      { clipId: 'IMG_0001', filename: 'IMG_0001_1a2b.mp4' },
    ]);
  });

  it('tells a clip that is near where none answers literally', async () => {
    expect(await read({ prompt: 'start with the clambake' })).toMatchObject({
      wishes: [{ kind: 'open', clips: [{ answer: 'unknown', clips: [] }] }],
    });
    await newClip('IMG_0002', {
      analysis: { ...analysisFixture({ labels: ['dining table'] }), textEmbedding: direction(1, 0) },
    });
    expect(await read({ prompt: 'start with the clambake' })).toMatchObject({
      wishes: [{ kind: 'open', clips: [{ answer: 'near', clips: [{ clipId: 'IMG_0002', by: 'meaning' }] }] }],
    });
    expect(await read({ prompt: 'start with the volcano' })).toMatchObject({
      wishes: [{ clips: [{ clips: [] }] }],
    });
  });

  it('tells words that change nothing, and reads nothing in an empty prompt', async () => {
    const { wishes, notUsed } = await read({ prompt: 'We just sat there for hours. 12 seconds' });
    expect(wishes).toMatchObject([{ kind: 'length' }]);
    expect(notUsed).toMatchObject([{ why: 'narration' }]);
    expect(await read({ prompt: ' ' })).toMatchObject({ wishes: [], notUsed: [], clips: [] });
  });

  it('keeps what was changed by hand', async () => {
    const first = await read({ prompt: '20 seconds, start with the dog' });
    const edited: Brief = {
      ...briefSchema.parse(first),
      wishes: first.wishes.flatMap((wish) =>
        wish.kind === 'length'
          ? [{ ...wish, source: 'creator', amount: { bound: 'exactly', value: 9 } }]
          : [],
      ),
      removed: first.wishes.filter(({ kind }) => kind === 'open'),
    };
    const again = await read({ prompt: '20 seconds, start with the dog, black and white', brief: edited });
    expect(again.wishes).toMatchObject([
      { kind: 'length', source: 'creator', amount: { value: 9 } },
      { kind: 'grade', source: 'prompt' },
    ]);
    expect(again.removed).toMatchObject([{ kind: 'open' }]);
  });

  it('knows another clip as soon as it is there', async () => {
    expect(await read({ prompt: 'start with the lighthouse' })).toMatchObject({ clips: [] });
    await newClip('lighthouse', {});
    expect(await read({ prompt: 'start with the lighthouse' })).toMatchObject({
      clips: [{ clipId: 'lighthouse' }],
    });
  });

  it('reads one prompt after the other where many ask at once', async () => {
    const asked = Array.from({ length: 12 }, (_, at) => read({ prompt: `${at + 5} seconds` }));
    const lengths = (await Promise.all(asked)).map(({ wishes: [wish] }) => wish);
    expect(lengths).toMatchObject(
      Array.from({ length: 12 }, (_, at) => ({ kind: 'length', amount: { value: at + 5 } })),
    );
  });

  const withClip = async (clipId: string): Promise<Brief> => {
    const brief = briefSchema.parse(await read({ prompt: 'start with the dog' }));
    const of = (id: string) => [{ clipId: id, by: 'creator' as const, score: 1 }];
    return {
      ...brief,
      wishes: brief.wishes.map((wish) =>
        wish.kind === 'open'
          ? { ...wish, clips: wish.clips.map((one) => ({ ...one, clips: of(clipId) })) }
          : wish,
      ),
    };
  };

  it.each([
    ['a prompt that is too long', { prompt: 'x'.repeat(PROMPT_CHARS_MAX + 1) }, 400, 'invalid_request'],
    ['no prompt', {}, 400, 'invalid_request'],
    ['a brief of another shape', { prompt: 'x', brief: { wishes: [] } }, 400, 'invalid_request'],
    [
      'a brief that holds more than is kept',
      {
        prompt: 'x',
        brief: { language: 'x'.repeat(BRIEF_BYTES_MAX), isLanguageRead: true, wishes: [], notUsed: [] },
      },
      413,
      'brief_too_large',
    ],
    [
      'a brief that no database keeps',
      { prompt: 'x', brief: { language: 'e\0n', isLanguageRead: true, wishes: [], notUsed: [] } },
      400,
      'invalid_request',
    ],
  ])('refuses %s', async (_, body, status, code) => {
    expect(await ask(body)).toMatchObject({ status, body: { code } });
  });

  it('refuses a brief with a clip of another project, and knows those that could not be read', async () => {
    const [foreign, broken] = [await withClip('elsewhere'), await withClip('broken')];
    expect(await ask({ prompt: 'x', brief: foreign })).toMatchObject({
      status: 422,
      body: { code: 'brief_unknown_clip' },
    });
    expect(
      await ask({ prompt: 'x', brief: { ...foreign, wishes: [], removed: foreign.wishes } }),
    ).toMatchObject({
      status: 422,
    });
    expect(await ask({ prompt: 'x', brief: broken })).toMatchObject({ status: 200 });
  });

  it("does not know another's project", async () => {
    const other = await database.newProject();
    expect(await ask({ prompt: 'x' }, other.ownerId)).toMatchObject({
      status: 404,
      body: { code: 'project_not_found' },
    });
  });
});
