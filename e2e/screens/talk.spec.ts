import type { ClipWord, Project, SelectedClip } from '@cutroom/contract';
import { answerPlayback, PLAYBACK_CLIPS } from '../harness/fakes/sample-playback.ts';
import { PROJECT_ID, sampleProject } from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { button, expect, test } from '../harness/screens/screen.ts';

/** Clip b is spoken in from 0.5 to 1.4 and from 2.4 to 3.5: the pause lies in its cut. */
const SPEECH = [
  { startSeconds: 0.5, endSeconds: 1.4 },
  { startSeconds: 2.4, endSeconds: 3.5 },
];
const WORDS: ClipWord[] = [
  { text: 'Here', startSeconds: 0.6, endSeconds: 0.9 },
  { text: 'we', startSeconds: 0.9, endSeconds: 1.1 },
  { text: 'go', startSeconds: 1.1, endSeconds: 1.4 },
  { text: 'again', startSeconds: 2.4, endSeconds: 2.8 },
  { text: 'friends', startSeconds: 2.8, endSeconds: 3.4, isUncertain: true },
];

/** One cut of clip a, heard with what is said in clip b. */
function underClipA({ editingPlan }: Project): Project['editingPlan'] {
  if (editingPlan === null) throw new Error('The project has no plan.');
  const audioFrom = { clipId: 'clip-b', startSeconds: 0 };
  const cut = { clipId: 'clip-a', startTime: 0, endTime: 3.5, order: 0, audioFrom };
  return { ...editingPlan, selectedClips: [cut] };
}

/** Clip b, which is heard on under clip a until it is seen again, with its pause. */
function talkUnderClipA({ editingPlan }: Project, isLocked: boolean): Project['editingPlan'] {
  if (editingPlan === null) throw new Error('The project has no plan.');
  const audio = { leadSeconds: 0, tailSeconds: 2.2, shiftSeconds: 0 };
  const selectedClips: SelectedClip[] = [
    { clipId: 'clip-b', startTime: 0.5, endTime: 1.2, order: 0, audio },
    { clipId: 'clip-a', startTime: 0, endTime: 2.2, order: 1, ...(isLocked ? { locked: true } : {}) },
    { clipId: 'clip-b', startTime: 3.4, endTime: 4, order: 2 },
  ];
  return { ...editingPlan, selectedClips };
}

test.beforeEach(async ({ page, api }) => {
  const project = sampleProject({ status: 'timeline_modified' });
  api.projects = [
    {
      ...project,
      videoClips: project.videoClips.map((clip) => ({ ...clip, hasAudio: true })),
    },
  ];
  answerPlayback(
    api,
    PLAYBACK_CLIPS.map((clip) => ({
      ...clip,
      probe: { ...clip.probe, audio: {} },
      analysis:
        clip.analysis === null || clip.id !== 'clip-b'
          ? clip.analysis
          : { ...clip.analysis, speech: SPEECH, words: WORDS, language: 'en' },
      unshowable: ['海'],
    })),
  );
  api.answer('getWords', WORDS);
  api.answer('saveTimeline', project);
  await page.goto(`/timeline/${PROJECT_ID}`);
  await expect(page.getByRole('heading', { name: 'Talk' })).toBeVisible();
});

test('pauses are cut out with one press, listed, put back one by one, and undone', async ({ page }) => {
  await button(page, 'Cut out pauses').press('Enter');
  await page.getByText('Left out between clips (1)').press('Enter');
  await expect(page.getByText('pause between clips 2 and 3')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Put back what was between clips 2 and 3').press('Enter');
  await expect(page.getByText('Left out between clips')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Left out between clips (1)')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Left out between clips')).toBeHidden();
});

test('pauses go of a voice that is heard under another clip, and come back', async ({ page, api }) => {
  const [project] = api.projects;
  if (project === undefined) throw new Error('There is no project.');
  api.projects = [{ ...project, editingPlan: underClipA(project) }];
  await page.reload();
  await button(page, 'Cut out pauses').press('Enter');
  await page.getByText('Left out between clips (1)').press('Enter');
  await expect(page.getByText('pause between clips 1 and 2')).toBeVisible();
  await button(page, 'Put back what was between clips 1 and 2').press('Enter');
  await expect(page.getByText('Left out between clips')).toBeHidden();
});

test('pauses go of talk that goes on under another clip, come back, and are counted where they stay', async ({
  page,
  api,
}) => {
  const [project] = api.projects;
  if (project === undefined) throw new Error('There is no project.');
  api.projects = [{ ...project, editingPlan: talkUnderClipA(project, false) }];
  await page.reload();
  await button(page, 'Cut out pauses').press('Enter');
  await page.getByText('Left out between clips (1)').press('Enter');
  await expect(page.getByText('pause under clip 2')).toBeVisible();
  await expect(page.getByText('filler stays')).toBeHidden();
  await expectAccessible(page);
  await button(page, 'Put back what was under clip 2').press('Enter');
  await expect(page.getByText('Left out between clips')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Left out between clips (1)')).toBeVisible();
  await page.getByRole('button', { name: /^Save/ }).first().click();
  const sent = () =>
    (Object(api.calls('saveTimeline').at(-1)?.body).selectedClips as SelectedClip[] | undefined)?.map(
      ({ startTime, endTime, audio }) => [
        Math.round((endTime - startTime) * 100) / 100,
        Math.round((audio?.leadSeconds ?? 0) * 100) / 100,
      ],
    );
  // The cover is shorter by the pause, and the second sentence is heard early with the cut that shows it.
  await expect.poll(sent).toEqual([
    [0.7, 0],
    [1.43, 0],
    [0.6, 1.1],
  ]);

  api.projects = [{ ...project, editingPlan: talkUnderClipA(project, true) }];
  await page.reload();
  await expect(page.getByText(/^One pause or filler stays: the clips over that talk are/)).toBeVisible();
});

test('voices are made clear with a switch, and saved with their cuts', async ({ page, api }) => {
  await button(page, 'Clear voices').press('Enter');
  await expect(page.getByRole('button', { name: 'Clear voices', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: /^Save/ }).first().click();
  const sent = () =>
    (Object(api.calls('saveTimeline').at(-1)?.body).selectedClips as SelectedClip[] | undefined)?.map(
      ({ isVoiceCleared }) => isVoiceCleared,
    );
  await expect.poll(sent).toEqual([true, true, true]);
});

test('words that are chosen are cut out of the reel, by keys alone', async ({ page }) => {
  await expect(page.getByText('No font here has 海: captions leave that out.')).toBeVisible();
  await page.getByText('Words of the cuts').press('Enter');
  await page.getByText('Cut words out of cut 2').press('Enter');
  const words = page.getByRole('listbox', { name: 'Words of cut 2' });
  await words.getByRole('option').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(words.getByRole('option', { selected: true })).toHaveText(['again', 'friends']);
  await expectAccessible(page);
  await page.keyboard.press('Delete');
  await expect(words.getByRole('option')).toHaveText(['Here', 'we', 'go']);
  await page.keyboard.press('Control+z');
  await expect(words.getByRole('option')).toHaveCount(5);
});

test('the preview leads to the captions', async ({ page }) => {
  await page.goto(`/preview/${PROJECT_ID}`);
  await page.getByRole('link', { name: 'Captions' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Captions' })).toBeFocused();
});

test('whose forms of Chinese characters captions have is said where captions are changed', async ({
  page,
  api,
}) => {
  const said = [{ text: '大海', startSeconds: 0.6, endSeconds: 1 }];
  answerPlayback(
    api,
    PLAYBACK_CLIPS.map((clip) => ({
      ...clip,
      analysis: clip.analysis === null ? null : { ...clip.analysis, words: said },
    })),
  );
  await page.reload();
  await expect(
    page.getByText(
      'Chinese characters are drawn in their Chinese forms, unless kana or hangul is said beside them.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
});
