import { clip } from '../harness/footage/footage.ts';
import { finishedProject, uploadedProject } from '../harness/product/finished-project.ts';
import { clientOf } from '../harness/product/flow.ts';
import { test } from '../harness/product/journey.ts';
import { createAccount } from '../harness/product/visitor.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { openScreen, SIGNED_OUT_SCREENS, signedInScreens } from '../harness/screens/screens.ts';

test('axe finds nothing on any screen, in the dark and in the light theme', async ({ page, product }) => {
  test.setTimeout(400_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const examine = async (screens: readonly (typeof SIGNED_OUT_SCREENS)[number][]) => {
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        await openScreen(page, screen);
        await expectAccessible(page);
      });
    }
  };
  await examine(SIGNED_OUT_SCREENS);
  await createAccount(page);
  const client = await clientOf(page, product.origin);
  const finished = await finishedProject(client);
  const waiting = await uploadedProject(client, [clip('webm')]);
  await examine(signedInScreens(finished, waiting));
});
