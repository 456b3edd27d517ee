import type { Music, PendingUpload, Project } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { type FakeTus, fakeTus, metadata } from '../harness/fakes/fake-tus.ts';
import {
  PROJECT_ID,
  processingProject,
  sampleProject,
  uploadedProject,
} from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { MUSIC, openWithMusic, UNDER_THE_REEL } from '../harness/screens/music-screen.ts';
import { button, expect, test } from '../harness/screens/screen.ts';
import { TIMELINE_PATH, unsaved } from '../harness/screens/timeline-screen.ts';

const PATH = `/prompt/${PROJECT_ID}`;
const withMusic = (music: Music | null): Project => ({ ...uploadedProject(), music });

test('a track that ends before the reel is said to, wherever it starts', async ({ page, api }) => {
  await openWithMusic(page, api);
  const short = { ...UNDER_THE_REEL, startSeconds: 91.5 };
  await expect(page.getByText('before the reel does')).toHaveCount(0);
  api.answer('editMusic', sampleProject({ music: short }));
  api.projects = [sampleProject({ music: short })];
  const start = page.getByRole('slider', { name: 'Music starts at' });
  await start.fill('91');
  await start.blur();
  await expect(page.getByText('The track ends at 0:02, before the reel does.')).toBeVisible();
});

test('a track of another project is used here with one press, and says whose right it takes', async ({
  page,
  api,
}) => {
  api.projects = [withMusic(null)];
  api.answer('listTracks', [{ id: 't1', name: 'Morning drums.mp3', durationSeconds: 94, bpm: 120 }]);
  await page.goto(PATH);
  await expect(page.getByText('You must have the right to the track you add.')).toBeVisible();
  await expect(button(page, 'Add Music')).toBeVisible();
  api.answer('useTrack', withMusic(MUSIC));
  api.projects = [withMusic(MUSIC)];
  await button(page, 'Use Morning drums.mp3').press('Enter');
  await expect(page.getByText('1:34 · 120 BPM')).toBeVisible();
  await expect(page.getByText('You must have the right to this track.')).toBeVisible();
  await expect(page.getByText('Beats found by Cutroom')).toBeVisible();
  await expect.poll(() => api.calls('useTrack')[0]?.body).toEqual({ trackId: 't1' });
});

test('tracks that cannot be loaded are not called none, and can be asked for again', async ({
  page,
  api,
}) => {
  api.projects = [withMusic(null)];
  api.drop('listTracks');
  await page.goto(PATH);
  await expect(page.getByText('Your other tracks could not be loaded.')).toBeVisible();
  await expect(button(page, 'Add Music')).toBeEnabled();
  api.answer('listTracks', [{ id: 't1', name: 'Morning drums.mp3', durationSeconds: 94, bpm: 120 }]);
  await button(page, 'Try again').click();
  await expect(button(page, 'Use Morning drums.mp3')).toBeVisible();
  await expect(page.getByText('Your other tracks could not be loaded.')).toHaveCount(0);
});

test('level, ducking, beats and removal are a key press each', async ({ page, api }) => {
  api.projects = [withMusic(MUSIC)];
  api.answer('editMusic', withMusic(MUSIC));
  await page.goto(PATH);
  const level = page.getByLabel('Music level');
  await level.press('ArrowRight');
  await expect.poll(() => api.calls('editMusic').at(-1)?.body).toEqual({ gainDb: 1 });
  await button(page, 'Quiet under speech').press('Enter');
  await expect.poll(() => api.calls('editMusic').at(-1)?.body).toEqual({ isDucked: false });
  await button(page, '½× as many beats').press('Enter');
  await expect
    .poll(() => api.calls('editMusic').at(-1)?.body)
    .toEqual({ beats: [0.5, 1.5, 2.5, 3.5], downbeats: [0.5] });
  api.answer('removeMusic', withMusic(null));
  // Until the call is under way the project has its music: the page may read it again at any time.
  const removal = api.hold('removeMusic');
  await button(page, 'Remove music').press('Enter');
  await expect.poll(() => api.calls('removeMusic').length).toBe(1);
  api.projects = [withMusic(null)];
  removal.release();
  await expect(button(page, 'Add Music')).toBeVisible();
});

test('all tracks of the account are offered, also in place of the one in use', async ({ page, api }) => {
  const used = { id: 't0', name: MUSIC.name, durationSeconds: MUSIC.durationSeconds, bpm: 120 };
  const others = ['One', 'Two', 'Three', 'Four', 'Five'].map((name, index) => ({
    ...{ id: `t${index + 1}`, name: `${name}.mp3`, durationSeconds: 60, bpm: null },
  }));
  api.projects = [withMusic(MUSIC)];
  api.answer('listTracks', [used, ...others]);
  await page.goto(PATH);
  await button(page, 'Replace').press('Enter');
  await expect(button(page, 'Use Three.mp3')).toBeVisible();
  await expect(button(page, `Use ${MUSIC.name}`)).toHaveCount(0);
  await expect(button(page, 'Use Four.mp3')).toHaveCount(0);
  await button(page, 'More tracks (2)').press('Enter');
  await expectAccessible(page);
  const five: Music = { ...MUSIC, name: 'Five.mp3', durationSeconds: 60 };
  api.answer('useTrack', withMusic(five));
  api.projects = [withMusic(five)];
  await button(page, 'Use Five.mp3').press('Enter');
  await expect(page.getByText('1:00 · 120 BPM')).toBeVisible();
  await expect(button(page, 'Use One.mp3')).toHaveCount(0);
  expect(api.calls('useTrack').at(-1)?.body).toEqual({ trackId: 't5' });
});

test('a track of one’s own goes up by tus as music, and its card follows', async ({ page, api }) => {
  const tus = await fakeTus(page, api);
  api.projects = [withMusic(null)];
  tus.onArrived = () => {
    api.projects = [withMusic(MUSIC)];
  };
  await page.goto(PATH);
  await expect(button(page, 'Add Music')).toBeVisible();
  await page
    .locator('input[type=file][accept*="audio"]')
    .setInputFiles({ name: 'Morning drums.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(3_000) });
  await expect(page.getByText('1:34 · 120 BPM')).toBeVisible();
  expect(tus.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
  expect(metadata(tus.requests[0]?.headers['upload-metadata'] ?? '')).toEqual({
    projectId: String(PROJECT_ID),
    filename: 'Morning drums.mp3',
    type: 'audio/mpeg',
    kind: 'music',
  });
});

test('a track of which nothing more arrives is given up, and can be chosen again', async ({
  page,
  api,
  time,
}) => {
  const tus = await fakeTus(page, api);
  tus.hold();
  api.projects = [withMusic(null)];
  await page.goto(PATH);
  await expect(button(page, 'Add Music')).toBeVisible();
  await page
    .locator('input[type=file][accept*="audio"]')
    .setInputFiles({ name: 'Morning drums.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(3_000) });
  await expect.poll(() => tus.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
  await time.skip(60_000);
  await expect(
    page.getByText('The track could not be uploaded. Check your connection and try again.'),
  ).toBeVisible();
  await expect(button(page, 'Add Music')).toBeEnabled();
});

const arrivingTrack = (changes: Partial<PendingUpload>): PendingUpload => ({
  ...{ id: 'up-1', filename: 'song.mp3', kind: 'music', state: 'receiving', error: null },
  ...{ bytesReceived: 40, bytesTotal: 100 },
  ...changes,
});
const chooseTrack = (page: Page, name: string) =>
  page
    .locator('input[type=file][accept*="audio"]')
    .setInputFiles({ name, mimeType: 'audio/mpeg', buffer: Buffer.alloc(3_000) });
const deleted = (tus: FakeTus) =>
  tus.requests.filter(({ method }) => method === 'DELETE').map(({ upload }) => upload);

test('the last file that was refused says why, and goes when another one is chosen', async ({
  page,
  api,
}) => {
  const tus = await fakeTus(page, api);
  const refused = (id: string, message: string) =>
    arrivingTrack({ id, state: 'refused', error: { code: 'music_not_audio', message } });
  const uploads = [
    refused('up-1', 'The older one has no sound.'),
    refused('up-2', 'This file is not music.'),
  ];
  api.projects = [{ ...withMusic(null), uploads }];
  await page.goto(PATH);
  await expect(page.getByText('This file is not music.')).toBeVisible();
  await expect(page.getByText('The older one has no sound.')).toHaveCount(0);
  tus.onArrived = () => {
    api.projects = [withMusic(MUSIC)];
  };
  await chooseTrack(page, 'Morning drums.mp3');
  await expect(page.getByText('1:34 · 120 BPM')).toBeVisible();
  expect(deleted(tus).toSorted()).toEqual(['up-1', 'up-2']);
});

test('a track that is checked after another was refused is said to be', async ({ page, api }) => {
  const error = { code: 'music_not_audio', message: 'This file is not music.' };
  const uploads = [
    arrivingTrack({ state: 'refused', error }),
    arrivingTrack({ id: 'up-2', state: 'checking' }),
  ];
  api.projects = [{ ...withMusic(null), uploads }];
  await page.goto(PATH);
  await expect(page.getByText('Finding the beats')).toBeVisible();
  await expect(page.getByText(error.message)).toHaveCount(0);
});

test('a track that was left half uploaded is named, and removed with one press', { tag: '@phone' }, async ({
  page,
  api,
}) => {
  const tus = await fakeTus(page, api);
  api.projects = [{ ...withMusic(null), uploads: [arrivingTrack({})] }];
  await page.goto(PATH);
  await expect(page.getByText('song.mp3 is not finished: 40 % is uploaded.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Remove song.mp3').press('Enter');
  await expect.poll(() => deleted(tus)).toEqual(['up-1']);
  api.projects = [withMusic(null)];
  await page.reload();
  await expect(button(page, 'Add Music')).toBeVisible();
  await expect(button(page, 'Remove song.mp3')).toHaveCount(0);
});

test('a track is canceled while it is sent', async ({ page, api }) => {
  const tus = await fakeTus(page, api);
  tus.hold();
  api.projects = [withMusic(null)];
  await page.goto(PATH);
  await expect(button(page, 'Add Music')).toBeVisible();
  await chooseTrack(page, 'Morning drums.mp3');
  await expect(page.getByText('Uploading Morning drums.mp3: 0 %')).toBeVisible();
  await expect.poll(() => tus.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
  await button(page, 'Cancel').press('Enter');
  await expect.poll(() => deleted(tus)).toEqual(['upload-1']);
  await expect(page.getByText('Uploading Morning drums.mp3')).toHaveCount(0);
  await expect(button(page, 'Add Music')).toBeEnabled();
});

test('a track that comes while the video is made is not said to be in it', async ({ page, api }) => {
  api.projects = [processingProject(30, { music: MUSIC })];
  await page.goto(PATH);
  await expect(
    page.getByText(
      'The video is being made with the music it began with. This can be changed when it is done.',
    ),
  ).toBeVisible();
  await expect(button(page, 'Replace')).toBeDisabled();
});

test('the cuts of an edit are put on the beat by one press or key, and back by another', async ({
  page,
  api,
}) => {
  await openWithMusic(page, api);
  await expect(page.getByText('0 of 2 joins on a beat')).toBeVisible();
  await button(page, 'Cut to the beat').click();
  await expect(page.getByText('2 of 2 joins on a beat')).toBeVisible();
  await expect(page.getByText('Every cut is on the beat.').first()).toBeVisible();
  await expect(unsaved(page)).not.toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('0 of 2 joins on a beat')).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByText('2 of 2 joins on a beat')).toBeVisible();
});

test('the track lies under the strip with its beats and goes down under speech; both follow the zoom', {
  tag: '@desktop',
}, async ({ page, api }) => {
  await openWithMusic(page, api);
  const lane = page.locator('[data-music-lane]');
  await expect(lane.locator('[data-beats="down"]')).toHaveCount(1);
  await expect(lane.locator('[data-beats="other"]')).toHaveCount(2);
  await expect(lane.locator('[data-gain]')).toHaveAttribute('d', /L3 0\.5/);
  const width = async () => (await lane.boundingBox())?.width ?? 0;
  const before = await width();
  await button(page, 'Zoom in').click();
  await expect.poll(width).toBeCloseTo(before * 1.5, 0);
});

test('beats stand behind the strip, and a join that lies on one is lit from top to bottom', async ({
  page,
  api,
}) => {
  await openWithMusic(page, api);
  const strip = page.locator('[data-strip]');
  const over = strip.locator('[data-strip-beats="over"]');
  const lit = strip.locator('[data-strip-beats="joins"]');
  await expect(over.locator('[data-beats="down"]')).toHaveCount(1);
  await expect(over.locator('[data-beats="other"]')).toHaveCount(2);
  await expect(lit.locator('path').last()).toHaveAttribute('d', '');
  await page.keyboard.press('b');
  await expect(lit.locator('path').last()).toHaveAttribute('d', /^M.*M/);
  // Each line stands where one clip ends and the next begins.
  const cuts = await Promise.all(
    (await strip.locator('[data-strip-cut]').all()).map((cut) => cut.boundingBox()),
  );
  const layer = await lit.boundingBox();
  const ends = await lit.evaluate((svg: SVGSVGElement) =>
    (svg.lastElementChild?.getAttribute('d') ?? '')
      .split('M')
      .slice(1)
      .map((line) => Number.parseFloat(line) / svg.viewBox.baseVal.width),
  );
  for (const [index, share] of ends.entries())
    expect((layer?.x ?? 0) + share * (layer?.width ?? 0)).toBeCloseTo(cuts[index + 1]?.x ?? 0, 0);
  expect(layer?.height).toBeGreaterThan(cuts[0]?.height ?? Number.POSITIVE_INFINITY);
});

test('on a phone the lane leaves what is done to the chosen clip in sight', { tag: '@phone' }, async ({
  page,
  api,
}) => {
  await openWithMusic(page, api);
  const bar = await button(page, 'Regenerate').boundingBox();
  await expect(page.locator('[data-music-lane]')).toBeVisible();
  for (const shown of [
    page.getByRole('region', { name: 'Video player' }),
    page.locator('[data-quick-actions]'),
  ]) {
    const box = await shown.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('beats are put right one by one, by the keyboard alone', async ({ page, api }) => {
  api.projects = [withMusic({ ...UNDER_THE_REEL, beats: [1, 1.5, 2], downbeats: [1] })];
  api.answer('editMusic', withMusic(MUSIC));
  await page.goto(PATH);
  await button(page, 'Fix beats').press('Enter');
  await expect(page.getByText('Beat 1 of 3 · 1.00 s · begins a bar')).toBeVisible();
  await button(page, 'Next beat').press('Enter');
  await button(page, 'Later').press('Enter');
  await expect
    .poll(() => api.calls('editMusic').at(-1)?.body)
    .toEqual({ beats: [1, 1.51, 2], downbeats: [1] });
  await expectAccessible(page);
});

test('beats that were changed are brought back as they were found', async ({ page, api }) => {
  const { beats: _, downbeats: __, ...rest } = UNDER_THE_REEL;
  const found = { beats: [1, 1.5, 2], downbeats: [1] };
  const loudness = { stepSeconds: 0.5, levelsDb: [] };
  const foundBeats = found.beats.map((atSeconds) => ({ atSeconds, loudness: 1 }));
  const music = { audioUrl: '/api/music-audio?project=7', loudness, foundBeats, foundDownbeats: [1] };
  api.answer('getPlayback', { clips: [], music, planned: null });
  api.projects = [withMusic({ ...rest, ...found })];
  await page.goto(PATH);
  await button(page, 'Fix beats').press('Enter');
  await expect(button(page, 'Beats as they were found')).toBeDisabled();
  const fewer = withMusic({ ...rest, beats: [1, 2], downbeats: [1] });
  api.answer('editMusic', fewer);
  api.projects = [fewer];
  await button(page, '½× as many beats').press('Enter');
  await expect(button(page, 'Beats as they were found')).toBeEnabled();
  await button(page, 'Beats as they were found').press('Enter');
  await expect.poll(() => api.calls('editMusic').at(-1)?.body).toEqual(found);
});

test('a track in which no beats were found has them tapped, by the keyboard alone', async ({ page, api }) => {
  const loudness = { stepSeconds: 0.5, levelsDb: [] };
  const music = { audioUrl: '/api/music-audio?project=7', loudness, foundBeats: [] };
  api.answer('getPlayback', { clips: [], music, planned: null });
  api.projects = [withMusic({ ...UNDER_THE_REEL, beats: [], downbeats: [], bpm: null })];
  api.answer('editMusic', withMusic(MUSIC));
  await page.goto(PATH);
  await expect(page.getByText('No beats were found in this track. Tap them to cut to it.')).toBeVisible();
  await expectAccessible(page);
  // A player whose clock stands at each tap's second, however slow the machine is.
  const player = page.locator('audio');
  await player.evaluate((audio: HTMLAudioElement) => {
    audio.play = async () => void audio.dispatchEvent(new Event('play'));
    audio.pause = () => void audio.dispatchEvent(new Event('pause'));
  });
  await button(page, 'Play and tap along').press('Enter');
  for (const [index, seconds] of [1, 1.6, 2.2, 2.8, 3.4].entries()) {
    await player.evaluate(
      (audio, value) => Object.defineProperty(audio, 'currentTime', { value, configurable: true }),
      seconds,
    );
    await button(page, 'Tap').press('Enter');
    await expect(page.getByText(`${index + 1} so far.`)).toBeVisible();
  }
  await player.evaluate((audio: HTMLAudioElement) => audio.pause());
  await expect(page.getByText('100 BPM.')).toBeVisible();
  await button(page, 'Use these beats').press('Enter');
  const tapped = () => api.calls('editMusic').at(-1)?.body;
  await expect.poll(tapped).toMatchObject({ downbeats: expect.arrayContaining([1.25, 3.65]) });
});

test('the card stands beside the preview too', async ({ page, api }) => {
  api.projects = [sampleProject({ music: UNDER_THE_REEL })];
  await page.goto(`/preview/${PROJECT_ID}`);
  await expect(page.getByText('Morning drums.mp3')).toBeVisible();
  await expect(page.getByText('You must have the right to this track.')).toBeVisible();
});

test('the timeline with music is accessible', async ({ page, api }) => {
  await openWithMusic(page, api);
  await expect(page.locator('[data-music-lane]')).toBeVisible();
  expect(page.url()).toContain(TIMELINE_PATH);
  await expectAccessible(page);
});
