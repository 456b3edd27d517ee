import type { CorpusPrompt } from './expectation.ts';
import { fortyOf } from './scenes.ts';

/** The eighth report set: 93.6 % when first run blind. */
export const EIGHTH_REPORT_SET: readonly CorpusPrompt[] = [
  // Dictated
  {
    scene: 'seaside',
    prompt:
      'okay so i just got back from the coast and i want a little reel maybe twenty two seconds long with the waves to begin with and the dog somewhere and then close it off with the sunset please no blurry bits',
    expect: [
      { seconds: 22 },
      { first: ['waves'] },
      { has: ['dog'] },
      { last: ['sunset'] },
      { hasNot: ['blurred'] },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'can you cut our wedding down to fifty seconds i want it to be calm and start out with the rings and please do not put the best man in and make the kiss the last thing',
    expect: [
      { seconds: 50 },
      { first: ['rings'] },
      { hasNot: ['speech'] },
      { last: ['kiss'] },
      { averageCutAtLeast: 2.8 },
    ],
  },
  {
    scene: 'forty',
    prompt:
      'what i need is a fast montage about twelve seconds with only the bikes and the cars and switch clips every half second',
    expect: [{ seconds: 12 }, { only: [...fortyOf('bicycle'), ...fortyOf('car')] }, { everyCut: 0.5 }],
  },
  {
    scene: 'footage',
    prompt:
      'um so let us have the bee and the flower and nothing with humans keep it mellow ten seconds and take the sound out',
    expect: [
      { has: ['bee', 'flower'] },
      { hasNot: ['squats', 'juggle', 'chaplin', 'gesture'] },
      { seconds: 10 },
      { sound: 'mute' },
    ],
  },
  {
    scene: 'workshop',
    prompt:
      'make a how to out of this with the gluing before the painting and finish with the finished chair forty seconds',
    expect: [{ inOrder: ['glue', 'paint'] }, { last: ['result'] }, { seconds: 40 }],
  },
  // Self-corrections
  {
    scene: 'seaside',
    prompt: 'begin with the street no hang on begin with the pizza and make it ten no fifteen seconds',
    expect: [{ first: ['pizza'] }, { seconds: 15 }],
  },
  {
    scene: 'wedding',
    prompt: 'I want fast cuts. Actually no, slow ones. And one minute.',
    expect: [{ seconds: 60 }, { averageCutAtLeast: 3 }],
  },
  {
    scene: 'forty',
    prompt: 'skip the dogs, I mean the birds, eight seconds',
    expect: [{ hasNot: fortyOf('bird') }, { hasOneOf: fortyOf('dog') }, { seconds: 8 }],
  },
  // Second language
  {
    scene: 'seaside',
    prompt:
      'I want that the video starts with the sea and finishes with the dog, the time is 18 seconds, and no voice of persons',
    expect: [{ first: ['waves'] }, { last: ['dog'] }, { seconds: 18 }, { speech: 'none' }],
  },
  {
    scene: 'wedding',
    prompt:
      'Please a film with all the clips, in the same order like I have uploaded, each one three seconds',
    expect: [{ all: true }, { uploadOrder: 'forwards' }, { everyCut: 3 }],
  },
  {
    scene: 'forty',
    prompt: 'I need 6 clips with boats or dogs, not others, speed of cut: fast',
    expect: [{ only: [...fortyOf('boat'), ...fortyOf('dog')] }, { clipsAtMost: 6 }, { averageCutAtMost: 2 }],
  },
  {
    scene: 'workshop',
    prompt: 'It is not necessary that I talk. Show only the work with the hands and the color. 20 seconds.',
    expect: [{ speech: 'none' }, { seconds: 20 }],
  },
  // Long
  {
    scene: 'wedding',
    prompt: `Please edit a short film of our day.
Duration: 40 seconds.
It should open with the garden and it should end with the dance.
Leave the party and the fireworks out.
The look should be warm and the shots should dissolve into each other.
At the beginning show the text "June 14".`,
    expect: [
      { seconds: 40 },
      { first: ['garden'] },
      { last: ['dance'] },
      { hasNot: ['party', 'fireworks'] },
      { look: 'warm' },
      { transition: 'crossfade' },
      { shows: /^June 14$/, at: 'opening' },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      'A fun teaser for my food blog. The pizza is the most important thing, so start with it. Also show the street and the bar if it is not too dark. Don’t show the shaky boat clip. Vivid colours, quick cuts, 12 seconds, and the words "Eat more" at the end.',
    expect: [
      { first: ['pizza'] },
      { has: ['street'] },
      { hasNot: ['shaky'] },
      { look: 'vivid' },
      { averageCutAtMost: 2.2 },
      { seconds: 12 },
      { shows: /^Eat more$/, at: 'ending' },
    ],
  },
  {
    scene: 'footage',
    prompt:
      'Sports clip for my followers: squats first, then juggling, then whatever fits. Keep it under 15 seconds, cinematic look, hard cuts. Avoid dark clips and cars.',
    expect: [
      { opens: ['squats', 'juggle'] },
      { secondsAtMost: 15 },
      { look: 'cinematic' },
      { transition: 'cut' },
      { hasNot: ['moon', 'watch', 'bee-dark', 'traffic', 'gopro'] },
    ],
  },
  {
    scene: 'forty',
    prompt:
      'We would like half a minute from our day in the park. Start with a bench, finish with a boat, and show as many dogs as you can in between. No repeats. No people please.',
    expect: [
      { seconds: 30 },
      { first: fortyOf('bench') },
      { last: fortyOf('boat') },
      { has: fortyOf('dog') },
      { hasNot: fortyOf('person') },
    ],
  },
  // Terse
  {
    scene: 'seaside',
    prompt: 'dog first, pizza last, 11s, mute',
    expect: [{ first: ['dog'] }, { last: ['pizza'] }, { seconds: 11 }, { sound: 'mute' }],
  },
  {
    scene: 'wedding',
    prompt: '1 min, slow, b/w, no speech',
    expect: [{ seconds: 60 }, { averageCutAtLeast: 3 }, { look: 'black_and_white' }, { speech: 'none' }],
  },
  { scene: 'forty', prompt: 'cakes only, 2s each', expect: [{ only: fortyOf('cake') }, { everyCut: 2 }] },
  {
    scene: 'footage',
    prompt: 'best 5, 10 sec, fade out',
    expect: [{ clips: 5 }, { seconds: 10 }, { fadeOut: true }],
  },
  { scene: 'little', prompt: 'bird then cat', expect: [{ opens: ['bird', 'cat'] }] },
  { scene: 'workshop', prompt: 'no intro, 20s', expect: [{ hasNot: ['intro'] }, { seconds: 20 }] },
  // Names and positions
  {
    scene: 'seaside',
    prompt: 'use clips 1, 3 and 5 only and start with number 5',
    expect: [{ only: ['waves', 'talk', 'sunset'] }, { first: ['sunset'] }],
  },
  {
    scene: 'wedding',
    prompt: 'take out the-kiss.mov and put party.mov at the beginning',
    expect: [{ hasNot: ['kiss'] }, { first: ['party'] }],
  },
  {
    scene: 'forty',
    prompt: 'just the last six clips in reverse order',
    expect: [{ clips: 6 }, { uploadOrder: 'backwards' }],
  },
  {
    scene: 'seaside',
    prompt: 'the second clip should come after the fifth, and do not use the seventh',
    expect: [{ inOrder: ['sunset', 'dog'] }, { hasNot: ['bar'] }],
  },
  // Sound
  {
    scene: 'seaside',
    prompt: 'mute the street clip and the dog clip, leave the rest',
    expect: [{ muted: ['street', 'dog'] }],
  },
  {
    scene: 'wedding',
    prompt: 'the dance is too loud compared to the others',
    expect: [{ quieter: ['dance'] }],
  },
  {
    scene: 'workshop',
    prompt: 'let us only hear my voice',
    expect: [{ has: ['intro'] }, { muted: ['hands', 'glue', 'paint', 'result'] }],
  },
  { scene: 'wedding', prompt: 'please turn the cake clip up a little', expect: [{ louder: ['cake'] }] },
  // Style
  {
    scene: 'seaside',
    prompt: 'retro colours, and go through black every time the clip changes',
    expect: [{ look: 'vintage' }, { transition: 'dip_to_black' }],
  },
  {
    scene: 'wedding',
    prompt: 'soft pastel look, smooth fades from one moment to the next, fade in from black and out to black',
    expect: [{ look: 'soft' }, { transition: 'crossfade' }, { fadeIn: true }, { fadeOut: true }],
  },
  {
    scene: 'footage',
    prompt: 'cooler colours, nothing but straight cuts, and write "Part 1" in the first shot',
    expect: [{ look: 'cool' }, { transition: 'cut' }, { shows: /^Part 1$/, at: 'opening' }],
  },
  {
    scene: 'forty',
    prompt: 'make everything black and white and end with the title "Park Life"',
    expect: [{ look: 'black_and_white' }, { shows: /^Park Life$/, at: 'ending' }],
  },
  // Impossible
  {
    scene: 'seaside',
    prompt: 'use my favourite song and put captions on what I say',
    expect: [{ says: /music/ }, { says: /captions/ }],
  },
  {
    scene: 'little',
    prompt: 'I need 30 seconds with the cat and the dog',
    expect: [{ says: /30 seconds/ }, { says: /dog/ }, { has: ['cat'] }],
  },
  {
    scene: 'wedding',
    prompt: 'show the church bells and then the cake',
    expect: [{ says: /church bells/ }, { has: ['cake'] }],
  },
];
