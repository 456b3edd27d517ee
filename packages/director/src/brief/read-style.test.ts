import { describe, expect, test } from 'vitest';
import { parseBrief } from './parse-brief.ts';

test.each([
  ['fast cuts', 'fast'],
  ['quick cuts please', 'fast'],
  ['fast-paced and punchy', 'fast'],
  ['make it snappy', 'fast'],
  ['lots of quick cuts', 'fast'],
  ['energetic and exciting', 'fast'],
  ['slow and calm', 'slow'],
  ['calm', 'slow'],
  ['slow paced', 'slow'],
  ['long takes', 'slow'],
  ['let it breathe', 'slow'],
  ['relaxing vibe', 'slow'],
  ['medium pace', 'medium'],
  ['not too fast', 'medium'],
  ['make it fast no wait slow', 'slow'],
])('%s is a %s pace', (prompt, pace) => {
  expect(parseBrief(prompt).pace).toBe(pace);
});

test.each(['make it good', 'add slow motion', 'speed it up', '20 seconds', 'a reel of my trip'])(
  '%s sets no pace',
  (prompt) => {
    expect(parseBrief(prompt).pace).toBeNull();
  },
);

test.each([
  ['mute it', 'mute'],
  ['no sound', 'mute'],
  ['without audio', 'mute'],
  ['remove the original sound', 'mute'],
  ['turn off the sound', 'mute'],
  ['make it silent', 'mute'],
  ['mute the clips', 'mute'],
  ['keep the original sound', 'original'],
  ['keep the sound', 'original'],
  ['use the natural sound', 'original'],
  ["don't mute it", 'original'],
  ['with original audio', 'original'],
  ['keep the original sound no wait mute it', 'mute'],
])('%s: %s', (prompt, sound) => {
  expect(parseBrief(prompt).sound).toBe(sound);
});

test.each(['make it good', 'skip the silent clips', 'no talking'])('%s leaves the sound open', (prompt) => {
  expect(parseBrief(prompt).sound).toBeNull();
});

test.each([
  ['only the parts where she talks', 'only'],
  ['use only the clips where someone is talking', 'only'],
  ['just the talking', 'only'],
  ['no talking', 'none'],
  ['without any speech', 'none'],
  ['cut out the parts where he talks', 'none'],
  ['skip the talking', 'none'],
  ['focus on the interviews', 'prefer'],
  ['keep the dialogue', 'prefer'],
])('%s: speech %s', (prompt, speech) => {
  expect(parseBrief(prompt).speech).toBe(speech);
});

test.each([
  ['crossfade between the shots', 'transition'],
  ['fade out at the end', 'transition'],
  ['end with a fade to black', 'transition'],
  ['in black and white', 'look'],
  ['make it warm', 'look'],
  ['vivid colours', 'look'],
  ['cinematic look', 'look'],
  ['add upbeat music', 'music'],
  ['with some music', 'music'],
  ['cut to the beat', 'music'],
  ['slow motion please', 'speed'],
  ['speed it up', 'speed'],
  ['add captions', 'captions'],
  ['with subtitles', 'captions'],
  ['add a voiceover', 'voice'],
  ['title: Rome 2026', 'text'],
  ['add the text "Hello there"', 'text'],
  ['put my logo on it', 'effect'],
])('%s is understood as a wish the renderer cannot do yet', (prompt, kind) => {
  expect(parseBrief(prompt).unsupported.map((wish) => wish.kind)).toEqual([kind]);
});

test.each([
  'hard cuts',
  'no music',
  'no text',
  "don't add any effects",
  'no transitions or effects',
  'make it good',
  'no captions please',
])('%s asks for nothing beyond the renderer', (prompt) => {
  expect(parseBrief(prompt).unsupported).toEqual([]);
});

describe('text to show', () => {
  test.each([
    ['title: Rome 2026', 'Rome 2026'],
    ['Title: "Our Wedding". Fast cuts', 'Our Wedding'],
    ['call it "No People"', 'No People'],
  ])('%s', (prompt, title) => {
    expect(parseBrief(prompt).title).toBe(title);
  });

  test('words of a title are no instructions', () => {
    const brief = parseBrief('30 seconds, titled "Only 10 seconds, no dogs, fast"');
    expect(brief.length?.seconds).toBe(30);
    expect(brief.exclude).toEqual([]);
    expect(brief.pace).toBeNull();
  });
});

test.each([
  ['travel highlights', 'travel'],
  ['a recap of the event', 'event'],
  ['showcase the product', 'product'],
  ['tutorial style, step by step', 'tutorial'],
  ['our wedding day', 'wedding'],
])('%s is a %s', (prompt, genre) => {
  expect(parseBrief(prompt).genre).toBe(genre);
});

test.each([
  ['close-ups', 'close'],
  ['lots of close ups', 'close'],
  ['wide shots', 'wide'],
])('%s: %s framing', (prompt, framing) => {
  expect(parseBrief(prompt).framing).toBe(framing);
});
