import type { CorpusPrompt } from './expectation.ts';
import { fortyOf } from './scenes.ts';

/** The sixteenth report set, by another who does not know the rules: 118 of 128 (92.2 %) when first run blind. */
export const SIXTEENTH_REPORT_SET: readonly CorpusPrompt[] = [
  // Short, typed
  {
    scene: 'seaside',
    prompt: 'reel of our beach trip 30 sec, sunset goes last',
    expect: [{ seconds: 30 }, { last: ['sunset'] }],
  },
  {
    scene: 'seaside',
    prompt: 'only the clip where I talk, 12 sec',
    expect: [{ only: ['talk'] }, { seconds: 12 }],
  },
  {
    scene: 'seaside',
    prompt: 'quick cuts, nothing blurry, 20s pls',
    expect: [{ averageCutAtMost: 2 }, { hasNot: ['blurred'] }, { seconds: 20 }],
  },
  {
    scene: 'seaside',
    prompt: 'IMG-4411 at the beginning, then pizza. 8 seconds total',
    expect: [{ first: ['dog'] }, { inOrder: ['dog', 'pizza'] }, { seconds: 8 }],
  },
  {
    scene: 'seaside',
    prompt: 'warm look, title "Summer 25", 15s',
    expect: [{ look: 'warm' }, { shows: /Summer 25/i }, { seconds: 15 }],
  },
  {
    scene: 'wedding',
    prompt: 'wedding highlights 1 min B&W',
    expect: [{ seconds: 60 }, { look: 'black_and_white' }],
  },
  {
    scene: 'wedding',
    prompt: 'skip the best man. 50s. finish with fireworks 🎆',
    expect: [{ hasNot: ['speech'] }, { seconds: 50 }, { last: ['fireworks'] }],
  },
  {
    scene: 'wedding',
    prompt: 'cake, kiss, rings, in this order, hard cuts, 9 sec',
    expect: [{ inOrder: ['cake', 'kiss', 'rings'] }, { transition: 'cut' }, { seconds: 9 }],
  },
  {
    scene: 'wedding',
    prompt: '8 different clips, 2 seconds of each',
    expect: [{ clips: 8 }, { everyCut: 2 }],
  },
  {
    scene: 'workshop',
    prompt: 'only the 3 steps, in the right order, 24 secs',
    expect: [{ only: ['hands', 'glue', 'paint'] }, { inOrder: ['hands', 'glue', 'paint'] }, { seconds: 24 }],
  },
  {
    scene: 'workshop',
    prompt: 'teaser: 6 shots, 1.5 sec each, chair last',
    expect: [{ cuts: 6 }, { everyCut: 1.5 }, { last: ['result'] }],
  },
  {
    scene: 'forty',
    prompt: 'all the birds. nothing else. 15 sec',
    expect: [{ has: fortyOf('bird') }, { only: fortyOf('bird') }, { seconds: 15 }],
  },
  {
    scene: 'forty',
    prompt: 'backwards, last clip first, 12 clips, 24 seconds',
    expect: [{ uploadOrder: 'backwards' }, { first: ['bird-40'] }, { clips: 12 }, { seconds: 24 }],
  },
  {
    scene: 'footage',
    prompt: 'juggling vid 8s, not the shaky one',
    expect: [{ has: ['juggle'] }, { hasNot: ['juggle-shaky'] }, { seconds: 8 }],
  },
  {
    scene: 'little',
    prompt: 'cat first, 6 s, crossfade',
    expect: [{ first: ['cat'] }, { seconds: 6 }, { transition: 'crossfade' }],
  },
  // Prose
  {
    scene: 'seaside',
    prompt:
      'Hello, I filmed this on a trip with my grandchildren. Please use all of my clips, a short bit of each, so that it comes to about half a minute. Leave the sound as it is.',
    expect: [{ all: true }, { seconds: 30 }, { sound: 'original' }],
  },
  {
    scene: 'seaside',
    prompt:
      "This is for my dog's Instagram account, so he should be on screen most of the time. No pizza please. Make it 12 seconds.",
    expect: [{ mostly: ['dog'] }, { hasNot: ['pizza'] }, { seconds: 12 }],
  },
  {
    scene: 'seaside',
    prompt:
      "I'd like something slow and calm, 20 seconds long. Please leave out the clip where I'm talking, and end on the pier.",
    expect: [{ averageCutAtLeast: 2.5 }, { seconds: 20 }, { hasNot: ['talk'] }, { last: ['sunset'] }],
  },
  {
    scene: 'seaside',
    prompt:
      "The last clip is terrible and so is the sixth one, please don't use them. From what is left make 5 cuts of 3 seconds each.",
    expect: [{ hasNot: ['shaky', 'blurred'] }, { cuts: 5 }, { everyCut: 3 }],
  },
  {
    scene: 'seaside',
    prompt:
      'My girlfriend says the old town was the best part. Start there, then the food, then the wine, and finish with the waves.',
    expect: [{ first: ['street'] }, { inOrder: ['street', 'pizza', 'bar'] }, { last: ['waves'] }],
  },
  {
    scene: 'wedding',
    prompt:
      "My daughter got married in June and I would love a slow video of about two minutes. The ceremony and the best man's speech have to be in it, and please keep the original sound.",
    expect: [
      { averageCutAtLeast: 2.5 },
      { seconds: 120 },
      { has: ['ceremony', 'speech'] },
      { sound: 'original' },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'We are sending this to our guests. Please write "Love, Ana and Tom" at the end, keep it under 20 seconds and start with the view of the garden from above.',
    expect: [{ shows: /Ana and Tom/i, at: 'ending' }, { secondsAtMost: 20 }, { first: ['garden'] }],
  },
  {
    scene: 'wedding',
    prompt:
      'The party clip is way too loud, please turn it down a bit. I want both the party and the first dance in the video, and it should be 35 seconds long.',
    expect: [{ quieter: ['party'] }, { has: ['party', 'dance'] }, { seconds: 35 }],
  },
  {
    scene: 'wedding',
    prompt:
      "I filmed everything in the right order, so please don't change the order. Take one moment from every clip, two or three seconds long.",
    expect: [{ uploadOrder: 'forwards' }, { all: true }, { everyCutAtLeast: 2 }, { everyCutAtMost: 3 }],
  },
  {
    scene: 'workshop',
    prompt:
      'Show the finished chair first, otherwise people just scroll on. After that comes my introduction and then some of the work. Forty seconds at most.',
    expect: [
      { first: ['result'] },
      { inOrder: ['result', 'intro'] },
      { hasOneOf: ['hands', 'glue', 'paint'] },
      { secondsAtMost: 40 },
    ],
  },
  {
    scene: 'workshop',
    prompt:
      'I had a cold that day and I sound awful, so please cut out all the parts where I talk. Half a minute, and let it fade out at the end.',
    expect: [{ speech: 'none' }, { seconds: 30 }, { fadeOut: true }],
  },
  {
    scene: 'forty',
    prompt:
      'We were out on our bikes all day. Start with a bicycle and end with a boat, in between anything but cars. Around 40 seconds.',
    expect: [
      { first: fortyOf('bicycle') },
      { last: fortyOf('boat') },
      { hasNot: fortyOf('car') },
      { seconds: 40 },
    ],
  },
  {
    scene: 'footage',
    prompt:
      'Could you do a little nature reel? The bee and the flower have to be in it, but no people and no cars. Ten seconds with a cinematic look.',
    expect: [
      { hasOneOf: ['bee', 'bee-dark'] },
      { has: ['flower'] },
      {
        hasNot: [
          'signing',
          'sofa',
          'gesture',
          'chaplin',
          'blocks',
          'juggle',
          'juggle-shaky',
          'squats',
          'traffic',
          'gopro',
        ],
      },
      { seconds: 10 },
      { look: 'cinematic' },
    ],
  },
  {
    scene: 'footage',
    prompt:
      'I love old films. Use the Chaplin one and nothing else, six seconds, and write "Silent era" at the beginning.',
    expect: [{ only: ['chaplin'] }, { seconds: 6 }, { shows: /Silent era/i, at: 'opening' }],
  },
  // Dictated
  {
    scene: 'seaside',
    prompt:
      'ok so um start with the waves and then the boat no wait not the boat the dog and after that i dont care just make it ten seconds',
    expect: [{ first: ['waves'] }, { inOrder: ['waves', 'dog'] }, { seconds: 10 }],
  },
  {
    scene: 'seaside',
    prompt:
      'can you make me a video that is like forty five seconds and uh smooth so that one clip fades into the next one and then fade to black at the end please',
    expect: [{ seconds: 45 }, { transition: 'crossfade' }, { fadeOut: true }],
  },
  {
    scene: 'seaside',
    prompt:
      'so i want people to hear me when im talking but all the other clips should be muted and uh twenty five seconds long',
    expect: [
      { has: ['talk'] },
      { muted: ['waves', 'dog', 'pizza', 'sunset', 'blurred', 'bar', 'street', 'shaky'] },
      { seconds: 25 },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      'hi its for my mom she wants to see the pizza and the dog and the sunset but not the wine one please and um she doesnt like it when its fast so every clip at least four seconds',
    expect: [{ has: ['pizza', 'dog', 'sunset'] }, { hasNot: ['bar'] }, { everyCutAtLeast: 4 }],
  },
  {
    scene: 'wedding',
    prompt:
      'um its just about the dancing so only the first dance and the party and make it fast with lots of quick cuts and uh thirty seconds',
    expect: [
      { only: ['dance', 'party'] },
      { has: ['dance', 'party'] },
      { averageCutAtMost: 2 },
      { seconds: 30 },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'lets begin with the fireworks no actually end with the fireworks and begin with the rings and in between you can choose and its for tiktok so twenty seconds',
    expect: [{ first: ['rings'] }, { last: ['fireworks'] }, { seconds: 20 }],
  },
  {
    scene: 'wedding',
    prompt:
      'so the garden i dont need and um take out the cake cutting as well and make the colors really vivid and forty seconds please',
    expect: [{ hasNot: ['garden', 'cake'] }, { look: 'vivid' }, { seconds: 40 }],
  },
  {
    scene: 'workshop',
    prompt:
      'yeah hi so its twenty seconds and i want mostly the painting because thats the nicest bit and uh no glue',
    expect: [{ seconds: 20 }, { mostly: ['paint'] }, { hasNot: ['glue'] }],
  },
  {
    scene: 'forty',
    prompt: 'um just the first ten clips please and two seconds from each so twenty seconds all together',
    expect: [
      {
        only: [
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
      { clips: 10 },
      { everyCut: 2 },
      { seconds: 20 },
    ],
  },
  {
    scene: 'footage',
    prompt:
      'start with the cars then um the bottles and the dog at the end and its twelve no eleven seconds and mute it',
    expect: [
      { first: ['traffic', 'gopro'] },
      { has: ['bottles'] },
      { last: ['dog', 'dog-blurred'] },
      { seconds: 11 },
      { sound: 'mute' },
    ],
  },
  {
    scene: 'little',
    prompt: 'can you get one minute out of these two i know its not much but use everything there is',
    expect: [
      { all: true },
      { secondsAtLeast: 6.5 },
      { says: /60|minute|7(?:\.5)? ?s|seven|enough|shorter/i },
    ],
  },
];
