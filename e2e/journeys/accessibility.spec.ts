import { AxeBuilder } from '@axe-core/playwright';
import { finishedProject, uploadedProject } from '../harness/finished-project.ts';
import { clientOf } from '../harness/flow.ts';
import { clip } from '../harness/footage.ts';
import { expect, test } from '../harness/journey.ts';
import { openScreen, SIGNED_OUT_SCREENS, signedInScreens } from '../harness/screens.ts';
import { createAccount } from '../harness/visitor.ts';

const THEMES = ['dark', 'light'] as const;

test('axe finds nothing on any screen, in the dark and in the light theme', async ({ page, product }) => {
  test.setTimeout(400_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const examine = async (screens: readonly (typeof SIGNED_OUT_SCREENS)[number][]) => {
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      for (const screen of screens) {
        await openScreen(page, screen);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
        );
        expect.soft(found, `${screen.name}, ${theme}`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect
          .soft(overflow, `${screen.name}, ${theme}: pixels that stick out sideways`)
          .toBeLessThanOrEqual(0);
      }
    }
  };
  await examine(SIGNED_OUT_SCREENS);
  await createAccount(page);
  const client = await clientOf(page, product.origin);
  const finished = await finishedProject(client);
  const waiting = await uploadedProject(client, [clip('webm')]);
  await examine(signedInScreens(finished, waiting));
});
