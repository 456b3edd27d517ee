import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MUSIC_BYTES_MAX, type Music, type Project, type Track } from '@cutroom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clickTrack } from '../../testing/clips/click-track.ts';
import { makeSmallClip } from '../../testing/clips/small-clips.ts';
import { startTestServer, type TestServer, type Visitor } from '../../testing/harness.ts';
import { sendUpload } from '../../testing/send-upload.ts';
import { metadataHeader } from './testing/metadata-header.ts';

const WAV_HEADER_BYTES = 44;
const BYTES_A_SECOND = 48_000 * 4;

describe('Music', () => {
  let server: TestServer;
  let user: Visitor;
  beforeAll(async () => {
    server = await startTestServer();
    user = await server.newUser();
  });
  afterAll(() => server.stop());

  const newProject = async (visitor = user): Promise<number> => {
    const answer = await visitor.fetch('/api/projects', {
      method: 'POST',
      json: { title: 'Sea', prompt: '' },
    });
    return ((await answer.json()) as Project).id;
  };
  const projectOf = async (id: number, visitor = user) =>
    (await (await visitor.fetch(`/api/projects/${id}`)).json()) as Project;
  const send = (projectId: number, bytes: Buffer, filename = 'Drum, loop.wav') =>
    sendUpload(user, { projectId, filename, kind: 'music' }, bytes);
  const track = clickTrack({ bpm: 120, seconds: 20 });
  const withMusic = async (bytes = track): Promise<{ id: number; music: Music }> => {
    const id = await newProject();
    expect((await send(id, bytes)).status).toBe(204);
    const { music } = await projectOf(id);
    if (music == null) throw new Error('The project has no music.');
    return { id, music };
  };
  const change = async (id: number, json: object, method = 'PATCH') => {
    const answer = await user.fetch(`/api/projects/${id}/music`, { method, json });
    return { status: answer.status, body: (await answer.json()) as Project & { code: string } };
  };
  const storedTracks = () => readdir(join(server.config.dataDirectory, 'files', 'tracks')).catch(() => []);

  it('has its beats when its upload is done, and is no clip', async () => {
    const { id, music } = await withMusic();
    const { beats, downbeats, bpm, ...rest } = music;
    expect(bpm).toBeCloseTo(120, 0);
    expect(beats.slice(1).every((at, index) => Math.abs(at - (beats[index] ?? 0) - 0.5) < 0.02)).toBe(true);
    expect(downbeats.length).toBeGreaterThan(6);
    expect(rest).toEqual({
      name: 'Drum, loop.wav',
      durationSeconds: 20,
      beatTracker: 'built-in',
      startSeconds: expect.any(Number),
      endSeconds: 20,
      gainDb: 0,
      isDucked: true,
      isCutToBeat: true,
    });
    expect(await projectOf(id)).toMatchObject({ status: 'uploading', videoClips: [], uploads: [] });
  });

  it('is changed in what a body names, and in nothing else', async () => {
    const { id, music } = await withMusic();
    const { body } = await change(id, { gainDb: -6, isDucked: false, startSeconds: 2 });
    expect(body.music).toEqual({ ...music, gainDb: -6, isDucked: false, startSeconds: 2 });
    const ofTheTrack = { name: 'Mine.wav', durationSeconds: 900, bpm: 61, beatTracker: 'beat-this' };
    const rest = { endSeconds: 18, isCutToBeat: false };
    const again = await change(id, { ...ofTheTrack, ...rest });
    expect(again.body.music).toEqual({ ...body.music, ...rest });
  });

  it('is played by stretches of the samples that are mixed, as far as the track goes', async () => {
    const { id } = await withMusic();
    const ask = (from: number, to: number, visitor = user) =>
      visitor.fetch(`/api/projects/${id}/music/audio?from=${from}&to=${to}`);
    const samples = async (from: number, to: number) =>
      Buffer.from(await (await ask(from, to)).arrayBuffer()).subarray(WAV_HEADER_BYTES);
    const [whole, part] = [await samples(2, 6), await samples(3.5, 4.25)];
    expect(part).toEqual(whole.subarray(1.5 * BYTES_A_SECOND, 2.25 * BYTES_A_SECOND));
    const loudest = (from: number, to: number) =>
      Math.max(
        ...Array.from({ length: (to - from) * 48_000 }, (_, at) =>
          Math.abs(whole.readInt16LE(Math.round((from - 2) * 48_000 + at) * 4)),
        ),
      );
    // A beat, and the quiet before it.
    expect([loudest(4, 4.05) > 5000, loudest(3.9, 3.98) < 500]).toEqual([true, true]);
    expect((await samples(19, 21)).length).toBe(BYTES_A_SECOND);
    expect((await ask(30, 31)).status).toBe(416);
    expect((await ask(0, 1, await server.newUser())).status).toBe(404);
  });

  it('keeps those downbeats that are still beats, and counts its tempo anew', async () => {
    const { id, music } = await withMusic();
    const halved = music.beats.filter((_, index) => index % 2 === 0);
    const { body } = await change(id, { beats: halved });
    expect(body.music?.beats).toEqual(halved);
    expect(body.music?.bpm).toBeCloseTo(60, 0);
    expect(body.music?.downbeats.every((at) => halved.includes(at))).toBe(true);
  });

  it.each([
    ['a start behind its end', { startSeconds: 5, endSeconds: 4 }, 422, 'music_passage'],
    ['an end behind the track', { endSeconds: 21 }, 422, 'music_passage'],
    ['beats out of order', { beats: [2, 1] }, 422, 'music_beats'],
    ['a beat behind the track', { beats: [1, 21] }, 422, 'music_beats'],
    ['downbeats that are no beats', { beats: [1, 2], downbeats: [1.5] }, 422, 'music_beats'],
    [
      'a thousand beats in 20 s',
      { beats: Array.from({ length: 1000 }, (_, at) => at / 60) },
      422,
      'music_beats',
    ],
    ['a million beats', { beats: Array.from({ length: 1e5 }, () => 1) }, 400, 'invalid_request'],
    ['words for numbers', { gainDb: 'loud' }, 400, 'invalid_request'],
    ['more gain than there is', { gainDb: 90 }, 400, 'invalid_request'],
  ])('refuses %s and stays as it was', async (_, json, status, code) => {
    const { id, music } = await withMusic();
    expect(await change(id, json)).toMatchObject({ status, body: { code } });
    expect((await projectOf(id)).music).toEqual(music);
  });

  it('is kept once for several projects, and goes with the last of them', async () => {
    const own = clickTrack({ bpm: 100, seconds: 12, seed: 7 });
    const before = (await storedTracks()).length;
    const first = await withMusic(own);
    const second = await withMusic(own);
    expect((await storedTracks()).length).toBe(before + 1);
    const tracks = (await (await user.fetch('/api/tracks')).json()) as Track[];
    const known = tracks.find(({ durationSeconds }) => durationSeconds === 12);
    const third = await newProject();
    const used = await change(third, { trackId: known?.id }, 'POST');
    expect(used.body.music).toMatchObject({ name: 'Drum, loop.wav', durationSeconds: 12 });
    expect((await change(first.id, {}, 'DELETE')).body.music).toBeNull();
    await user.fetch(`/api/projects/${second.id}`, { method: 'DELETE' });
    expect((await storedTracks()).length).toBe(before + 1);
    expect((await change(third, {}, 'DELETE')).status).toBe(200);
    await expect.poll(async () => (await storedTracks()).length).toBe(before);
    expect(await change(third, {}, 'DELETE')).toMatchObject({ status: 404, body: { code: 'music_missing' } });
  });

  it('of another account does not exist', async () => {
    await withMusic();
    const [own] = (await (await user.fetch('/api/tracks')).json()) as Track[];
    const stranger = await server.newUser();
    const id = await newProject(stranger);
    const answer = await stranger.fetch(`/api/projects/${id}/music`, {
      method: 'POST',
      json: { trackId: own?.id },
    });
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'track_not_found' }]);
    expect(await (await stranger.fetch('/api/tracks')).json()).toEqual([]);
  });

  it.each([
    ['words called .mp3', 'song.mp3', Buffer.from('no music at all'), 422, 'music_not_audio'],
    ['half a second', 'short.wav', clickTrack({ bpm: 120, seconds: 0.5 }), 422, 'music_too_short'],
    ['a text by its name', 'song.txt', track, 415, 'only_audio'],
  ])('refuses %s with a sentence', async (_, filename, bytes, status, code) => {
    const id = await newProject();
    const answer = await send(id, bytes, filename);
    expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
    expect((await projectOf(id)).music).toBeNull();
  });

  it('refuses a video without sound with a sentence', async () => {
    const id = await newProject();
    const silent = await makeSmallClip('cells', 2, server.dataDirectory);
    const answer = await send(id, silent, 'silent.mp4');
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { code: 'music_no_audio', message: 'This file has no sound, so it cannot be used as music.' },
    ]);
    expect((await projectOf(id)).music).toBeNull();
  });

  it('of more than 100 MB is refused before a byte of it is sent', async () => {
    const id = await newProject();
    const answer = await user.fetch('/api/tus/', {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(MUSIC_BYTES_MAX + 1),
        'upload-metadata': metadataHeader({ projectId: id, filename: 'long.wav', kind: 'music' }),
      },
    });
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { code: 'file_too_large', message: 'This file is larger than 100 MB.' },
    ]);
    expect(await projectOf(id)).toMatchObject({ music: null, uploads: [] });
  });

  it('stays when another that is to take its place is refused', async () => {
    const { id, music } = await withMusic();
    expect((await send(id, Buffer.from('no music at all'), 'song.mp3')).status).toBe(422);
    expect((await projectOf(id)).music).toEqual(music);
  });

  it('tells a refused track from a refused clip, and forgets it when told to', async () => {
    const id = await newProject();
    await send(id, Buffer.from('no music at all'), 'song.mp3');
    const [refused] = (await projectOf(id)).uploads;
    expect(refused).toMatchObject({ kind: 'music', state: 'refused', error: { code: 'music_not_audio' } });
    const headers = { 'tus-resumable': '1.0.0' };
    await user.fetch(`/api/tus/${refused?.id}`, { method: 'DELETE', headers });
    expect((await projectOf(id)).uploads).toEqual([]);
  });

  it('is part of what an account takes along and of what it uses', async () => {
    const visitor = await server.newUser();
    const id = await newProject(visitor);
    await sendUpload(visitor, { projectId: id, filename: 'Loop.wav', kind: 'music' }, track);
    const usage = (await (await visitor.fetch('/api/account/usage')).json()) as {
      storedBytes: { used: number };
    };
    expect(usage.storedBytes.used).toBe(20 * BYTES_A_SECOND);
    const zip = Buffer.from(await (await visitor.fetch('/api/account/export')).arrayBuffer());
    expect(zip.includes(`projects/${id}/music/Loop.wav`)).toBe(true);
  });
});
