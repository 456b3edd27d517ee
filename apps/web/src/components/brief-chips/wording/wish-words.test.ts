import { type Wish, wishSchema } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { sampleReference, sampleWish } from '../testing/sample-brief.ts';
import { wishWords } from './wish-words.ts';

const dog = sampleReference('the dog', 'clip-dog');
const sea = sampleReference('the sea', 'clip-sea');
const cat = sampleReference('the cat', 'clip-cat');

const SAID: readonly (readonly [Wish, string])[] = [
  [sampleWish('length', { amount: { bound: 'exactly', value: 20 } }), '20 s long'],
  [sampleWish('length', { amount: { bound: 'about', value: 70 } }), 'About 1 min 10 s long'],
  [sampleWish('length', { amount: { bound: 'between', from: 20, to: 30 } }), '20 to 30 s long'],
  [sampleWish('length', { amount: { bound: 'between', from: 45, to: 60 } }), '45 s to 1 min long'],
  [sampleWish('length', { amount: { bound: 'longest' } }), 'As long as the clips allow'],
  [
    sampleWish('cutLength', { amount: { bound: 'atMost', value: 2.5 }, isEven: false }),
    'Cuts of at most 2.5 s',
  ],
  [sampleWish('cutLength', { amount: { bound: 'exactly', value: 2 }, isEven: true }), 'Equal cuts of 2 s'],
  [sampleWish('cutLength', { amount: null, isEven: true }), 'Cuts of equal length'],
  [sampleWish('count', { amount: { bound: 'exactly', value: 1 }, of: 'clips', perClip: false }), '1 clip'],
  [
    sampleWish('count', { amount: { bound: 'atLeast', value: 5 }, of: 'cuts', perClip: false }),
    'At least 5 cuts',
  ],
  [
    sampleWish('count', { amount: { bound: 'exactly', value: 2 }, of: 'cuts', perClip: true }),
    '2 cuts of each clip',
  ],
  [sampleWish('pace', { pace: 'slow', course: null }), 'Slow pace'],
  [sampleWish('pace', { pace: 'medium', course: 'faster' }), 'Medium pace, getting faster'],
  [sampleWish('pace', { pace: null, course: 'slower' }), 'Getting slower'],
  [sampleWish('open', { clips: [dog, sea], isNot: false }), 'Opens with the dog, then the sea'],
  [sampleWish('open', { clips: [dog, sea], isNot: true }), 'Does not open with the dog or the sea'],
  [sampleWish('close', { clips: [sea], isNot: false }), 'Ends on the sea'],
  [sampleWish('close', { clips: [sea], isNot: true }), 'Does not end on the sea'],
  [sampleWish('place', { clips: [dog], place: 3 }), 'The dog 3rd'],
  [sampleWish('place', { clips: [dog], place: -2 }), 'The dog last but one'],
  [sampleWish('place', { clips: [dog], place: 'middle' }), 'The dog in the middle'],
  [sampleWish('order', { by: 'named', clips: [dog, sea, cat] }), 'In this order: the dog, the sea, the cat'],
  [sampleWish('order', { by: 'alternate', clips: [dog, sea] }), 'Alternates the dog and the sea'],
  [sampleWish('order', { by: 'filmed', clips: [] }), 'In the order filmed'],
  [sampleWish('before', { clips: [dog], than: [sea], isDirect: false }), 'The dog before the sea'],
  [sampleWish('before', { clips: [dog], than: [sea], isDirect: true }), 'The dog right before the sea'],
  [sampleWish('between', { clips: [dog], than: [sea, cat] }), 'The dog between the sea and the cat'],
  [sampleWish('together', { clips: [dog, sea], isApart: false }), 'The dog and the sea side by side'],
  [sampleWish('together', { clips: [dog, sea], isApart: true }), 'The dog and the sea kept apart'],
  [sampleWish('include', { clips: [dog] }), 'Shows the dog'],
  [sampleWish('exclude', { clips: [dog, sea] }), 'Leaves out the dog and the sea'],
  [sampleWish('only', { clips: [dog] }), 'Only the dog'],
  [sampleWish('prefer', { clips: [dog], degree: 'more' }), 'More of the dog'],
  [sampleWish('prefer', { clips: [dog], degree: 'mostly' }), 'Mostly the dog'],
  [sampleWish('prefer', { clips: [dog], degree: 'less' }), 'Less of the dog'],
  [sampleWish('every', { clips: [] }), 'Shows every clip'],
  [sampleWish('every', { clips: [dog] }), 'Shows every one: the dog'],
  [sampleWish('times', { clips: [], amount: { bound: 'atMost', value: 1 } }), 'No clip twice'],
  [sampleWish('times', { clips: [], amount: { bound: 'exactly', value: 3 } }), 'Each clip 3 times'],
  [sampleWish('times', { clips: [dog], amount: { bound: 'exactly', value: 2 } }), 'The dog twice'],
  [
    sampleWish('share', { clips: [dog], measure: { of: 'reel', share: 0.5, bound: 'about' } }),
    'The dog: 50 % of the video',
  ],
  [
    sampleWish('share', { clips: [dog], measure: { of: 'reel', share: 0.25, bound: 'atMost' } }),
    'The dog: at most 25 % of the video',
  ],
  [
    sampleWish('share', { clips: [dog], measure: { of: 'clips', than: [sea], ratio: 2 } }),
    'The dog twice as long as the sea',
  ],
  [
    sampleWish('share', { clips: [dog], measure: { of: 'clips', than: [sea], ratio: null } }),
    'The dog longer than the sea',
  ],
  [
    sampleWish('clipPart', { clips: [], part: { part: 'dropFirst', seconds: 2 } }),
    'Each clip without the first 2 s',
  ],
  [
    sampleWish('section', { index: 0, name: 'teaser', clips: [dog], amount: { bound: 'about', value: 8 } }),
    'Part 1: teaser, the dog, about 8 s',
  ],
  [sampleWish('section', { index: 1, name: null, clips: [], amount: null }), 'Part 2'],
  [
    sampleWish('hold', { clips: [dog], amount: { bound: 'exactly', value: 6 }, than: null }),
    'The dog for 6 s',
  ],
  [sampleWish('hold', { clips: [dog], amount: null, than: 'longer' }), 'The dog longer than the others'],
  [sampleWish('exception', { clips: [dog], of: 'x' }), 'Except the dog'],
  [sampleWish('speech', { speech: 'whole', clips: [] }), 'Whole sentences'],
  [sampleWish('speech', { speech: 'none', clips: [dog] }), 'No talking: the dog'],
  [sampleWish('sound', { sound: 'mute' }), 'No sound'],
  [sampleWish('sound', { sound: 'original' }), 'The clips’ own sound'],
  [sampleWish('level', { clips: [dog], of: 'named', gainDb: -60 }), 'The dog silent'],
  [sampleWish('level', { clips: [dog], of: 'others', gainDb: -8 }), 'All but the dog quieter'],
  [sampleWish('level', { clips: [dog], of: 'named', gainDb: 6 }), 'The dog louder'],
  [sampleWish('grade', { look: 'black_and_white', clips: [] }), 'Black and white'],
  [sampleWish('grade', { look: 'warm', clips: [dog] }), 'Warm colors: the dog'],
  [sampleWish('transition', { transition: 'dip_to_black' }), 'Dips to black'],
  [sampleWish('fade', { at: 'start', isNot: false }), 'Fades in from black'],
  [sampleWish('fade', { at: 'end', isNot: true }), 'No fade out to black'],
  [
    sampleWish('title', { text: 'Our Sunday', at: 'opening', placement: null, clips: [], isNot: false }),
    '“Our Sunday” at the start',
  ],
  [
    sampleWish('title', { text: null, at: 'ending', placement: null, clips: [], isNot: false }),
    'A title at the end',
  ],
  [
    sampleWish('title', { text: 'Rex', at: 'clips', placement: 'top', clips: [dog], isNot: false }),
    '“Rex” over the dog',
  ],
  [
    sampleWish('title', { text: null, at: 'opening', placement: null, clips: [], isNot: true }),
    'No words at the start',
  ],
  [sampleWish('captions', { isNot: false }), 'Captions of what is said'],
  [sampleWish('captions', { isNot: true }), 'No captions'],
  [sampleWish('name', { text: 'Our Sunday' }), 'Called “Our Sunday”'],
  [sampleWish('quality', { fault: 'shaky', verdict: 'leaveOut', clips: [] }), 'Leaves out shaky shots'],
  [sampleWish('quality', { fault: 'any', verdict: 'leaveOut', clips: [] }), 'Only good shots'],
  [sampleWish('quality', { fault: 'any', verdict: 'keep', clips: [] }), 'Keeps shots that are not perfect'],
  [sampleWish('quality', { fault: 'dark', verdict: 'keep', clips: [dog] }), 'Keeps dark shots: the dog'],
  [sampleWish('platform', { platform: 'tiktok' }), 'For TikTok'],
  [sampleWish('music', { music: 'add', style: 'calm piano', clips: [] }), 'Music: calm piano'],
  [sampleWish('music', { music: 'add', style: null, clips: [] }), 'Music'],
  [sampleWish('music', { music: 'none', style: null, clips: [] }), 'No music'],
  [sampleWish('music', { music: 'onBeat', style: null, clips: [] }), 'Cuts on the beat'],
  [sampleWish('music', { music: 'underSpeech', style: null, clips: [] }), 'Music softer under speech'],
  [sampleWish('music', { music: 'notOnBeat', style: null, clips: [] }), 'Cuts not on the beat'],
  [sampleWish('music', { music: 'sameLevel', style: null, clips: [] }), 'Music as loud under speech'],
  [sampleWish('music', { music: 'louder', style: null, clips: [] }), 'Louder music'],
  [sampleWish('music', { music: 'quieter', style: null, clips: [] }), 'Softer music'],
  [sampleWish('music', { music: 'startAtDrop', style: null, clips: [] }), 'Music starts at its high point'],
  [sampleWish('music', { music: 'only', style: null, clips: [] }), 'Music only, no other sound'],
  [
    sampleWish('music', { music: 'keepSound', style: null, clips: [dog] }),
    'Sound of the dog under the music',
  ],
  [sampleWish('speed', { speed: 'slow', factor: 0.5, clips: [dog] }), 'Slow motion, 0.5 ×: the dog'],
  [sampleWish('speed', { speed: 'fast', factor: null, clips: [] }), 'Fast motion'],
  [
    sampleWish('speed', { speed: 'fast', factor: null, clips: [], isWhereDull: true }),
    'Fast motion where little happens',
  ],
  [sampleWish('mood', { mood: 'calm' }), 'Calm mood'],
  [sampleWish('framing', { framing: 'close', clips: [] }), 'Close-ups'],
  [sampleWish('framing', { framing: 'wide', clips: [dog] }), 'Wide shots: the dog'],
  [sampleWish('variety', {}), 'No two alike in a row'],
  [sampleWish('unsupported', { feature: 'a voice-over', nearest: null }), 'A voice-over: not possible here'],
  [
    sampleWish('unsupported', { feature: 'freeze_frame', nearest: null }),
    'A frozen frame: not possible here',
  ],
  [sampleWish('unsupported', { feature: 'lens_flare', nearest: null }), 'Lens flare: not possible here'],
];

describe('a chip says what a wish asks for', () => {
  it.each(SAID)('%# %j', (wish, words) => {
    expect(wishWords(wish)).toBe(words);
  });
  it.each([
    [{ part: 'range', fromSeconds: 12, toSeconds: 80 }, '0:12 to 1:20 of the dog'],
    [{ part: 'from', atSeconds: 65 }, 'The dog from 1:05 on'],
    [{ part: 'until', atSeconds: 5 }, 'The dog until 0:05'],
    [{ part: 'first', seconds: 3 }, 'The first 3 s of the dog'],
    [{ part: 'last', seconds: 3 }, 'The last 3 s of the dog'],
    [{ part: 'dropFirst', seconds: 2 }, 'The dog without the first 2 s'],
    [{ part: 'dropLast', seconds: 2 }, 'The dog without the last 2 s'],
    [{ part: 'beginning' }, 'The beginning of the dog'],
    [{ part: 'middle' }, 'The middle of the dog'],
    [{ part: 'ending' }, 'The end of the dog'],
    [{ part: 'best' }, 'The best part of the dog'],
    [{ part: 'whole' }, 'All of the dog'],
  ] as const)('%j of a clip', (part, words) => {
    expect(wishWords(sampleWish('clipPart', { clips: [dog], part }))).toBe(words);
  });

  it('has words for every kind there is', () => {
    const kinds = wishSchema.options.map(({ shape }) => shape.kind.value);
    const said = new Set(SAID.map(([wish]) => wish.kind));
    expect(kinds.filter((kind) => !said.has(kind))).toEqual([]);
  });
});
