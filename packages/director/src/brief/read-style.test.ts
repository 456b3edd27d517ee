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
  ['mute and fade out', 'mute'],
  ['please mute, 10 seconds', 'mute'],
  ['mute my clips', 'mute'],
  ['mute all of it', 'mute'],
  ['mute the wind', null],
  ['mute the wind noise but keep the talking', null],
])('to mute is about the reel only where nothing else is named: %s', (prompt, sound) => {
  expect(parseBrief(prompt).sound).toBe(sound);
});

test.each([
  'mute the wind',
  'mute the wind noise but keep the talking',
  'get rid of the background noise',
  'remove the wind noise',
])('%s is a wish for noise removal', (prompt) => {
  const brief = parseBrief(prompt);
  expect(brief.unsupported).toEqual([{ kind: 'effect', wish: 'noise removal' }]);
  expect(brief.exclude).toEqual([]);
});

test.each([
  'cut out the ums and silences from the talking',
  'cut the silence out of my talking clip',
  'get rid of the ums',
])('%s leaves no clip out and mutes none', (prompt) => {
  const brief = parseBrief(prompt);
  expect(brief.unsupported).toEqual([{ kind: 'effect', wish: 'removing pauses' }]);
  expect([brief.exclude, brief.levels, brief.speech]).toEqual([[], [], null]);
});

test.each([
  ['play the dog clip in reverse', 'the dog clip'],
  ['play the surfing clip backwards', 'the surfing clip'],
  ['show the dog in reverse', 'the dog'],
])('%s is about one clip and no order', (prompt, clip) => {
  const brief = parseBrief(prompt);
  expect(brief.order).toBeNull();
  expect(brief.unsupported).toEqual([{ kind: 'speed', wish: 'playing backwards' }]);
  expect(brief.include.map(({ said }) => said)).toEqual([clip]);
});

test.each([
  'play the clips in reverse',
  'backwards',
  'start with the last clip, in reverse',
  'the whole trip in reverse',
])('%s is an order', (prompt) => {
  expect(parseBrief(prompt).order).toBe('reverse');
});

test('without the silences nothing but the talking plays', () => {
  expect(parseBrief('remove the silences').speech).toBe('only');
});

test.each([
  ['only the parts where she talks', 'only'],
  ['use only the clips where someone is talking', 'only'],
  ['just the talking', 'only'],
  ['where she talks, 10 seconds', 'only'],
  ['15 seconds, the parts where I am talking', 'only'],
  ['start where she talks', 'prefer'],
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
  ['add upbeat music', 'music'],
  ['with some music', 'music'],
  ['cut to the beat', 'music'],
  ['slow motion please', 'speed'],
  ['speed it up', 'speed'],
  ['add a voiceover', 'voice'],
  ['put my logo on it', 'effect'],
  ['whip pans between the clips', 'transition'],
  ['add some filter', 'look'],
  ['make the dog clip black and white', 'look'],
])('%s is understood as a wish the renderer cannot do yet', (prompt, kind) => {
  expect(parseBrief(prompt).unsupported.map((wish) => wish.kind)).toEqual([kind]);
});

test.each([
  ['in black and white', 'black_and_white'],
  ['make it B&W', 'black_and_white'],
  ['black-and-white, please', 'black_and_white'],
  ['without colour', 'black_and_white'],
  ['make it warm', 'warm'],
  ['golden tones please', 'warm'],
  ['everything a bit warmer', 'warm'],
  ['vivid colours', 'vivid'],
  ['make the colours pop', 'vivid'],
  ['cinematic look', 'cinematic'],
  ['moody colours', 'cinematic'],
  ['i want it to look like a movie', 'cinematic'],
  ['a retro vibe', 'vintage'],
  ['like an old film', 'vintage'],
  ['cool blue tones', 'cool'],
  ['a colder grade', 'cool'],
  ['soft and dreamy', 'soft'],
  ['pastel colours', 'soft'],
  ['no filter', 'natural'],
  ['leave the colours as they are', 'natural'],
  ['black and white no wait make it warm', 'warm'],
  ['not black and white, warm', 'warm'],
])('%s: the look is %s', (prompt, look) => {
  expect(parseBrief(prompt).look).toBe(look);
});

test.each([
  'start with the vintage car',
  'skip the black and white clips',
  'the warm beach clips only',
  'a cool video',
  'a soft cut',
  'end on the blue boat',
  'a dark mood',
  'bright clips only',
])('%s asks for no look', (prompt) => {
  expect(parseBrief(prompt).look).toBeNull();
});

test.each([
  ['hard cuts', 'cut'],
  ['straight cuts only', 'cut'],
  ['no transitions', 'cut'],
  ['crossfade between the shots', 'crossfade'],
  ['dissolve from one clip to the next', 'crossfade'],
  ['smooth transitions', 'crossfade'],
  ['the clips should fade into each other', 'crossfade'],
  ['fade through black', 'dip_to_black'],
  ['dip to black between shots', 'dip_to_black'],
  ['fade to black between the clips', 'dip_to_black'],
])('%s: %s', (prompt, transition) => {
  const brief = parseBrief(prompt);
  expect([brief.transition, brief.fadeIn, brief.fadeOut]).toEqual([transition, false, false]);
});

test.each([
  ['fade out at the end', false, true],
  ['end with a fade to black', false, true],
  ['fade to black', false, true],
  ['fade in from black', true, false],
  ['start with a fade in', true, false],
  ['fade in and out', true, true],
  ['fade in at the start and fade out at the end', true, true],
])('%s: in %s, out %s', (prompt, fadeIn, fadeOut) => {
  const brief = parseBrief(prompt);
  expect([brief.transition, brief.fadeIn, brief.fadeOut]).toEqual([null, fadeIn, fadeOut]);
});

test.each([
  ['title: Rome 2026', 'Rome 2026', 'opening'],
  ['add the text "Hello there"', 'Hello there', 'opening'],
  ['put "Summer" at the end', 'Summer', 'ending'],
  ['end card saying thanks for watching', 'thanks for watching', 'ending'],
  ['at the end write "Bye"', 'Bye', 'ending'],
  ['with a title that says our week in wales and fast cuts', 'our week in wales', 'opening'],
  ['end with the words see you soon', 'see you soon', 'ending'],
  ['show \u201cDay one\u201d over the first shot', 'Day one', 'opening'],
])('%s shows %s at the %s', (prompt, text, at) => {
  expect(parseBrief(prompt).titles).toEqual([{ text, at }]);
});

test('one text opens the reel and one ends it; a third is said', () => {
  const brief = parseBrief('title: Rome. Then the text "Ciao" at the end, and put "Roma" at the end');
  expect(brief.titles).toEqual([
    { text: 'Rome', at: 'opening' },
    { text: 'Ciao', at: 'ending' },
  ]);
  expect(brief.unsupported.map(({ wish }) => wish)).toEqual(["the text 'Roma' on screen"]);
});

test('a title without words is left to the director', () => {
  expect(parseBrief('add a title at the start').titles).toEqual([{ text: null, at: 'opening' }]);
});

test('a name is no text in the picture', () => {
  const brief = parseBrief('call it "No People"');
  expect([brief.title, brief.titles]).toEqual(['No People', []]);
});

test.each([
  ['mute the dog clip', 'dog', 'named', -60],
  ['no sound on the second clip', '#2', 'named', -60],
  ['lower the wind on the second clip', '#2', 'named', -9],
  ['turn the dog clip down a bit', 'dog', 'named', -4],
  ['turn down the volume of the party clip a lot', 'party', 'named', -16],
  ['make the speech louder', 'speech', 'named', 6],
  ['keep only her voice', 'speech', 'others', -60],
  ['mute everything except the waves', 'waves', 'others', -60],
  ['only the sound of the waves', 'waves', 'others', -60],
])('%s: %s (%s) at %d dB', (prompt, said, of, gainDb) => {
  const brief = parseBrief(prompt);
  const levels = brief.levels.map(({ reference, ...level }) => ({
    ...level,
    said:
      reference.kind === 'words'
        ? reference.words[0]
        : reference.kind === 'position'
          ? `#${reference.positions[0]}`
          : '',
  }));
  expect(levels).toEqual([{ said, of, gainDb }]);
  expect([brief.sound, brief.unsupported, brief.exclude, brief.only]).toEqual([null, [], [], []]);
});

test.each([
  'mute it',
  'mute everything',
  'turn the sound off',
  'mute the clips',
  'keep the sound of the clips',
])('%s is about all of the sound', (prompt) => {
  expect(parseBrief(prompt).levels).toEqual([]);
  expect(parseBrief(prompt).sound).not.toBeNull();
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

test.each([
  ['add captions', true],
  ['15 seconds with subtitles of what she says', true],
  ['put captions on it please', true],
  ['no captions please', false],
  ['without subtitles, 10 seconds', false],
  ['a reel of the beach', false],
])('captions of %j: %s', (prompt, captions) => {
  expect(parseBrief(prompt)).toMatchObject({ captions, unsupported: [] });
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
