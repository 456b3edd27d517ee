import { evenCuts } from '../harness/fakes/even-cuts.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { button, expect, test } from '../harness/screens/screen.ts';
import { chooseClip, inspector, openTimeline } from '../harness/screens/timeline-screen.ts';

test('a clip plays faster or on a ramp, which is told, drawn and saved', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  const project = evenCuts(3, 2);
  await openTimeline(page, api, project);
  await chooseClip(page, 2);
  await button(page, 'Play clip 2 at 2× its speed').click();
  await expect(button(page, 'Play clip 2 at 2× its speed')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Duration of clip 2 in seconds')).toHaveValue('1.0');
  await expect(inspector(page).getByText('Speed 2×')).toBeVisible();
  await expect(page.locator('[data-strip-cut]').nth(1)).toContainText('2×');
  await expectAccessible(page);
  await button(page, 'Ramp of clip 2: Speeds up').click();
  await expect(inspector(page).getByText('Speed 1–3×')).toBeVisible();
  api.answer('saveTimeline', project);
  await button(page, 'Save Changes').click();
  await expect
    .poll(() => JSON.stringify(api.calls('saveTimeline')))
    .toContain('"speed":[{"at":0.2,"rate":1},{"at":0.8,"rate":3}]');
});

test('slow motion that a clip has too few frames for cannot be chosen, and why is said', {
  tag: '@desktop',
}, async ({ page, api }) => {
  const project = evenCuts(2, 2);
  const videoClips = project.videoClips.map((clip) => ({ ...clip, framesPerSecond: 30 }));
  await openTimeline(page, api, { ...project, videoClips });
  await chooseClip(page, 2);
  await expect(
    inspector(page).getByText('Slow motion needs a clip with at least 50 frames a second. This clip has 30.'),
  ).toBeVisible();
  await expect(button(page, 'Play clip 2 at 0.5× its speed')).toBeDisabled();
  await expectAccessible(page);
});
