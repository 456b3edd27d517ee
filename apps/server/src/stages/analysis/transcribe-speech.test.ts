import { openProviderSpeechToText } from '@cutroom/analysis';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AiVariables, readSpeechSettings } from '../../platform/ai/ai-settings.ts';
import { openTranscriber } from '../../platform/ai/open-transcriber.ts';
import type { ProjectRow } from '../../platform/database/schema.ts';
import { openRunHarness, type RunHarness } from '../../testing/run-harness.ts';
import { type SpeechServer, says, startSpeechServer } from '../../testing/servers/speech-server.ts';
import { openMediaDouble, SPEECH_DOUBLE } from '../../testing/stage-doubles.ts';

const KEY = 'sk-speech-0815';
const RATE = 16_000;

describe('having clips written down by a speech model over the wire', () => {
  let harness: RunHarness;
  let server: SpeechServer;
  let logged: string[];

  const earAt = (more: AiVariables = {}, timeLimitMs = 5000) => {
    const variables = { AI_SPEECH_MODEL: `openai-compatible:whisper-large@${server.origin}/v1`, ...more };
    const settings = readSpeechSettings(variables);
    if (settings === null) throw new Error('No speech model is configured');
    const log = pino({ level: 'trace' }, { write: (line) => void logged.push(line) });
    return openProviderSpeechToText(openTranscriber(settings, log), { timeLimitMs });
  };

  beforeAll(async () => {
    harness = await openRunHarness();
    server = await startSpeechServer();
  });
  afterAll(async () => {
    await harness.close();
    await server.close();
  });
  beforeEach(() => {
    logged = [];
    harness.media = openMediaDouble();
    // A tone, so that it can be told what of it was sent.
    harness.media.readAudio = async () => ({
      sound: {
        sampleRate: RATE,
        samples: Float32Array.from({ length: 4 * RATE }, (_, index) => (index < RATE ? 0 : 0.5)),
      },
      loudnessLufs: -20,
    });
    harness.providerSpeechToText = earAt({ AI_API_KEY: KEY });
    server.behave(
      says([
        ['Hello', 0.1],
        ['there', 0.6],
      ]),
    );
  });

  const analysed = async (project: ProjectRow, sha256?: string) => {
    const clip = await harness.newClip(project, sha256 === undefined ? {} : { sha256 });
    await harness.analyse(clip.id);
    return (await harness.clip(clip.id))?.analysis;
  };

  it('keeps the words with their times in the clip', async () => {
    const analysis = await analysed(await harness.newProject());
    expect(analysis?.language).toBe('en');
    expect(analysis?.words?.map(({ text, startSeconds }) => [text, startSeconds.toFixed(1)])).toEqual([
      ['Hello', '1.1'],
      ['there', '1.6'],
    ]);
    expect(logged.join()).toContain('speech model answered');
    expect(logged.join()).not.toMatch(/Hello|there|sk-speech/);
  });

  it('sends the speech and nothing else', async () => {
    await analysed(await harness.newProject());
    const [call] = server.calls;
    expect(server.calls).toHaveLength(1);
    expect(call).toMatchObject({ path: '/v1/audio/transcriptions', authorization: `Bearer ${KEY}` });
    expect([...(call?.form.keys() ?? [])].toSorted()).toEqual([
      'file',
      'model',
      'response_format',
      'temperature',
      'timestamp_granularities[]',
    ]);
    expect(call?.form.get('model')).toBe('whisper-large');
    const file = call?.form.get('file');
    if (!(file instanceof File)) throw new Error('No file was sent');
    expect(file.name).not.toContain('beach');
    const wav = Buffer.from(await file.arrayBuffer());
    const [{ startSeconds, endSeconds }] = SPEECH_DOUBLE as [(typeof SPEECH_DOUBLE)[0]];
    expect(wav.length).toBe(44 + 2 * RATE * (endSeconds - startSeconds));
    expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
    // Only what lies behind the silent first second.
    expect([wav.readInt16LE(44), wav.readInt16LE(wav.length - 2)]).toEqual([16_384, 16_384]);
  });

  it('asks once about the same bytes of the same owner, and again for another owner', async () => {
    const project = await harness.newProject();
    const first = await analysed(project, 'spoken');
    server.behave(says([['Otherwise', 0.1]]));
    expect((await analysed(project, 'spoken'))?.words).toEqual(first?.words);
    expect(server.calls).toHaveLength(0);
    const others = await analysed(await harness.newProject(), 'spoken');
    expect(others?.words?.map(({ text }) => text)).toEqual(['Otherwise']);
  });

  it('sends nothing where nobody speaks, and nothing where there is no sound', async () => {
    harness.media.readAudio = async () => null;
    expect(await analysed(await harness.newProject())).not.toHaveProperty('words');
    expect(server.calls).toHaveLength(0);
  });

  it('says nothing of words where the model fails, and leaves it alone for a while', async () => {
    server.behave((response) => void response.writeHead(401).end('{"error":{"message":"no"}}'));
    expect(await analysed(await harness.newProject())).not.toHaveProperty('words');
    expect(server.calls).toHaveLength(1);
    expect(await analysed(await harness.newProject())).not.toHaveProperty('words');
    expect(server.calls).toHaveLength(1);
    expect(logged.join()).toContain('key_refused');
  });

  it('gives up on a model that does not answer', async () => {
    harness.providerSpeechToText = earAt({}, 200);
    server.behave(() => {});
    expect(await analysed(await harness.newProject())).not.toHaveProperty('words');
    expect(logged.join()).toContain('too_slow');
  });

  it.each([
    ['something else than JSON', 'Hello there'],
    ['no words', '{"text":"Hello","language":"english","duration":2}'],
    ['words without times', '{"text":"Hi","words":[{"word":"Hi"}]}'],
  ])('makes no words of an answer with %s', async (_, body) => {
    server.behave(
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    );
    expect((await analysed(await harness.newProject()))?.words ?? []).toEqual([]);
  });
});
