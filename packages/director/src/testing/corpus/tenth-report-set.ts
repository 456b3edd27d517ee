import type { CorpusPrompt } from './expectation.ts';
import { fortyOf } from './scenes.ts';

/** The tenth report set: 116 of 130 (89.2 %) when first run blind. */
export const TENTH_REPORT_SET: readonly CorpusPrompt[] = [
  // Short, typed
  {
    scene: 'seaside',
    prompt: 'beach day recap, 20 seconds, best moments, upbeat',
    expect: [{ seconds: 20 }, { averageCutAtMost: 3 }],
  },
  {
    scene: 'seaside',
    prompt: 'only the sea, the dog and the sunset. calm. 15s',
    expect: [
      { only: ['waves', 'dog', 'sunset', 'shaky'] },
      { has: ['waves', 'dog', 'sunset'] },
      { seconds: 15 },
    ],
  },
  {
    scene: 'seaside',
    prompt: 'no dark clips, no blurry clips, 4 shots max',
    expect: [{ hasNot: ['bar', 'blurred'] }, { clipsAtMost: 4 }],
  },
  {
    scene: 'seaside',
    prompt: 'Talking clip first, then food, then street. 18 seconds.',
    expect: [{ opens: ['talk', 'pizza', 'street'] }, { seconds: 18 }],
  },
  {
    scene: 'seaside',
    prompt: 'no voices, fade in and fade out, 25 sec',
    expect: [{ speech: 'none' }, { fadeIn: true }, { fadeOut: true }, { seconds: 25 }],
  },
  {
    scene: 'seaside',
    prompt: 'Instagram reel about my dog at the beach, max 10 seconds',
    expect: [{ secondsAtMost: 10 }, { has: ['dog'] }],
  },
  {
    scene: 'wedding',
    prompt: 'wedding film 1 minute, cinematic, crossfades, start with the garden from above',
    expect: [{ seconds: 60 }, { look: 'cinematic' }, { transition: 'crossfade' }, { first: ['garden'] }],
  },
  {
    scene: 'wedding',
    prompt: 'just the dance, the party and the fireworks. fast.',
    expect: [
      { only: ['dance', 'party', 'fireworks'] },
      { has: ['dance', 'party', 'fireworks'] },
      { averageCutAtMost: 2 },
    ],
  },
  {
    scene: 'wedding',
    prompt: '8 clips, 4 seconds each, chronological',
    expect: [{ clips: 8 }, { everyCut: 4 }, { uploadOrder: 'forwards' }],
  },
  {
    scene: 'wedding',
    prompt: 'end with the fireworks, title: Mia & Jonas, 35s',
    expect: [{ last: ['fireworks'] }, { shows: /Mia & Jonas/ }, { seconds: 35 }],
  },
  {
    scene: 'wedding',
    prompt: 'cake cutting first, no speeches, silent',
    expect: [{ first: ['cake'] }, { speech: 'none' }, { sound: 'mute' }],
  },
  {
    scene: 'workshop',
    prompt: 'Before/after style: result at the start and at the end, 20 seconds',
    expect: [{ first: ['result'] }, { last: ['result'] }, { seconds: 20 }],
  },
  {
    scene: 'workshop',
    prompt: 'cutting, gluing, painting, final result. 5 sec each.',
    expect: [{ opens: ['hands', 'glue', 'paint', 'result'] }, { everyCut: 5 }],
  },
  {
    scene: 'workshop',
    prompt: 'quick how-to, 15s, without me talking',
    expect: [{ seconds: 15 }, { speech: 'none' }, { averageCutAtMost: 2.5 }],
  },
  {
    scene: 'little',
    prompt: 'start with the bird, warm colors',
    expect: [{ first: ['bird'] }, { look: 'warm' }],
  },
  {
    scene: 'forty',
    prompt: '15 clips, half a minute, no people',
    expect: [{ clips: 15 }, { seconds: 30 }, { hasNot: fortyOf('person') }],
  },
  {
    scene: 'forty',
    prompt: 'cars and bikes, rapid cuts, 12 seconds, retro look',
    expect: [
      { mostly: [...fortyOf('car'), ...fortyOf('bicycle')] },
      { averageCutAtMost: 1.5 },
      { seconds: 12 },
      { look: 'vintage' },
    ],
  },
  {
    scene: 'forty',
    prompt: 'skip the first ten clips, 20 seconds',
    expect: [
      {
        hasNot: [
          'dog-1',
          'car-2',
          'person-3',
          'bench-4',
          'bicycle-5',
          'boat-6',
          'cake-7',
          'bird-8',
          'dog-9',
          'car-10',
        ],
      },
      { seconds: 20 },
    ],
  },
  {
    scene: 'footage',
    prompt: 'animals and flowers, colorful, 12 seconds',
    expect: [{ hasOneOf: ['dog', 'dog-blurred'] }, { has: ['flower'] }, { look: 'vivid' }, { seconds: 12 }],
  },
  {
    scene: 'footage',
    prompt: 'bottles last, traffic first, under 20 seconds',
    expect: [{ first: ['traffic'] }, { last: ['bottles'] }, { secondsAtMost: 20 }],
  },
  // Prose
  {
    scene: 'seaside',
    prompt:
      'Could you put together a short holiday video? I would love to see the dog running, the waves and the pizza we had. It should end with the sunset, and the whole thing should take no more than 20 seconds.',
    expect: [{ has: ['dog', 'waves', 'pizza'] }, { last: ['sunset'] }, { secondsAtMost: 20 }],
  },
  {
    scene: 'seaside',
    prompt:
      'Please make a calm reel from these clips. Each shot should stay on screen for about three seconds. Leave out anything blurry or shaky, and do not show any people.',
    expect: [{ everyCut: 3 }, { hasNot: ['blurred', 'shaky', 'talk', 'street'] }],
  },
  {
    scene: 'seaside',
    prompt:
      'I need a 15 second ad for our pizzeria by the sea. Pizza in the first shot, write "Come hungry" at the end, strong colours.',
    expect: [
      { seconds: 15 },
      { first: ['pizza'] },
      { shows: /Come hungry/, at: 'ending' },
      { look: 'vivid' },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      'Keep my voice from the talking clip but turn the street clip down, it is far too noisy. 30 seconds, and end on the pier.',
    expect: [{ has: ['talk'] }, { quieter: ['street'] }, { seconds: 30 }, { last: ['sunset'] }],
  },
  {
    scene: 'wedding',
    prompt:
      "Our wedding in 50 seconds. I'd like to open with the close-up of the rings and close with the party. Somewhere in the middle there should be a bit of the best man's speech. Soft, romantic look.",
    expect: [
      { seconds: 50 },
      { first: ['rings'] },
      { last: ['party'] },
      { has: ['speech'] },
      { look: 'soft' },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'Please use every clip once, in the order we filmed the day, and give each of them the same amount of time. The total should be 45 seconds.',
    expect: [{ all: true }, { cuts: 9 }, { uploadOrder: 'forwards' }, { everyCut: 5 }, { seconds: 45 }],
  },
  {
    scene: 'wedding',
    prompt:
      'A trailer for the wedding film: dramatic, black and white, fade to black between the shots, and it must not be longer than half a minute.',
    expect: [{ look: 'black_and_white' }, { transition: 'dip_to_black' }, { secondsAtMost: 30 }],
  },
  {
    scene: 'workshop',
    prompt:
      "I make furniture and want to show the process. Don't use the intro where I talk to the camera. Start with the cutting, finish with the chair, 25 seconds, natural sound.",
    expect: [
      { hasNot: ['intro'] },
      { first: ['hands'] },
      { last: ['result'] },
      { seconds: 25 },
      { sound: 'original' },
    ],
  },
  {
    scene: 'footage',
    prompt:
      'Make something fun out of the sports clips, the juggling and the squats. Ten seconds is enough, and the shaky one should be left out.',
    expect: [{ has: ['squats', 'juggle'] }, { hasNot: ['juggle-shaky', 'tower'] }, { seconds: 10 }],
  },
  {
    scene: 'forty',
    prompt:
      'Show all the birds first and then all the boats. One and a half seconds per clip, nothing else in the video.',
    expect: [
      { only: [...fortyOf('bird'), ...fortyOf('boat')] },
      { first: fortyOf('bird') },
      { last: fortyOf('boat') },
      { everyCut: 1.5 },
    ],
  },
  // Dictated
  {
    scene: 'seaside',
    prompt:
      'hey can you cut together my beach clips so it starts with the ocean and then the dog and then maybe the pizza and keep it around fifteen seconds thanks',
    expect: [{ opens: ['waves', 'dog', 'pizza'] }, { seconds: 15 }],
  },
  {
    scene: 'seaside',
    prompt:
      'so i want the sunset at the very end and at the beginning i want the bit where i talk and uh the rest you can choose about forty seconds total',
    expect: [{ last: ['sunset'] }, { first: ['talk'] }, { seconds: 40 }],
  },
  {
    scene: 'seaside',
    prompt:
      'fast cuts with the waves the dog and the street no sorry not the street the pizza twelve seconds',
    expect: [
      { has: ['waves', 'dog', 'pizza'] },
      { hasNot: ['street'] },
      { seconds: 12 },
      { averageCutAtMost: 2 },
    ],
  },
  {
    scene: 'seaside',
    prompt: 'make a video with no sound at all um two seconds per clip and skip clip number six and seven',
    expect: [{ sound: 'mute' }, { everyCut: 2 }, { hasNot: ['blurred', 'bar'] }],
  },
  {
    scene: 'wedding',
    prompt:
      'okay so its for instagram it should be like thirty seconds show the kiss in the first second then go through the day in order and end with people dancing',
    expect: [{ seconds: 30 }, { first: ['kiss'] }, { last: ['dance', 'party'] }],
  },
  {
    scene: 'wedding',
    prompt:
      'we want a really slow emotional one with the vows and the kiss and the rings no party stuff and let it fade out at the end a minute would be perfect',
    expect: [
      { has: ['kiss', 'rings'] },
      { hasNot: ['party'] },
      { fadeOut: true },
      { seconds: 60 },
      { averageCutAtLeast: 3 },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'use the drone clip to open and uh the cake and the dance and then close with the fireworks and mute the party clip if you use it twenty five no thirty seconds',
    expect: [{ first: ['garden'] }, { has: ['cake', 'dance'] }, { last: ['fireworks'] }, { seconds: 30 }],
  },
  {
    scene: 'workshop',
    prompt: 'i want to see the painting first and then how the chair turned out and thats it eight seconds',
    expect: [{ opens: ['paint', 'result'] }, { only: ['paint', 'result'] }, { seconds: 8 }],
  },
  {
    scene: 'footage',
    prompt:
      'can you do a chill one with the bee and the flower and the dog no people no cars like twelve seconds and smooth transitions',
    expect: [
      {
        hasNot: [
          'traffic',
          'gopro',
          'signing',
          'sofa',
          'gesture',
          'chaplin',
          'blocks',
          'juggle',
          'squats',
          'juggle-shaky',
        ],
      },
      { has: ['flower'] },
      { seconds: 12 },
      { transition: 'crossfade' },
    ],
  },
  {
    scene: 'forty',
    prompt:
      'um make it really fast like one second per clip starting with a dog and ending with a bird and about twenty seconds long',
    expect: [{ everyCut: 1 }, { first: fortyOf('dog') }, { last: fortyOf('bird') }, { seconds: 20 }],
  },
];
