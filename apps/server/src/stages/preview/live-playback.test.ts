import { MUSIC_GAIN_DB_MIN, type MusicSettings, type TrackAnalysis } from '@cutroom/contract';
import { readBrief } from '@cutroom/director';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clips, projectMusic, projects, runs, tracks } from '../../platform/database/schema.ts';
import { randomId } from '../../platform/ids.ts';
import { clipDrawingUrl } from '../../projects/video-url.ts';
import { keepRunMusic } from '../../runs/run-music.ts';
import { analysisFixture } from '../../testing/clips/clip-fixtures.ts';
import { NAMES, openPreviewHarness, type PreviewHarness } from './testing/preview-harness.ts';

const ANALYSED: { readonly settings: MusicSettings; readonly track: TrackAnalysis } = {
  settings: {
    ...{
      beats: [0, 0.5, 1],
      downbeats: [0],
      bpm: 120,
      startSeconds: 4,
      isStartChosen: false,
      endSeconds: 90,
    },
    ...{ gainDb: 0, isDucked: true, isCutToBeat: true },
  },
  track: {
    ...{ bpm: 120, beats: [0, 0.5, 1], downbeats: [0], beatLoudness: [1, 1, 1], bestStartSeconds: 4 },
    ...{ dropSeconds: 30, loudness: { stepSeconds: 1, levelsDb: [-9] } },
  },
};

describe('what a player needs to play an edit without a render', () => {
  let harness: PreviewHarness;
  beforeAll(async () => {
    harness = await openPreviewHarness();
  });
  afterAll(() => harness.close());

  const playback = (projectId: number | string, user: string | null) =>
    harness.fetch(`/api/projects/${projectId}/playback`, user);
  const audio = (query: string, user: string | null, clipId = 'clip1') =>
    harness.fetch(`/api/clips/${clipId}/audio?${query}`, user);
  const bitmap = (query: Readonly<Record<string, string>>, user: string | null) =>
    harness.fetch(`/api/text-bitmaps?${new URLSearchParams(query)}`, user);
  const TITLE = { text: 'Our Sunday', bands: '[{"top":0.34,"bottom":0.65}]' };

  const PLAN = { title: 'Sea', description: '', instructions: '', selectedClips: [] };

  it('tells the clips with their proxies and filmstrips, in the order of upload', async () => {
    const response = await playback(harness.project.id, harness.owner);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      clips: [
        {
          id: 'clip1',
          proxyUrl: `/api/videos/${encodeURIComponent(NAMES.proxy)}`,
          filmstripUrl: clipDrawingUrl('clip1', 'filmstrip'),
        },
        {
          id: 'clip2',
          proxyUrl: null,
          filmstripUrl: null,
          url: `/api/videos/${encodeURIComponent(NAMES.unprepared)}`,
        },
      ],
    });
  });

  it.each([{ proxyErrorCode: 'clip_damaged' }, { analysisError: 'This clip cannot be read.' }] as const)(
    'tells where no proxy will come: %o',
    async (reason) => {
      await harness.db.update(clips).set(reason).where(eq(clips.id, 'clip2'));
      const response = await playback(harness.project.id, harness.owner);
      expect(await response.json()).toMatchObject({
        clips: [{ id: 'clip1' }, { id: 'clip2', proxyUrl: null, hasNoProxy: true }],
      });
      const none = { proxyErrorCode: null, analysisError: null };
      await harness.db.update(clips).set(none).where(eq(clips.id, 'clip2'));
    },
  );

  it.each([
    ['queued', true],
    ['running', true],
    ['succeeded', false],
    ['cancelled', false],
  ] as const)('tells what a run that is %s has planned: %s', async (state, isTold) => {
    const { id: projectId, prompt } = harness.project;
    const runId = `run-${state}`;
    const run = { id: runId, projectId, prompt, state, kind: 'generate', statusBefore: 'uploaded' } as const;
    await harness.db.insert(runs).values({ ...run, plan: PLAN });
    await harness.db.update(projects).set({ currentRunId: runId }).where(eq(projects.id, projectId));
    const response = await playback(projectId, harness.owner);
    expect(await response.json()).toMatchObject({ planned: isTold ? { runId, plan: PLAN } : null });
  });

  it.each([
    ['start at the drop', { startSeconds: 30 }],
    ['no music', { gainDb: MUSIC_GAIN_DB_MIN, isCutToBeat: false }],
  ])(
    'tells the music of a planned edit as the run mixes it, here asked for in the prompt: %s',
    async (prompt, asked) => {
      const { id: projectId, ownerId } = harness.project;
      const [trackId, runId] = [randomId(), randomId()];
      const { settings, track } = ANALYSED;
      const file = { name: 'song.mp3', sha256: trackId, storageKey: 'none', bytes: 1, durationSeconds: 90 };
      await harness.db.insert(tracks).values({ id: trackId, ownerId, ...file, analysis: track });
      const row = { trackId, settings };
      await harness.db
        .insert(projectMusic)
        .values({ projectId, ...row })
        .onConflictDoUpdate({ target: projectMusic.projectId, set: row });
      const run = { id: runId, projectId, prompt, state: 'running', kind: 'generate' } as const;
      await harness.db.insert(runs).values({ ...run, statusBefore: 'uploaded', plan: PLAN });
      await keepRunMusic(harness.db, run, { brief: { ...readBrief({ prompt, clips: [] }), outcomes: [] } });
      await harness.db.update(projects).set({ currentRunId: runId }).where(eq(projects.id, projectId));
      const { isStartChosen: _, ...told } = settings;
      expect(await (await playback(projectId, harness.owner)).json()).toMatchObject({
        planned: {
          runId,
          music: {
            ...told,
            ...asked,
            ...{ name: 'song.mp3', durationSeconds: 90, loudness: track.loudness, foundDownbeats: [0] },
            audioUrl: expect.stringContaining(trackId),
          },
        },
      });
    },
  );

  it('answers a stretch of audio as a WAV file that need not be asked for again', async () => {
    const response = await audio('from=1.5&to=3', harness.owner);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/wav']);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe('audio from 1.5 to 3');
    const again = await harness.fetch('/api/clips/clip1/audio?from=1.5&to=3', harness.owner, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('answers a stretch with its voices as recorded and made clear, and the same of a clip in which nobody speaks', async () => {
    const heard = async (query: string) => (await audio(`from=1&to=2${query}`, harness.owner)).text();
    for (const [speech, cleared] of [
      [[{ startSeconds: 1, endSeconds: 3 }], 'audio from 1 to 2, voices clear'],
      [[], 'audio from 1 to 2'],
    ] as const) {
      const analysis = analysisFixture({ speech: [...speech] });
      await harness.db.update(clips).set({ analysis }).where(eq(clips.id, 'clip1'));
      expect([await heard(''), await heard('&voices=clear')]).toEqual(['audio from 1 to 2', cleared]);
    }
    expect((await audio('from=1&to=2&voices=loud', harness.owner)).status).toBe(400);
  });

  it('answers a stretch of a cut at another speed as the reel plays it, and refuses what is no speed', async () => {
    const cut = { startSeconds: 2, frames: 60, speed: [{ at: 0, rate: 2 }] };
    const response = await audio(`from=-0.2&to=1&cut=${JSON.stringify(cut)}`, harness.owner);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(
      `stretched ${JSON.stringify({ ...cut, startSample: -9600, samples: 57_600 })}`,
    );
    const wrong = [
      'fast',
      '{}',
      JSON.stringify({ ...cut, speed: [] }),
      JSON.stringify({ ...cut, speed: [{ at: 0, rate: 9 }] }),
      JSON.stringify({ ...cut, frames: 100_000 }),
    ];
    for (const text of wrong) {
      const refused = await audio(`from=0&to=1&cut=${encodeURIComponent(text)}`, harness.owner);
      expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'invalid_request' }]);
    }
  });

  it('draws a title as the render does, and tells where it stands', async () => {
    const response = await bitmap(TITLE, harness.owner);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const area = (response.headers.get('x-bitmap-area') ?? '').split(' ').map(Number);
    expect(area).toHaveLength(4);
    expect(area.every((share) => share > 0 && share < 1)).toBe(true);
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  it('draws each state of a caption, from the same place', async () => {
    const look = { style: 'word_pop', accent: '#ffd84d', words: ['two', 'words'] };
    const states = await Promise.all(
      [0, 1].map((active) =>
        bitmap({ ...TITLE, caption: JSON.stringify({ ...look, active }) }, harness.owner),
      ),
    );
    expect(states.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = states.map(({ headers }) => headers);
    expect(first?.get('x-bitmap-area')).toBe(second?.get('x-bitmap-area'));
    expect(first?.get('etag')).not.toBe(second?.get('etag'));
  });

  it.each([
    'from=0&to=11',
    'from=3&to=3',
    'from=5&to=4',
    'from=-181&to=-176',
    'from=a&to=4',
    'from=0',
    'from=NaN&to=1',
    'from=0&to=Infinity',
  ])('refuses the stretch %s', async (query) => {
    expect((await audio(query, harness.owner)).status).toBe(400);
  });

  it.each([
    { text: '' },
    { text: 'x'.repeat(5000) },
    { caption: 'none' },
    { caption: '{"style":"neon","accent":"#ffffff","words":["a"],"active":0}' },
    { caption: '{"style":"boxed","accent":"red","words":["a"],"active":0}' },
    { caption: '{"style":"boxed","accent":"#ffffff","words":[],"active":0}' },
    { style: 'neon' },
    { bands: 'none' },
    { bands: '[]' },
    { bands: '[{"top":"0","bottom":1}]' },
    { bands: JSON.stringify(Array.from({ length: 11 }, () => ({ top: 0, bottom: 1 }))) },
  ])('refuses the title %j', async (change) => {
    expect((await bitmap({ ...TITLE, ...change }, harness.owner)).status).toBe(400);
  });

  it("gives nothing of another's, and nothing to the signed out", async () => {
    expect((await playback(harness.project.id, harness.other)).status).toBe(404);
    expect((await playback(harness.project.id, null)).status).toBe(401);
    expect((await audio('from=0&to=1', harness.other)).status).toBe(404);
    expect((await audio('from=0&to=1', null)).status).toBe(401);
    expect((await audio('from=0&to=1', harness.owner, 'nothing')).status).toBe(404);
    expect((await bitmap(TITLE, null)).status).toBe(401);
  });
});
