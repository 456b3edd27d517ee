import type { Page } from '@playwright/test';

/** The browser's speech recognition, scripted by a test. */
export interface FakeSpeech {
  /** How the newest recogniser was set up, whether it listens, and how many there have been. */
  state(): Promise<SpeechState>;
  /** The newest recogniser's results so far become these; those that end in '…' are not final yet. */
  hear(...results: readonly string[]): Promise<void>;
  /** It fails with this code and stops, as recognisers do. */
  fail(code: string): Promise<void>;
  /** It stops without being asked. */
  stop(): Promise<void>;
  /** From now on starting one is refused by throwing, as where one is started twice. */
  refuseStarts(): Promise<void>;
  /** From now on each one fails after its start, at once where no time is given, with this code and ends. */
  failStarts(code: string, afterMs?: number): Promise<void>;
  /** From now on the browser asks for the permission first, and nobody answers. */
  askPermission(): Promise<void>;
  /** The newest recogniser was waiting for the permission, and is given it. */
  allow(): Promise<void>;
}

interface SpeechState {
  readonly starts: number;
  readonly isListening: boolean;
  readonly lang: string;
}

interface SpeechScript {
  state(): SpeechState;
  hear(results: readonly string[]): void;
  fail(code: string): void;
  stop(): void;
  refuseStarts(): void;
  failStarts(code: string, afterMs: number): void;
  askPermission(): void;
  allow(): void;
}

type ScriptedWindow = Window & typeof globalThis & { readonly speechScript: SpeechScript };

/** To be called before the page is opened. */
export async function fakeSpeech(page: Page): Promise<FakeSpeech> {
  await page.addInitScript(installSpeech);
  const script = () => page.evaluateHandle(() => (window as ScriptedWindow).speechScript);
  return {
    state: async () => (await script()).evaluate((each) => each.state()),
    hear: async (...results) => (await script()).evaluate((each, heard) => each.hear(heard), results),
    fail: async (code) => (await script()).evaluate((each, failure) => each.fail(failure), code),
    stop: async () => (await script()).evaluate((each) => each.stop()),
    refuseStarts: async () => (await script()).evaluate((each) => each.refuseStarts()),
    failStarts: async (code, afterMs = 20) =>
      (await script()).evaluate((each, failure) => each.failStarts(failure.code, failure.afterMs), {
        code,
        afterMs,
      }),
    askPermission: async () => (await script()).evaluate((each) => each.askPermission()),
    allow: async () => (await script()).evaluate((each) => each.allow()),
  };
}

/** No speech recognition at all, as in Firefox. To be called before the page is opened. */
export async function withoutSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SpeechRecognition');
    Reflect.deleteProperty(window, 'webkitSpeechRecognition');
  });
}

/** Runs in the page, so it holds everything it needs. */
function installSpeech(): void {
  const recognisers: Recogniser[] = [];
  let isRefusing = false;
  let isAsking = false;
  let startFailure: { readonly error: string; readonly afterMs: number } | null = null;

  class Recogniser {
    lang = '';
    isListening = false;
    onstart: (() => void) | null = null;
    onresult: ((event: object) => void) | null = null;
    onerror: ((event: object) => void) | null = null;
    onend: (() => void) | null = null;

    start() {
      if (isRefusing) throw new DOMException('Not now', 'InvalidStateError');
      recognisers.push(this);
      this.isListening = true;
      if (!isAsking) queueMicrotask(() => this.onstart?.());
      if (startFailure === null) return;
      const { error, afterMs } = startFailure;
      setTimeout(() => {
        this.onerror?.({ error });
        this.stop();
      }, afterMs);
    }

    stop() {
      if (!this.isListening) return;
      this.isListening = false;
      this.onend?.();
    }
  }

  const speechScript: SpeechScript = {
    state: () => ({
      starts: recognisers.length,
      isListening: recognisers.at(-1)?.isListening ?? false,
      lang: recognisers.at(-1)?.lang ?? '',
    }),
    hear: (heard) => {
      const results = heard.map((text) =>
        Object.assign([{ transcript: text.replace(/…$/, '') }], { isFinal: !text.endsWith('…') }),
      );
      recognisers.at(-1)?.onresult?.({ results });
    },
    fail: (error) => {
      const recogniser = recognisers.at(-1);
      recogniser?.onerror?.({ error });
      recogniser?.stop();
    },
    stop: () => recognisers.at(-1)?.stop(),
    refuseStarts: () => {
      isRefusing = true;
    },
    failStarts: (error, afterMs) => {
      startFailure = { error, afterMs };
    },
    askPermission: () => {
      isAsking = true;
    },
    allow: () => recognisers.at(-1)?.onstart?.(),
  };
  Object.assign(window, {
    speechScript,
    SpeechRecognition: Recogniser,
    webkitSpeechRecognition: Recogniser,
  });
}
