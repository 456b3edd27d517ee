import { EIGHTEENTH_REPORT_SET } from './eighteenth-report-set.ts';
import { EIGHTH_REPORT_SET } from './eighth-report-set.ts';
import { ELEVENTH_REPORT_SET } from './eleventh-report-set.ts';
import type { CorpusPrompt } from './expectation.ts';
import { FIFTEENTH_REPORT_SET } from './fifteenth-report-set.ts';
import { FIFTH_REPORT_SET } from './fifth-report-set.ts';
import { FIRST_REPORT_SET } from './first-report-set.ts';
import { FOURTEENTH_REPORT_SET } from './fourteenth-report-set.ts';
import { FOURTH_REPORT_SET } from './fourth-report-set.ts';
import { NINETEENTH_REPORT_SET } from './nineteenth-report-set.ts';
import { NINTH_REPORT_SET } from './ninth-report-set.ts';
import { PRACTICE_SET } from './practice/practice-set.ts';
import { fortyOf } from './scenes.ts';
import { SECOND_REPORT_SET } from './second-report-set.ts';
import { SEVENTEENTH_REPORT_SET } from './seventeenth-report-set.ts';
import { SEVENTH_REPORT_SET } from './seventh-report-set.ts';
import { SIXTEENTH_REPORT_SET } from './sixteenth-report-set.ts';
import { SIXTH_REPORT_SET } from './sixth-report-set.ts';
import { TENTH_REPORT_SET } from './tenth-report-set.ts';
import { THIRD_REPORT_SET } from './third-report-set.ts';
import { THIRTEENTH_REPORT_SET } from './thirteenth-report-set.ts';
import { TWELFTH_REPORT_SET } from './twelfth-report-set.ts';

/** Prompts to develop on; report-set.ts is run only to report. */
const OWN: readonly CorpusPrompt[] = [
  // Length
  { scene: 'seaside', prompt: 'Make a 20 second reel', expect: [{ seconds: 20 }] },
  { scene: 'seaside', prompt: 'half a minute of our holiday', expect: [{ seconds: 30 }] },
  { scene: 'seaside', prompt: 'keep it under 15s', expect: [{ secondsAtMost: 15 }, { secondsAtLeast: 8 }] },
  { scene: 'wedding', prompt: 'about a minute, please', expect: [{ seconds: 60 }] },
  { scene: 'wedding', prompt: 'A 1:30 film of the wedding', expect: [{ seconds: 90 }] },
  { scene: 'wedding', prompt: 'at least two minutes', expect: [{ secondsAtLeast: 120 }] },
  {
    scene: 'little',
    prompt: 'make me a 60 second video',
    expect: [{ secondsAtLeast: 7 }, { says: /asked for 1 minute.*hold/ }],
  },
  { scene: 'wedding', prompt: 'ten minutes', expect: [{ seconds: 180 }, { says: /3 minutes/ }] },
  {
    scene: 'workshop',
    prompt: 'somewhere between 20 and 25 seconds',
    expect: [{ secondsAtLeast: 20 }, { secondsAtMost: 25 }],
  },
  // Count, pace
  { scene: 'forty', prompt: 'pick the best 5 clips', expect: [{ clips: 5 }] },
  { scene: 'seaside', prompt: '12 quick cuts', expect: [{ cuts: 12 }, { averageCutAtMost: 2 }] },
  { scene: 'seaside', prompt: 'fast cuts, 15 seconds', expect: [{ seconds: 15 }, { averageCutAtMost: 2 }] },
  {
    scene: 'wedding',
    prompt: 'slow and calm, 40 seconds',
    expect: [{ seconds: 40 }, { averageCutAtLeast: 3.5 }],
  },
  { scene: 'seaside', prompt: 'two seconds each', expect: [{ everyCut: 2 }] },
  {
    scene: 'wedding',
    prompt: 'thirty seconds with three seconds per clip',
    expect: [{ seconds: 30 }, { everyCut: 3 }, { cuts: 10 }],
  },
  {
    scene: 'wedding',
    prompt: 'no shot longer than 2 seconds, half a minute in total',
    expect: [{ seconds: 30 }, { everyCutAtMost: 2 }],
  },
  {
    scene: 'forty',
    prompt: 'cut every second, 20 seconds',
    expect: [{ seconds: 20 }, { everyCut: 1 }, { cuts: 20 }],
  },
  { scene: 'workshop', prompt: 'one single shot of the result', expect: [{ cuts: 1 }, { only: ['result'] }] },
  { scene: 'seaside', prompt: 'use 3 clips', expect: [{ clips: 3 }] },
  {
    scene: 'forty',
    prompt: 'no more than 8 clips in 16 seconds',
    expect: [{ clipsAtMost: 8 }, { seconds: 16 }],
  },
  // Order and places
  { scene: 'seaside', prompt: 'start with the ocean', expect: [{ first: ['waves'] }] },
  {
    scene: 'seaside',
    prompt: 'start with the ocean and end on the dog',
    expect: [{ first: ['waves'] }, { last: ['dog'] }],
  },
  {
    scene: 'seaside',
    prompt: 'open on the sunset, 15 seconds, fast',
    expect: [{ first: ['sunset'] }, { seconds: 15 }, { averageCutAtMost: 2.2 }],
  },
  { scene: 'seaside', prompt: 'finish with the pizza', expect: [{ last: ['pizza'] }] },
  {
    scene: 'seaside',
    prompt: 'first the dog then the pizza then the sunset',
    expect: [{ opens: ['dog', 'pizza', 'sunset'] }],
  },
  { scene: 'wedding', prompt: 'in the order I filmed', expect: [{ uploadOrder: 'forwards' }] },
  {
    scene: 'wedding',
    prompt: 'chronological, 45 seconds',
    expect: [{ uploadOrder: 'forwards' }, { seconds: 45 }],
  },
  { scene: 'wedding', prompt: 'play them in reverse order', expect: [{ uploadOrder: 'backwards' }] },
  {
    scene: 'wedding',
    prompt: 'chronological but start with the fireworks',
    expect: [{ first: ['fireworks'] }],
  },
  { scene: 'wedding', prompt: 'put the cake before the dance', expect: [{ inOrder: ['cake', 'dance'] }] },
  {
    scene: 'seaside',
    prompt: 'start with the second clip and end with the first one',
    expect: [{ first: ['dog'] }, { last: ['waves'] }],
  },
  {
    scene: 'seaside',
    prompt: 'start with the helicopter',
    expect: [{ says: /helicopter/ }, { cutsAtLeast: 3 }],
  },
  { scene: 'wedding', prompt: 'the kiss at the end', expect: [{ last: ['kiss'] }] },
  {
    scene: 'forty',
    prompt: 'start with a dog, end with a cake, 20 seconds',
    expect: [{ first: fortyOf('dog') }, { last: fortyOf('cake') }, { seconds: 20 }],
  },
  // Which clips
  { scene: 'seaside', prompt: 'no people', expect: [{ hasNot: ['talk', 'street'] }] },
  { scene: 'seaside', prompt: 'only the ocean clips', expect: [{ only: ['waves'] }] },
  { scene: 'seaside', prompt: 'skip the blurry and dark ones', expect: [{ hasNot: ['blurred', 'bar'] }] },
  {
    scene: 'seaside',
    prompt: 'skip the shaky footage and no pizza',
    expect: [{ hasNot: ['shaky', 'pizza'] }],
  },
  { scene: 'seaside', prompt: 'use every clip', expect: [{ all: true }] },
  { scene: 'forty', prompt: 'use all clips in 30 seconds', expect: [{ all: true }, { seconds: 30 }] },
  {
    scene: 'seaside',
    prompt: 'leave out the second clip',
    expect: [{ hasNot: ['dog'] }, { cutsAtLeast: 4 }],
  },
  { scene: 'seaside', prompt: 'without the third one', expect: [{ hasNot: ['talk'] }] },
  {
    scene: 'seaside',
    prompt: 'everything except the pizza',
    expect: [{ hasNot: ['pizza'] }, { cutsAtLeast: 4 }],
  },
  {
    scene: 'seaside',
    prompt: 'only the dog and the sunset',
    expect: [{ only: ['dog', 'sunset'] }, { has: ['dog', 'sunset'] }],
  },
  { scene: 'seaside', prompt: 'make sure the blurry one is in it', expect: [{ has: ['blurred'] }] },
  { scene: 'seaside', prompt: "don't forget the boat", expect: [{ has: ['shaky'] }] },
  { scene: 'seaside', prompt: 'use clips 1, 2 and 5', expect: [{ has: ['waves', 'dog', 'sunset'] }] },
  { scene: 'seaside', prompt: 'only clips 1 to 3', expect: [{ only: ['waves', 'dog', 'talk'] }] },
  { scene: 'seaside', prompt: 'only the last two clips', expect: [{ only: ['street', 'shaky'] }] },
  { scene: 'forty', prompt: 'only dogs', expect: [{ only: fortyOf('dog') }] },
  {
    scene: 'forty',
    prompt: 'no cars or bicycles',
    expect: [{ hasNot: [...fortyOf('car'), ...fortyOf('bicycle')] }],
  },
  { scene: 'forty', prompt: 'just animals', expect: [{ only: [...fortyOf('dog'), ...fortyOf('bird')] }] },
  {
    scene: 'forty',
    prompt: 'no animals please, 20 seconds',
    expect: [{ hasNot: [...fortyOf('dog'), ...fortyOf('bird')] }, { seconds: 20 }],
  },
  { scene: 'seaside', prompt: 'focus on the dog, 15 seconds', expect: [{ has: ['dog'] }, { seconds: 15 }] },
  {
    scene: 'little',
    prompt: 'no animals',
    expect: [{ cutsAtLeast: 1 }, { says: /could not be met|no clip at all/ }],
  },
  { scene: 'seaside', prompt: 'start with IMG_4411.mov', expect: [{ first: ['dog'] }] },
  { scene: 'seaside', prompt: 'skip IMG_4412', expect: [{ hasNot: ['talk'] }, { has: ['dog'] }] },
  { scene: 'workshop', prompt: 'the clip called result goes first', expect: [{ first: ['result'] }] },
  { scene: 'wedding', prompt: 'only close-ups', expect: [{ only: ['rings', 'kiss'] }] },
  { scene: 'seaside', prompt: 'show the food', expect: [{ has: ['pizza'] }] },
  { scene: 'seaside', prompt: 'no vehicles', expect: [{ hasNot: ['street', 'shaky'] }] },
  // Speech and sound
  { scene: 'wedding', prompt: 'no talking', expect: [{ speech: 'none' }, { cutsAtLeast: 5 }] },
  {
    scene: 'workshop',
    prompt: 'only the parts where she talks',
    expect: [{ speech: 'only' }, { only: ['intro'] }],
  },
  {
    scene: 'wedding',
    prompt: 'only the speeches, 20 seconds',
    expect: [{ speech: 'only' }, { seconds: 20 }],
  },
  { scene: 'seaside', prompt: 'mute it', expect: [{ sound: 'mute' }] },
  {
    scene: 'seaside',
    prompt: 'keep the original sound, 10 seconds',
    expect: [{ sound: 'original' }, { seconds: 10 }],
  },
  {
    scene: 'seaside',
    prompt: 'no sound and no people',
    expect: [{ sound: 'mute' }, { hasNot: ['talk', 'street'] }],
  },
  // Beyond the renderer: said, never dropped in silence
  {
    scene: 'seaside',
    prompt: 'crossfade between the shots, 12 seconds',
    expect: [{ transition: 'crossfade' }, { seconds: 12 }],
  },
  {
    scene: 'seaside',
    prompt: 'black and white with upbeat music',
    expect: [{ look: 'black_and_white' }, { says: /music/ }],
  },
  {
    scene: 'seaside',
    prompt: 'title: Summer 2026. Fast cuts.',
    expect: [{ shows: /Summer 2026/ }, { title: /Summer 2026/ }, { averageCutAtMost: 2 }],
  },
  {
    scene: 'seaside',
    prompt: 'fade out at the end and add captions',
    expect: [{ fadeOut: true }, { says: /captions/ }],
  },
  { scene: 'seaside', prompt: 'hard cuts only, no music, no text', expect: [{ cutsAtLeast: 4 }] },
  // Dictated
  {
    scene: 'seaside',
    prompt: 'um okay so make a uh twenty second video start with the ocean and then end on the dog',
    expect: [{ seconds: 20 }, { first: ['waves'] }, { last: ['dog'] }],
  },
  { scene: 'seaside', prompt: 'thirty no wait twenty seconds', expect: [{ seconds: 20 }] },
  {
    scene: 'seaside',
    prompt: 'start with the dog no i mean the sunset and make it fast',
    expect: [{ first: ['sunset'] }, { averageCutAtMost: 2 }],
  },
  {
    scene: 'seaside',
    prompt: 'no people and skip the dark ones fast cuts fifteen seconds keep the sound',
    expect: [
      { hasNot: ['talk', 'street', 'bar'] },
      { seconds: 15 },
      { averageCutAtMost: 2.2 },
      { sound: 'original' },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'so i want like a minute of the wedding you know with the cake and the dance and finish on the kiss',
    expect: [{ seconds: 60 }, { has: ['cake', 'dance'] }, { last: ['kiss'] }],
  },
  {
    scene: 'wedding',
    prompt: 'make it slow actually make it fast thirty seconds',
    expect: [{ averageCutAtMost: 2.2 }, { seconds: 30 }],
  },
  // Together
  {
    scene: 'seaside',
    prompt: '15 seconds, start with the sunset, two seconds each, no people, mute',
    expect: [{ first: ['sunset'] }, { hasNot: ['talk', 'street'] }, { sound: 'mute' }, { seconds: 15 }],
  },
  {
    scene: 'wedding',
    prompt: 'A calm 45 second film: open on the rings, end with the fireworks, no talking',
    expect: [
      { seconds: 45 },
      { first: ['rings'] },
      { last: ['fireworks'] },
      { speech: 'none' },
      { averageCutAtLeast: 3 },
    ],
  },
  {
    scene: 'forty',
    prompt: 'use every clip, in the order I filmed, one second each',
    expect: [{ all: true }, { uploadOrder: 'forwards' }, { everyCut: 1 }],
  },
  {
    scene: 'workshop',
    prompt: 'step by step in order, start with the intro and finish on the result, 40 seconds',
    expect: [
      { seconds: 40 },
      { first: ['intro'] },
      { last: ['result'] },
      { inOrder: ['hands', 'glue', 'paint'] },
    ],
  },
  {
    scene: 'wedding',
    prompt: 'make it good',
    expect: [{ cutsAtLeast: 5 }, { secondsAtLeast: 12 }, { secondsAtMost: 45 }],
  },
  { scene: 'seaside', prompt: '', expect: [{ hasNot: ['blurred'] }, { secondsAtLeast: 10 }] },
  {
    scene: 'seaside',
    prompt: 'use every clip but not the dog',
    expect: [{ hasNot: ['dog'] }, { has: ['blurred', 'bar', 'waves', 'talk'] }],
  },
  {
    scene: 'seaside',
    prompt: 'only people but no people',
    expect: [{ cutsAtLeast: 1 }, { says: /could not be met/ }],
  },
  // Real analyses
  {
    scene: 'footage',
    prompt: 'Create a good reel for instagram',
    expect: [
      { hasNot: ['moon', 'watch'] },
      { cutsAtLeast: 8 },
      { secondsAtLeast: 15 },
      { secondsAtMost: 45 },
    ],
  },
  {
    scene: 'footage',
    prompt: 'start with the dog, end with the flower, 15 seconds',
    expect: [{ first: ['dog'] }, { last: ['flower'] }, { seconds: 15 }],
  },
  {
    scene: 'footage',
    prompt: 'no people',
    expect: [
      {
        hasNot: [
          'signing',
          'sofa',
          'gesture',
          'chaplin',
          'dog',
          'blocks',
          'juggle',
          'squats',
          'juggle-shaky',
        ],
      },
      { has: ['traffic', 'flower'] },
    ],
  },
  { scene: 'footage', prompt: 'only the bee', expect: [{ only: ['bee', 'bee-dark'] }] },
  {
    scene: 'footage',
    prompt: 'skip the dark and blurry ones, 20 seconds',
    expect: [{ hasNot: ['moon', 'watch', 'bee-dark'] }, { seconds: 20 }],
  },
  { scene: 'footage', prompt: 'cars and lorries only', expect: [{ only: ['traffic', 'gopro'] }] },
  { scene: 'footage', prompt: 'skip shaky footage', expect: [{ hasNot: ['juggle-shaky', 'tower'] }] },
  { scene: 'footage', prompt: 'use every clip, fast', expect: [{ all: true }, { averageCutAtMost: 2 }] },
  { scene: 'footage', prompt: 'just the black and white clip', expect: [{ only: ['chaplin'] }] },
];

/** Everything the rules were developed on. */
export const DEVELOPMENT_SET: readonly CorpusPrompt[] = [
  ...OWN,
  ...FIRST_REPORT_SET,
  ...SECOND_REPORT_SET,
  ...THIRD_REPORT_SET,
  ...FOURTH_REPORT_SET,
  ...FIFTH_REPORT_SET,
  ...SIXTH_REPORT_SET,
  ...SEVENTH_REPORT_SET,
  ...NINTH_REPORT_SET,
  ...TENTH_REPORT_SET,
  ...EIGHTH_REPORT_SET,
  ...ELEVENTH_REPORT_SET,
  ...TWELFTH_REPORT_SET,
  ...THIRTEENTH_REPORT_SET,
  ...FOURTEENTH_REPORT_SET,
  ...FIFTEENTH_REPORT_SET,
  ...SIXTEENTH_REPORT_SET,
  ...SEVENTEENTH_REPORT_SET,
  ...EIGHTEENTH_REPORT_SET,
  ...NINETEENTH_REPORT_SET,
  ...PRACTICE_SET,
];
