import type { ClipWord, Project } from '@cutroom/contract';
import type { Locator, Page } from '@playwright/test';
import { answerPlayback, PLAYBACK_CLIPS } from '../harness/fakes/sample-playback.ts';
import { PROJECT_ID, sampleProject } from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { button, expect, test } from '../harness/screens/screen.ts';

const WORDS: ClipWord[] = [
  { text: 'Their', startSeconds: 1.2, endSeconds: 1.5 },
  { text: 'is', startSeconds: 1.5, endSeconds: 1.7 },
  { text: 'the', startSeconds: 1.7, endSeconds: 1.9 },
  { text: 'see', startSeconds: 1.9, endSeconds: 2.2, isUncertain: true },
];

/** A project of one cut, from second 1 to 3 of its clip. */
function project(changes: Partial<Project> = {}): Project {
  const { editingPlan, ...rest } = sampleProject({ status: 'timeline_modified' });
  if (editingPlan === null) throw new Error('no plan');
  return {
    ...rest,
    editingPlan: { ...editingPlan, selectedClips: editingPlan.selectedClips.slice(0, 1) },
    ...changes,
  };
}

test.beforeEach(async ({ page, api }) => {
  api.projects = [project()];
  api.answer('getPlayback', { clips: [], planned: null });
  api.answer('getWords', WORDS);
  api.answer('putWords', WORDS);
  api.answer('editCaptions', project());
  await page.goto(`/timeline/${PROJECT_ID}`);
  await expect(page.getByRole('heading', { name: 'Captions' })).toBeVisible();
});

test('captions are put on in a style with a key press each', async ({ page, api }) => {
  await button(page, 'Show captions').press('Enter');
  await expect.poll(() => api.calls('editCaptions').at(-1)?.body).toEqual({ isOn: true });
  await button(page, 'Karaoke').press('Enter');
  await expect.poll(() => api.calls('editCaptions').at(-1)?.body).toEqual({ style: 'karaoke', isOn: true });
});

test('words are put right as text; those that stay keep their times', async ({ page, api }) => {
  await page.getByText('Words of the cuts').press('Enter');
  const text = page.getByRole('textbox', { name: '1. beach.mp4' });
  await expect(text).toHaveValue('Their is the see');
  await expect(page.getByText('Listen again: see')).toBeVisible();
  await text.fill('There is the sea');
  await text.blur();
  const { isUncertain: _, ...last } = { ...WORDS[3], text: 'sea' };
  await expect
    .poll(() => api.calls('putWords').at(-1)?.body)
    .toEqual([{ ...WORDS[0], text: 'There' }, WORDS[1], WORDS[2], last]);
});

test('a word is found and replaced, split, merged, moved and taken out', async ({ page, api }) => {
  const sent = () => Object(api.calls('putWords').at(-1)?.body) as ClipWord[];
  await page.getByText('Words of the cuts').click();
  await page.getByLabel('Find').fill('see');
  await page.getByLabel('Replace with').fill('sea');
  await page.getByLabel('Replace with').press('Enter');
  await expect.poll(() => sent()[3]?.text).toBe('sea');
  await expect(page.getByText('1 replaced.')).toBeVisible();
  await page.getByText('Times of cut 1').press('Enter');
  await button(page, 'Split Their').click();
  await expect.poll(() => sent().map((word) => word.text)).toEqual(['The', 'ir', 'is', 'the', 'see']);
  // What is faked is always the same answer.
  await expect(button(page, 'Split Their')).toBeVisible();
  await button(page, 'Merge is with the next word').click();
  await expect.poll(() => sent().map((word) => word.text)).toEqual(['Their', 'is the', 'see']);
  await expect(page.getByRole('button', { name: 'Remove the', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the', exact: true }).click();
  await expect.poll(() => sent().map((word) => word.text)).toEqual(['Their', 'is', 'see']);
  await expect(page.getByRole('button', { name: 'Remove the', exact: true })).toBeVisible();
  const from = page.getByRole('spinbutton', { name: 'From: see' });
  await expect(from).toHaveValue('0.90');
  await from.fill('1');
  await from.blur();
  await expect.poll(() => sent()[3]?.startSeconds).toBeCloseTo(2, 5);
});

test('the keyboard stays where it is, whatever becomes of a word', async ({ page, api }) => {
  await page.getByText('Words of the cuts').press('Enter');
  await page.getByText('Times of cut 1').press('Enter');
  const held = api.hold('putWords');
  await button(page, 'Split Their').press('Enter');
  await expect(button(page, 'Split The')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Merge The ir with the next word')).toBeFocused();
  const to = page.getByRole('spinbutton', { name: 'To: see' });
  await to.fill('1.1');
  await to.press('Enter');
  await expect(to).toBeFocused();
  await expect(to).toHaveValue('1.10');
  await button(page, 'Remove see').press('Enter');
  await expect(page.getByRole('button', { name: 'Remove the', exact: true })).toBeFocused();
  held.release();
});

test('after words are cut out the keyboard is at those that take their place', async ({ page }) => {
  await page.getByText('Words of the cuts').press('Enter');
  await page.getByText('Cut words out of cut 1').press('Enter');
  const options = page.getByRole('listbox', { name: 'Words of cut 1' }).getByRole('option');
  await options.first().press('Enter');
  await page.keyboard.press('Delete');
  await expect(options).toHaveCount(3);
  await expect(options.first()).toBeFocused();
  await expect(options.first()).toHaveText('is');
});

test('talk under another clip is listed with its cut, and is not cut out with the wrong frames', async ({
  page,
  api,
}) => {
  const whole = sampleProject({ status: 'timeline_modified' });
  if (whole.editingPlan === null) throw new Error('no plan');
  const cut = (order: number, clipId: string, startTime: number, endTime: number) => ({
    ...{ clipId, startTime, endTime, order },
  });
  const tail = { leadSeconds: 0, tailSeconds: 1, shiftSeconds: 0 };
  const selectedClips = [
    { ...cut(0, 'clip-a', 0, 1.6), audio: tail },
    cut(1, 'clip-b', 0, 1),
    cut(2, 'clip-a', 2.6, 3.6),
  ];
  api.projects = [
    {
      ...whole,
      videoClips: whole.videoClips.map((clip) => ({ ...clip, hasAudio: true })),
      editingPlan: { ...whole.editingPlan, selectedClips },
    },
  ];
  await page.goto(`/timeline/${PROJECT_ID}`);
  await page.getByText('Words of the cuts').press('Enter');
  await expect(page.getByRole('textbox', { name: '1. beach.mp4' })).toHaveValue('Their is the see');
  await expect(page.getByRole('textbox', { name: '3. beach.mp4' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: /^2\. / })).toHaveCount(0);
  await page.getByText('Cut words out of cut 1').press('Enter');
  await page.getByRole('listbox', { name: 'Words of cut 1' }).getByText('see').click();
  await button(page, 'Cut out 1 word').click();
  await expect(page.getByText('These words are heard while another clip is shown.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '1. beach.mp4' })).toHaveValue('Their is the see');
});

test('a second change of words is made of the first, however late that is answered', async ({
  page,
  api,
}) => {
  const held = api.hold('putWords');
  await page.getByText('Words of the cuts').click();
  await page.getByText('Times of cut 1').press('Enter');
  await page.getByRole('button', { name: 'Remove the', exact: true }).click();
  await expect(button(page, 'Remove the')).toHaveCount(0);
  await button(page, 'Remove is').click();
  await expect(button(page, 'Remove is')).toHaveCount(0);
  held.release();
  await expect.poll(() => api.calls('putWords').length).toBe(2);
  expect(api.calls('putWords')[1]?.body).toEqual([WORDS[0], WORDS[3]]);
});

test('what was not kept is not told to be replaced', async ({ page, api }) => {
  api.refuse('putWords', 'status_conflict');
  await page.getByText('Words of the cuts').click();
  await page.getByLabel('Find').fill('the see');
  await page.getByLabel('Replace with').fill('the sea');
  await page.getByLabel('Replace with').press('Enter');
  await expect(page.getByText('0 of 1 replaced: the others were not kept.')).toBeVisible();
});

test('captions come and go as files', async ({ page, api }) => {
  api.answer('importCaptions', { words: 3, clips: 1, leftOut: 1 });
  await page.getByText('Words of the cuts').click();
  for (const ending of ['srt', 'vtt'])
    await expect(page.getByRole('link', { name: ending.toUpperCase() })).toHaveAttribute(
      'href',
      `/api/projects/${PROJECT_ID}/captions.${ending}`,
    );
  const buffer = Buffer.from('1\n00:00:00,000 --> 00:00:01,000\nhello\n');
  await page
    .getByLabel('Bring SRT or VTT')
    .setInputFiles({ name: 'a.srt', mimeType: 'application/x-subrip', buffer });
  await expect(page.getByText('3 words taken, 1 lie where nothing is played.')).toBeVisible();
  await expect.poll(() => api.calls('importCaptions')[0]?.body).toEqual({ text: buffer.toString() });
});

test('words that could not be loaded say so at their cut, and are asked for again', async ({ page, api }) => {
  await page.getByText('Words of the cuts').hover();
  await api.goOffline();
  await page.getByText('Words of the cuts').click();
  const missing = page.getByRole('listitem').filter({ hasText: 'The words could not be loaded' });
  await expect(missing).toContainText('1. beach.mp4');
  await expectAccessible(page);
  const again = missing.getByRole('button', { name: 'Try again' });
  await failsAgain(page, again);
  await expect(page.getByText('Nothing was written down of what is said.')).toHaveCount(0);
  await api.goOnline();
  await again.click();
  await expect(page.getByRole('textbox', { name: '1. beach.mp4' })).toHaveValue('Their is the see');
  await expect(missing).toHaveCount(0);
});

test('axe finds nothing in the captions card, closed and open', async ({ page }) => {
  await expectAccessible(page);
  await page.getByText('Words of the cuts').click();
  await page.getByText('Times of cut 1').click();
  await expect(button(page, 'Split Their')).toBeVisible();
  await expectAccessible(page);
});

/** Asks for words while nothing gets through, until that has failed too: what is under way as the connection returns would succeed. */
async function failsAgain(page: Page, again: Locator): Promise<void> {
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/words'));
  await again.press('Enter');
  await lost;
  await expect(again, 'nothing goes away under the press').toBeVisible();
  await expect(again).not.toHaveAttribute('aria-busy');
}

/** Steps through the reel until something is shown. */
async function goTo(page: Page, shown: Locator): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Seek' });
  await expect(async () => {
    const isAtEnd = await slider.evaluate((bar) => bar.ariaValueNow === bar.ariaValueMax);
    if (!(await shown.isVisible())) await slider.press(isAtEnd ? 'Home' : 'PageUp');
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
}

test.describe('on the picture', () => {
  const shown = (changes: Partial<Project> = {}): Project => {
    const { editingPlan, timeline, ...rest } = project();
    if (editingPlan === null || timeline === null) throw new Error('no reel');
    const style = { pace: 'slow', sound: 'original', captions: true } as const;
    return { ...rest, editingPlan: { ...editingPlan, style }, timeline: timeline.slice(0, 1), ...changes };
  };
  test.beforeEach(({ api }) => {
    api.projects = [shown()];
    answerPlayback(
      api,
      PLAYBACK_CLIPS.map((clip) => ({
        ...clip,
        analysis: clip.analysis === null ? null : { ...clip.analysis, words: WORDS },
      })),
    );
  });
  const corrected = [...WORDS.slice(0, 3), { text: 'sea', startSeconds: 1.9, endSeconds: 2.2 }];

  for (const screen of ['timeline', 'preview'])
    test(`of the ${screen} a caption is put right where it is read, by the keyboard alone`, async ({
      page,
      api,
    }) => {
      await page.goto(`/${screen}/${PROJECT_ID}`);
      const caption = button(page, 'Correct the caption “Their is the see”');
      if (screen === 'preview') {
        await button(page, 'Play video').press('Enter');
        await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible();
        await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
      }
      await goTo(page, caption);
      await caption.press('Enter');
      const words = page.getByRole('textbox', { name: 'Words of the caption, on the picture' });
      await expect(words).toBeFocused();
      await expect(page.getByText('Listen again: see')).toBeVisible();
      await expectAccessible(page);
      await words.fill('not this');
      await words.press('Escape');
      await expect(caption).toBeFocused();
      expect(api.calls('putWords')).toEqual([]);
      await caption.press('Enter');
      await words.fill('Their is the sea');
      await words.press('Enter');
      await expect.poll(() => api.calls('putWords').at(-1)?.body).toEqual(corrected);
      const note = page.getByText('The video shows them once it is made again.');
      await expect(note.first()).toBeVisible({ visible: screen === 'preview' });
    });

  test('a caption whose words could not be loaded says so, and is written once they are', async ({
    page,
    api,
  }) => {
    await page.goto(`/timeline/${PROJECT_ID}`);
    const caption = button(page, 'Correct the caption “Their is the see”');
    await goTo(page, caption);
    await api.goOffline();
    await caption.press('Enter');
    const words = page.getByRole('textbox', { name: 'Words of the caption, on the picture' });
    const writer = page.getByRole('group', { name: 'Caption', exact: true });
    await expect(writer).toContainText('The words could not be loaded');
    await expect(words).not.toBeEditable();
    await expectAccessible(page);
    const again = writer.getByRole('button', { name: 'Try again' });
    await failsAgain(page, again);
    await expect(writer).toContainText('The words could not be loaded');
    await api.goOnline();
    await again.press('Enter');
    await expect(words).toBeFocused();
    await expect(words).toBeEditable();
    await words.fill('Their is the sea');
    await words.press('Enter');
    await expect.poll(() => api.calls('putWords').at(-1)?.body).toEqual(corrected);
  });

  test('a caption that is written before its words are there is kept once they are', async ({
    page,
    api,
  }) => {
    await page.goto(`/timeline/${PROJECT_ID}`);
    const caption = button(page, 'Correct the caption “Their is the see”');
    await goTo(page, caption);
    const held = api.hold('getWords');
    await caption.press('Enter');
    const words = page.getByRole('textbox', { name: 'Words of the caption, on the picture' });
    await words.fill('Their is the sea');
    await words.press('Enter');
    await expect(caption).toBeFocused();
    expect(api.calls('putWords')).toEqual([]);
    held.release();
    await expect.poll(() => api.calls('putWords').at(-1)?.body).toEqual(corrected);
  });

  test('a press beside the words keeps them and does not play', async ({ page, api }) => {
    await page.goto(`/timeline/${PROJECT_ID}`);
    const caption = button(page, 'Correct the caption “Their is the see”');
    await goTo(page, caption);
    await caption.click();
    await page
      .getByRole('textbox', { name: 'Words of the caption, on the picture' })
      .fill('Their is the sea');
    const player = page.getByRole('region', { name: 'Video player' });
    const box = await player.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 3);
    await expect.poll(() => api.calls('putWords').at(-1)?.body).toEqual(corrected);
    await expect(player).not.toHaveAttribute('data-phase', 'playing');
  });
});
