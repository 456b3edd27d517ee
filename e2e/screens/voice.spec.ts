import type { Page } from '@playwright/test';
import { type FakeSpeech, fakeSpeech, withoutSpeech } from '../harness/fakes/fake-speech.ts';
import { BRIEF_PROMPT, readSampleBrief } from '../harness/fakes/sample-brief.ts';
import { PROJECT_ID, processingProject, uploadedProject } from '../harness/fakes/sample-project.ts';
import type { PageTime } from '../harness/screens/page-time.ts';
import { button, expect, expectToast, test, toasts } from '../harness/screens/screen.ts';

const PATH = `/prompt/${PROJECT_ID}`;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const text = (page: Page) => page.getByLabel('Video Description & Instructions');

/** Starts a session on the prompt screen; from then on no time passes by itself. */
async function listen(page: Page, time: PageTime): Promise<FakeSpeech> {
  const speech = await fakeSpeech(page);
  await page.goto(PATH);
  await expect(button(page, 'Voice Input')).toBeVisible();
  await time.stop();
  await button(page, 'Voice Input').click();
  await time.until(button(page, 'Pause'));
  return speech;
}

test.beforeEach(({ api }) => {
  api.projects = [uploadedProject()];
});

test('one button begins, pauses and resumes a session; another ends it', { tag: '@both' }, async ({
  page,
  time,
}) => {
  const speech = await listen(page, time);
  expect(await speech.state()).toEqual({ starts: 1, isListening: true, lang: 'en-US' });
  await expect(page.getByText('Listening', { exact: true })).toBeVisible();
  await button(page, 'Pause').click();
  await time.until(button(page, 'Resume'));
  expect((await speech.state()).isListening).toBe(false);
  await button(page, 'Resume').click();
  await time.until(button(page, 'Pause'));
  expect(await speech.state()).toMatchObject({ starts: 2, isListening: true });
  await button(page, 'End Session').click();
  await time.until(button(page, 'Voice Input'));
  await expect(button(page, 'End Session')).toHaveCount(0);
  expect((await speech.state()).isListening).toBe(false);
});

test('words appear as they are heard, each once, behind what was written', { tag: '@both' }, async ({
  page,
  time,
}) => {
  const speech = await fakeSpeech(page);
  await page.goto(PATH);
  await text(page).fill('A reel of the sea');
  await time.stop();
  await button(page, 'Voice Input').click();
  await time.until(button(page, 'Pause'));
  await speech.hear('make it…');
  await expect(text(page)).toHaveValue('A reel of the sea make it');
  await speech.hear('make it make it short short');
  await expect(text(page)).toHaveValue('A reel of the sea make it short');
  await speech.hear('make it make it short short', 'make it short and calm');
  await expect(text(page)).toHaveValue('A reel of the sea make it short and calm');
});

test('the button is inside the field at its bottom right, and no text lies under it', {
  tag: '@both',
}, async ({ page }) => {
  await fakeSpeech(page);
  await page.goto(PATH);
  await text(page).fill('A line of the day\n'.repeat(60));
  const [mic, letters, frame] = await Promise.all([
    button(page, 'Voice Input').boundingBox(),
    text(page).boundingBox(),
    text(page).locator('xpath=../..').boundingBox(),
  ]);
  if (mic === null || letters === null || frame === null) throw new Error('The field is not to be seen.');
  expect(Math.min(mic.width, mic.height)).toBeGreaterThanOrEqual(44);
  expect(letters.y + letters.height).toBeLessThanOrEqual(mic.y);
  for (const gap of [
    frame.x + frame.width - mic.x - mic.width,
    frame.y + frame.height - mic.y - mic.height,
  ]) {
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(12);
  }
});

test('what is understood appears while one speaks', { tag: '@both' }, async ({ page, api }) => {
  api.brief = readSampleBrief();
  const speech = await fakeSpeech(page);
  await page.goto(PATH);
  await button(page, 'Voice Input').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await speech.hear(BRIEF_PROMPT);
  await expect(page.getByRole('list', { name: 'Understood' }).getByRole('button')).toHaveCount(4);
  expect((await speech.state()).isListening).toBe(true);
});

test('generating ends the session', { tag: '@both' }, async ({ page, time, api }) => {
  api.answer('processProject', processingProject(0));
  const speech = await listen(page, time);
  await speech.hear('a calm reel');
  await button(page, 'Generate Video').click();
  await time.until(page.getByRole('dialog'));
  expect((await speech.state()).isListening).toBe(false);
});

test('a session that cannot begin says so', { tag: '@both' }, async ({ page }) => {
  const speech = await fakeSpeech(page);
  await page.goto(PATH);
  await expect(button(page, 'Voice Input')).toBeVisible();
  await speech.refuseStarts();
  await button(page, 'Voice Input').click();
  await expectToast(page, [
    'Voice Input Error',
    'Unable to start voice recognition. Check microphone permissions and try again.',
  ]);
  await expect(button(page, 'Voice Input')).toBeVisible();
});

test('a browser without speech recognition has a card that says so, and no button', { tag: '@both' }, async ({
  page,
}) => {
  await withoutSpeech(page);
  await page.goto(PATH);
  await expect(page.getByText('Voice input is not available in this browser')).toBeVisible();
  await expect(button(page, 'Voice Input')).toHaveCount(0);
});

test('what to know of other devices is a press away', { tag: '@both' }, async ({ page }) => {
  await fakeSpeech(page);
  await page.goto(PATH);
  const sign = button(page, 'Voice input on other devices');
  await expect(page.getByText('Voice input on iPhone and iPad')).toHaveCount(0);
  await sign.click();
  await expect(sign).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Voice input on iPhone and iPad')).toBeVisible();
  await expect(page.getByText('Browsers without voice input')).toBeVisible();
  await sign.click();
  await expect(page.getByText('Browsers without voice input')).toHaveCount(0);
});

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test('8 s of silence pause the session; each word begins them anew', async ({ page, time }) => {
    const speech = await listen(page, time);
    await time.pass(7000);
    await speech.hear('a calm reel');
    await time.pass(7900);
    await expect(button(page, 'Pause')).toBeVisible();
    await time.pass(200);
    await expect(button(page, 'Resume')).toBeVisible();
    expect((await speech.state()).isListening).toBe(false);
  });

  test('after 12 s the recogniser is begun anew, half a second later', async ({ page, time }) => {
    const speech = await listen(page, time);
    await time.pass(6000);
    await speech.hear('a calm reel');
    await time.pass(6100);
    expect(await speech.state()).toMatchObject({ starts: 1, isListening: false });
    await time.pass(300);
    expect((await speech.state()).starts).toBe(1);
    await time.pass(300);
    expect(await speech.state()).toMatchObject({ starts: 2, isListening: true });
    await expect(button(page, 'Pause')).toBeVisible();
    await expect(text(page)).toHaveValue('a calm reel');
  });

  for (const code of ['no-speech', 'audio-capture', 'network']) {
    test(`${code}: listening begins again 0.5 s later, without a word`, async ({ page, time }) => {
      const speech = await listen(page, time);
      await speech.fail(code);
      await time.pass(450);
      expect((await speech.state()).starts).toBe(1);
      await time.pass(100);
      expect(await speech.state()).toMatchObject({ starts: 2, isListening: true });
      await expect(toasts(page)).toHaveCount(0);
    });
  }

  test('a restart after an error that fails is said', async ({ page, time }) => {
    const speech = await listen(page, time);
    await speech.refuseStarts();
    await speech.fail('network');
    await time.pass(510);
    await time.until(toasts(page));
    await expectToast(page, ['Voice Input Error', 'Unable to restart voice recognition. Please try again.']);
    await expect(button(page, 'Voice Input')).toBeVisible();
  });

  for (const [browser, code, description] of [
    [
      'a desktop without a microphone',
      'audio-capture',
      'Unable to restart voice recognition. Please try again.',
    ],
    [
      'Brave, which has no speech service',
      'network',
      'Unable to restart voice recognition. Please try again.',
    ],
    [
      'Chrome while another tab listens',
      'aborted',
      'Voice recognition stopped unexpectedly. Please try again.',
    ],
  ] as const) {
    test(`${browser}: after two restarts that end at once it says so and is off`, async ({ page, time }) => {
      const speech = await fakeSpeech(page);
      await page.goto(PATH);
      await expect(button(page, 'Voice Input')).toBeVisible();
      await speech.failStarts(code);
      await time.stop();
      await button(page, 'Voice Input').click();
      await time.pass(600);
      expect((await speech.state()).starts).toBe(2);
      await expect(toasts(page)).toHaveCount(0);
      await time.pass(600);
      await time.until(toasts(page));
      await expectToast(page, ['Voice Input Error', description]);
      await expect(button(page, 'Voice Input')).toBeVisible();
      await time.pass(5000);
      expect(await speech.state()).toMatchObject({ starts: 3, isListening: false });
    });
  }

  for (const [code, afterMs] of [
    ['audio-capture', 1500],
    ['network', 3000],
  ] as const) {
    test(`${code} after ${afterMs / 1000} s without a word: after two restarts it says so and is off`, async ({
      page,
      time,
    }) => {
      const speech = await fakeSpeech(page);
      await page.goto(PATH);
      await expect(button(page, 'Voice Input')).toBeVisible();
      await speech.failStarts(code, afterMs);
      await time.stop();
      await button(page, 'Voice Input').click();
      await time.pass(2 * (afterMs + 600));
      await expect(button(page, 'Pause')).toBeVisible();
      expect((await speech.state()).starts).toBe(3);
      await time.pass(afterMs);
      await time.until(toasts(page));
      await expectToast(page, [
        'Voice Input Error',
        'Unable to restart voice recognition. Please try again.',
      ]);
      await expect(button(page, 'Voice Input')).toBeVisible();
    });
  }

  test('while the browser asks for the permission no silence is counted', async ({ page, time }) => {
    const speech = await fakeSpeech(page);
    await page.goto(PATH);
    await expect(button(page, 'Voice Input')).toBeVisible();
    await speech.askPermission();
    await time.stop();
    await button(page, 'Voice Input').click();
    await time.pass(30_000);
    await expect(button(page, 'Pause')).toBeVisible();
    expect(await speech.state()).toMatchObject({ starts: 1, isListening: true });
    await speech.allow();
    await time.pass(7900);
    await expect(button(page, 'Pause')).toBeVisible();
    await time.pass(200);
    await expect(button(page, 'Resume')).toBeVisible();
  });

  test('Chrome, which says no-speech after some seconds, goes on listening', async ({ page, time }) => {
    const speech = await listen(page, time);
    for (const starts of [2, 3, 4, 5]) {
      await time.pass(1600);
      await speech.hear('a calm reel');
      await speech.fail('no-speech');
      await time.pass(510);
      expect(await speech.state()).toMatchObject({ starts, isListening: true });
    }
    await expect(toasts(page)).toHaveCount(0);
  });

  test('a stop that nobody asked for is begun again, and said where that fails', async ({ page, time }) => {
    const speech = await listen(page, time);
    await speech.stop();
    await time.pass(510);
    expect(await speech.state()).toMatchObject({ starts: 2, isListening: true });
    await speech.refuseStarts();
    await speech.stop();
    await time.pass(510);
    await time.until(toasts(page));
    await expectToast(page, [
      'Voice Input Error',
      'Voice recognition stopped unexpectedly. Please try again.',
    ]);
  });

  test('not-allowed asks for the permission', async ({ page, time }) => {
    const speech = await listen(page, time);
    await speech.fail('not-allowed');
    await time.until(toasts(page));
    await expectToast(page, [
      'Microphone Permission Required',
      'Please allow microphone access to use voice input. Check your browser settings and try again.',
    ]);
    await expect(button(page, 'Voice Input')).toBeVisible();
  });

  test('aborted is ignored', async ({ page, time }) => {
    const speech = await listen(page, time);
    await speech.fail('aborted');
    await time.pass(600);
    await expect(button(page, 'Pause')).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
  });

  test('any other error is said with its code', async ({ page, time }) => {
    const speech = await listen(page, time);
    await speech.fail('language-not-supported');
    await time.until(toasts(page));
    await expectToast(page, [
      'Voice Input Error',
      'Voice recognition error: language-not-supported. Please try the microphone button again.',
    ]);
    await expect(button(page, 'Voice Input')).toBeVisible();
  });
});

test.describe('on Android', { tag: '@phone' }, () => {
  test('20 s of silence pause the session', async ({ page, time }) => {
    await listen(page, time);
    await time.pass(19_900);
    await expect(button(page, 'Pause')).toBeVisible();
    await time.pass(200);
    await expect(button(page, 'Resume')).toBeVisible();
  });

  test('after 15 s the recogniser is begun anew, 1.5 s later', async ({ page, time }) => {
    const speech = await listen(page, time);
    await time.pass(15_100);
    expect(await speech.state()).toMatchObject({ starts: 1, isListening: false });
    await time.pass(1300);
    expect((await speech.state()).starts).toBe(1);
    await time.pass(200);
    expect(await speech.state()).toMatchObject({ starts: 2, isListening: true });
  });

  test('finals that come again and again, each longer, are written once', async ({ page, time }) => {
    const speech = await listen(page, time);
    await speech.hear('make', 'make a', 'make a calm', 'make a calm reel');
    await expect(text(page)).toHaveValue('make a calm reel');
  });

  test('a recogniser that stops after every sentence is begun again, however often', async ({
    page,
    time,
  }) => {
    const speech = await listen(page, time);
    for (const starts of [2, 3, 4, 5]) {
      await speech.hear('a calm reel');
      await speech.stop();
      await time.pass(1510);
      expect(await speech.state()).toMatchObject({ starts, isListening: true });
    }
    await expect(toasts(page)).toHaveCount(0);
  });

  test('without a connection it is off after two restarts', async ({ page, time }) => {
    const speech = await fakeSpeech(page);
    await page.goto(PATH);
    await expect(button(page, 'Voice Input')).toBeVisible();
    await speech.failStarts('network');
    await time.stop();
    await button(page, 'Voice Input').click();
    await time.pass(1200);
    await time.until(toasts(page));
    await expectToast(page, ['Voice Input Error', 'Unable to restart voice recognition. Please try again.']);
    await expect(button(page, 'Voice Input')).toBeVisible();
  });

  test('network passes by itself', async ({ page, time }) => {
    const speech = await listen(page, time);
    await speech.fail('network');
    await time.pass(550);
    expect(await speech.state()).toMatchObject({ starts: 2, isListening: true });
    await expect(toasts(page)).toHaveCount(0);
  });

  test('not-allowed and other errors are said as on a desktop', async ({ page, time }) => {
    const speech = await listen(page, time);
    await speech.fail('bad-grammar');
    await time.until(toasts(page));
    await expectToast(page, [
      'Voice Input Error',
      'Voice recognition error: bad-grammar. Please try the microphone button again.',
    ]);
    await button(page, 'Voice Input').click();
    await time.until(button(page, 'Pause'));
    await speech.fail('not-allowed');
    await time.until(toasts(page).filter({ hasText: 'Microphone Permission Required' }));
  });
});

test.describe('on an iPhone', { tag: '@phone' }, () => {
  test.use({ userAgent: IPHONE });

  test('a card tells what to know', async ({ page }) => {
    await fakeSpeech(page);
    await page.goto(PATH);
    await expect(page.getByText('Voice input on iPhone and iPad')).toBeVisible();
  });

  test('8 s of silence stop the session', async ({ page, time }) => {
    const speech = await listen(page, time);
    await time.pass(7900);
    await expect(button(page, 'Pause')).toBeVisible();
    await time.pass(200);
    await expect(button(page, 'Voice Input')).toBeVisible();
    expect((await speech.state()).isListening).toBe(false);
  });

  test('one word is enough to tell that it is heard again', async ({ page, time }) => {
    const speech = await listen(page, time);
    await speech.hear('calm', 'calm reel');
    await expect(text(page)).toHaveValue('calm reel');
  });

  for (const code of ['no-speech', 'aborted']) {
    test(`${code} is ignored`, async ({ page, time }) => {
      const speech = await listen(page, time);
      await speech.fail(code);
      await time.pass(1600);
      await expect(button(page, 'Pause')).toBeVisible();
      await expect(toasts(page)).toHaveCount(0);
    });
  }

  for (const [code, title, description] of [
    ['not-allowed', 'iOS Microphone Access Required', /Settings > Safari > Microphone/],
    ['network', 'iOS Network Issue', /needs a connection/],
    ['audio-capture', 'iOS Voice Recognition Issue', /audio-capture/],
  ] as const) {
    test(`${code}: '${title}'`, async ({ page, time }) => {
      const speech = await listen(page, time);
      await speech.fail(code);
      await time.until(toasts(page));
      await expectToast(page, [title, description]);
      await expect(button(page, 'Voice Input')).toBeVisible();
    });
  }
});
