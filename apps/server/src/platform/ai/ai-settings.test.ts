import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { aiNotice, readAiSettings, readSpeechSettings, speechNotice } from './ai-settings.ts';

const KEY = 'sk-very-secret-1234';
const ALL_KEYS = {
  OPENAI_API_KEY: KEY,
  GOOGLE_GENERATIVE_AI_API_KEY: KEY,
  ANTHROPIC_API_KEY: KEY,
  AI_API_KEY: KEY,
};

describe('the settings of the AI model', () => {
  it('are none where nothing is configured, whatever keys lie around', () => {
    expect(readAiSettings(ALL_KEYS)).toBeNull();
    expect(readConfig({ AI_MODEL: '', ...ALL_KEYS }).ai).toBeNull();
  });

  it.each([
    ['openai:gpt-5-mini', { provider: 'openai', modelId: 'gpt-5-mini', baseUrl: null }],
    ['openai:ft:gpt-4o:acme::abc', { provider: 'openai', modelId: 'ft:gpt-4o:acme::abc' }],
    ['google:gemini-2.5-flash', { provider: 'google', modelId: 'gemini-2.5-flash' }],
    ['anthropic:claude-sonnet-4-5', { provider: 'anthropic', modelId: 'claude-sonnet-4-5' }],
    [
      'openai-compatible:llama3.2-vision:11b@http://localhost:11434/v1/',
      { provider: 'openai-compatible', modelId: 'llama3.2-vision:11b', baseUrl: 'http://localhost:11434/v1' },
    ],
    [
      'openai-compatible:qwen/qwen3-vl@q4@https://models.example.org/v1',
      { modelId: 'qwen/qwen3-vl@q4', baseUrl: 'https://models.example.org/v1' },
    ],
  ])('read %s', (AI_MODEL, expected) => {
    expect(readAiSettings({ AI_MODEL, ...ALL_KEYS })).toMatchObject({ ...expected, vision: true });
  });

  it('take addresses of one’s own for vendors, and a server without a key', () => {
    const openai = { AI_MODEL: 'openai:x', OPENAI_API_KEY: KEY, OPENAI_BASE_URL: 'https://proxy.example/v1' };
    expect(readAiSettings(openai)?.baseUrl).toBe('https://proxy.example/v1');
    expect(readAiSettings({ AI_MODEL: 'openai-compatible:x@http://localhost:1/v1' })?.key).toBeNull();
  });

  it('keep pictures at home when told so', () => {
    const env = { AI_MODEL: 'openai:gpt-5', ...ALL_KEYS, AI_VISION: 'off' };
    expect(readConfig(env).ai?.vision).toBe(false);
  });

  it.each([
    ['gpt-5', "AI_MODEL must be 'openai:<model>'"],
    ['mistral:large', "AI_MODEL must be 'openai:<model>'"],
    ['openai:', 'AI_MODEL names no model that could exist'],
    ['openai:gpt 5', 'AI_MODEL names no model that could exist'],
    ['openai-compatible:llama3', "AI_MODEL must be 'openai-compatible:<model>@<URL>'"],
    ['openai-compatible:@http://localhost/v1', 'AI_MODEL names no model that could exist'],
    ['openai-compatible:llama3@ftp://localhost/v1', "AI_MODEL must be 'openai-compatible:<model>@<URL>'"],
    ['openai-compatible:llama3@http://', 'The address in AI_MODEL must be an http(s) address'],
    ['openai-compatible:x@http://me:secret-word@localhost/v1', 'may hold no name, password'],
    ['openai-compatible:x@http://localhost/v1?key=secret-word', 'may hold no name, password'],
  ])('refuse %s with a sentence', (AI_MODEL, sentence) => {
    const read = () => readConfig({ AI_MODEL, ...ALL_KEYS });
    expect(read).toThrow(sentence);
    expect(read).toThrow(expect.not.objectContaining({ message: expect.stringContaining('secret') }));
  });

  it.each([
    ['openai:gpt-5', 'OPENAI_API_KEY'],
    ['google:gemini-2.5-flash', 'GOOGLE_GENERATIVE_AI_API_KEY'],
    ['anthropic:claude-sonnet-4-5', 'ANTHROPIC_API_KEY'],
  ])('say that %s needs %s', (AI_MODEL, name) => {
    expect(() => readConfig({ AI_MODEL })).toThrow(`needs ${name}`);
  });

  it('refuse a key that could not be sent, without repeating it', () => {
    const read = () => readConfig({ AI_MODEL: 'openai:gpt-5', OPENAI_API_KEY: 'two secret\nlines' });
    expect(read).toThrow('OPENAI_API_KEY holds characters that no key has');
    expect(read).toThrow(expect.not.objectContaining({ message: expect.stringContaining('two') }));
  });

  it('do not show the key, however they are printed', () => {
    const settings = readAiSettings({ AI_MODEL: 'openai:gpt-5', OPENAI_API_KEY: KEY });
    const printed = [
      JSON.stringify(settings),
      inspect(settings, { depth: 9, showHidden: true }),
      `${settings?.key}`,
    ];
    expect(printed.join()).not.toContain(KEY);
    expect(settings?.key?.reveal()).toBe(KEY);
  });

  it.each([
    [
      'openai:gpt-5',
      'on',
      'The AI model gpt-5 at openai is sent prompts, facts about clips and pictures of them.',
    ],
    [
      'openai-compatible:llava@http://localhost:1234/v1',
      'off',
      'The AI model llava at localhost:1234 is sent prompts and facts about clips.',
    ],
    [
      'openai-compatible:llava@http://10.0.0.5/v1',
      'off',
      'The AI model llava at 10.0.0.5 is sent prompts and facts about clips, without encryption.',
    ],
  ])('tell the operator of %s (vision %s) what is sent', (AI_MODEL, AI_VISION, sentence) => {
    const { ai } = readConfig({ AI_MODEL, AI_VISION, ...ALL_KEYS });
    expect(ai === null ? null : aiNotice(ai)).toBe(sentence);
  });
});

describe('the settings of the speech model', () => {
  it('are none where none is named, even with a language model', () => {
    expect(readConfig({ AI_MODEL: 'openai:gpt-5', ...ALL_KEYS }).speech).toBeNull();
  });

  it.each([
    ['openai:whisper-1', { provider: 'openai', modelId: 'whisper-1', baseUrl: null }],
    [
      'openai-compatible:Systran/faster-whisper-small@http://localhost:8000/v1',
      { modelId: 'Systran/faster-whisper-small', baseUrl: 'http://localhost:8000/v1' },
    ],
  ])('read %s', (AI_SPEECH_MODEL, expected) => {
    expect(readConfig({ AI_SPEECH_MODEL, ...ALL_KEYS }).speech).toMatchObject(expected);
  });

  it.each([
    ['google:gemini-3', ALL_KEYS, "AI_SPEECH_MODEL must be 'openai:<model>' or"],
    ['openai:whisper-1', {}, "AI_SPEECH_MODEL names a model of 'openai', which needs OPENAI_API_KEY."],
    ['openai-compatible:whisper', {}, "AI_SPEECH_MODEL must be 'openai-compatible:<model>@<URL>'"],
  ])('refuse %s with a sentence', (AI_SPEECH_MODEL, keys, sentence) => {
    expect(() => readSpeechSettings({ AI_SPEECH_MODEL, ...keys })).toThrow(sentence);
  });

  it('say to whom sound is sent', () => {
    const settings = readSpeechSettings({ AI_SPEECH_MODEL: 'openai:whisper-1', ...ALL_KEYS });
    expect(settings === null ? null : speechNotice(settings)).toBe(
      'The AI model whisper-1 at openai is sent the sound of clips where somebody speaks.',
    );
  });
});
