import type { CorpusPrompt } from './expectation.ts';
import { fortyOf } from './scenes.ts';

/** The thirteenth report set: 115 of 129 (89.1 %) when first run blind. */
export const THIRTEENTH_REPORT_SET: readonly CorpusPrompt[] = [
  // Short, typed
  {
    scene: 'seaside',
    prompt: 'sea trip edit, 18 sec, quick cuts, last shot = sunset',
    expect: [{ seconds: 18 }, { averageCutAtMost: 2 }, { last: ['sunset'] }],
  },
  {
    scene: 'seaside',
    prompt: 'no blurry or shaky clips, 20 seconds total',
    expect: [{ hasNot: ['blurred', 'shaky'] }, { seconds: 20 }],
  },
  {
    scene: 'seaside',
    prompt: 'just the pizza and the wine. 8 seconds.',
    expect: [{ only: ['pizza', 'bar'] }, { has: ['pizza', 'bar'] }, { seconds: 8 }],
  },
  {
    scene: 'seaside',
    prompt: 'vintage look, title Cornwall 2024, no sound',
    expect: [{ look: 'vintage' }, { shows: /Cornwall 2024/ }, { sound: 'mute' }],
  },
  {
    scene: 'seaside',
    prompt: 'three shots: sunset, waves, dog, in that order, 3 seconds each',
    expect: [{ cuts: 3 }, { opens: ['sunset', 'waves', 'dog'] }, { everyCut: 3 }],
  },
  {
    scene: 'wedding',
    prompt: 'everything except the party, 45s, crossfades',
    expect: [
      { hasNot: ['party'] },
      { has: ['rings', 'ceremony', 'kiss', 'cake', 'speech', 'dance', 'garden', 'fireworks'] },
      { seconds: 45 },
      { transition: 'crossfade' },
    ],
  },
  {
    scene: 'wedding',
    prompt: '1 min, soft look, finish on the kiss',
    expect: [{ seconds: 60 }, { look: 'soft' }, { last: ['kiss'] }],
  },
  {
    scene: 'wedding',
    prompt: 'only the dance and the cake, 20s',
    expect: [{ only: ['dance', 'cake'] }, { has: ['dance', 'cake'] }, { seconds: 20 }],
  },
  {
    scene: 'workshop',
    prompt: 'No voice. 24 seconds. Steps in the right order.',
    expect: [{ speech: 'none' }, { seconds: 24 }, { inOrder: ['hands', 'glue', 'paint'] }],
  },
  {
    scene: 'workshop',
    prompt: '15 s teaser, finished chair comes first, fast',
    expect: [{ seconds: 15 }, { first: ['result'] }, { averageCutAtMost: 2 }],
  },
  {
    scene: 'forty',
    prompt: 'only dogs pls, 10 seconds',
    expect: [{ only: fortyOf('dog') }, { seconds: 10 }],
  },
  {
    scene: 'forty',
    prompt: '20 clips, 1 second each, no cakes',
    expect: [{ clips: 20 }, { everyCut: 1 }, { hasNot: fortyOf('cake') }],
  },
  {
    scene: 'footage',
    prompt: 'the flower and the bee, 7 seconds, vivid colors',
    expect: [{ has: ['flower'] }, { hasOneOf: ['bee', 'bee-dark'] }, { seconds: 7 }, { look: 'vivid' }],
  },
  {
    scene: 'little',
    prompt: 'cat first then bird, 5 sec',
    expect: [{ first: ['cat'] }, { last: ['bird'] }, { seconds: 5 }],
  },
  // Prose
  {
    scene: 'seaside',
    prompt:
      'We took our puppy to the coast and I want to send a little film to my mum. About 20 seconds, please start with the dog, keep the sound as it was and put "Love from Whitby" at the end.',
    expect: [
      { seconds: 20 },
      { first: ['dog'] },
      { sound: 'original' },
      { shows: /Love from Whitby/, at: 'ending' },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      'Could you make something calm for the evening? Long shots, the sunset has to close the video, and I would rather not have myself speaking in it.',
    expect: [{ averageCutAtLeast: 2.5 }, { last: ['sunset'] }, { speech: 'none' }],
  },
  {
    scene: 'seaside',
    prompt: 'Use clips 1, 2 and 5 only. Each of them should be on screen for four seconds.',
    expect: [{ only: ['waves', 'dog', 'sunset'] }, { has: ['waves', 'dog', 'sunset'] }, { everyCut: 4 }],
  },
  {
    scene: 'seaside',
    prompt:
      "My grandson filmed this. Please leave out whatever is too dark or out of focus, and don't make it longer than half a minute.",
    expect: [{ hasNot: ['blurred', 'bar'] }, { secondsAtMost: 30 }],
  },
  {
    scene: 'wedding',
    prompt:
      "This is for the bride's grandmother who could not come. Please show her the ceremony, the kiss and the cake in that order, with gentle crossfades, around 35 seconds.",
    expect: [{ inOrder: ['ceremony', 'kiss', 'cake'] }, { transition: 'crossfade' }, { seconds: 35 }],
  },
  {
    scene: 'wedding',
    prompt:
      'We want to hear the best man. Keep his speech in, drop the party, and open with the view of the garden from above. Not more than 50 seconds in total.',
    expect: [{ has: ['speech'] }, { hasNot: ['party'] }, { first: ['garden'] }, { secondsAtMost: 50 }],
  },
  {
    scene: 'wedding',
    prompt:
      'Please fade in from black, show the rings first, and fade to black again at the end. The names "Ana & Tomas" should appear at the beginning.',
    expect: [
      { fadeIn: true },
      { first: ['rings'] },
      { fadeOut: true },
      { shows: /Ana & Tomas/, at: 'opening' },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'The music at the party was far too loud, so keep that clip but turn it down a bit. The video should have ten shots and end with the fireworks.',
    expect: [{ quieter: ['party'] }, { cuts: 10 }, { last: ['fireworks'] }],
  },
  {
    scene: 'workshop',
    prompt:
      'I teach woodwork at a school. I need a video of 40 seconds where I explain first, then the three steps follow in order, and the chair comes last.',
    expect: [
      { seconds: 40 },
      { first: ['intro'] },
      { inOrder: ['hands', 'glue', 'paint'] },
      { last: ['result'] },
    ],
  },
  {
    scene: 'workshop',
    prompt:
      'Take out the painting part because I used the wrong colour. Everything else can stay, in the order I uploaded it. 25 seconds.',
    expect: [
      { hasNot: ['paint'] },
      { has: ['intro', 'hands', 'glue', 'result'] },
      { uploadOrder: 'forwards' },
      { seconds: 25 },
    ],
  },
  {
    scene: 'footage',
    prompt:
      'I want a sporty video of around 12 seconds. Begin with the squats, use the juggler too, and leave the traffic out.',
    expect: [
      { seconds: 12 },
      { first: ['squats'] },
      { hasOneOf: ['juggle', 'juggle-shaky'] },
      { hasNot: ['traffic'] },
    ],
  },
  {
    scene: 'forty',
    prompt:
      'There are a lot of clips here, I know. Please choose fifteen of them, avoid people and cars, and give me half a minute altogether.',
    expect: [{ clips: 15 }, { hasNot: [...fortyOf('person'), ...fortyOf('car')] }, { seconds: 30 }],
  },
  {
    scene: 'forty',
    prompt:
      'Start with a cake, finish with a bird, and keep the whole thing in black and white. Fifteen seconds is enough.',
    expect: [
      { first: fortyOf('cake') },
      { last: fortyOf('bird') },
      { look: 'black_and_white' },
      { seconds: 15 },
    ],
  },
  // Dictated
  {
    scene: 'seaside',
    prompt:
      'so yeah make me a reel like thirty seconds um start on the waves and i want the pizza in there somewhere and at the end the sunset please',
    expect: [{ seconds: 30 }, { first: ['waves'] }, { has: ['pizza'] }, { last: ['sunset'] }],
  },
  {
    scene: 'seaside',
    prompt:
      'can you take out the clip with the boat it makes me seasick and also the one where i talk and make the rest ten seconds no wait fifteen',
    expect: [{ hasNot: ['shaky', 'talk'] }, { seconds: 15 }],
  },
  {
    scene: 'seaside',
    prompt: 'i just want the bit where im talking nothing else and keep the sound on obviously',
    expect: [{ only: ['talk'] }, { sound: 'original' }],
  },
  {
    scene: 'seaside',
    prompt:
      'okay so every clip should be in it every single one and like two seconds each and um warm colours',
    expect: [{ all: true }, { everyCut: 2 }, { look: 'warm' }],
  },
  {
    scene: 'wedding',
    prompt:
      'hello i need a short video for whatsapp twenty seconds the rings then the kiss then the dance and nothing of the best man please',
    expect: [{ seconds: 20 }, { inOrder: ['rings', 'kiss', 'dance'] }, { hasNot: ['speech'] }],
  },
  {
    scene: 'wedding',
    prompt:
      'lots of quick shots from the party and the first dance and then finish on the fireworks oh and mute everything',
    expect: [
      { averageCutAtMost: 2 },
      { has: ['party', 'dance'] },
      { last: ['fireworks'] },
      { sound: 'mute' },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'um black and white no sorry i mean the vintage one and around forty seconds and dont show the cake it fell down',
    expect: [{ look: 'vintage' }, { seconds: 40 }, { hasNot: ['cake'] }],
  },
  {
    scene: 'workshop',
    prompt:
      'right so this is for my channel start with me saying hi and then show the cutting and the gluing and thats it no painting no result twenty five seconds',
    expect: [
      { first: ['intro'] },
      { has: ['hands', 'glue'] },
      { hasNot: ['paint', 'result'] },
      { seconds: 25 },
    ],
  },
  {
    scene: 'workshop',
    prompt: 'erm could we have the glue and the paint bit only about twelve seconds and no sound',
    expect: [{ only: ['glue', 'paint'] }, { has: ['glue', 'paint'] }, { seconds: 12 }, { sound: 'mute' }],
  },
  {
    scene: 'footage',
    prompt:
      'make it with the dog first and then like the cars on the road and then the flower at the end fourteen seconds',
    expect: [{ first: ['dog', 'dog-blurred'] }, { has: ['traffic'] }, { last: ['flower'] }, { seconds: 14 }],
  },
  {
    scene: 'footage',
    prompt: 'no animals at all please i am allergic haha just people and make it ten seconds',
    expect: [
      { hasNot: ['dog', 'dog-blurred', 'bee', 'bee-dark'] },
      { hasNot: ['flower', 'traffic', 'tower'] },
      { seconds: 10 },
    ],
  },
  {
    scene: 'forty',
    prompt:
      'use the last ten clips i uploaded in the same order and um one and a half seconds for each of them',
    expect: [
      {
        only: [
          'cake-31',
          'bird-32',
          'dog-33',
          'car-34',
          'person-35',
          'bench-36',
          'bicycle-37',
          'boat-38',
          'cake-39',
          'bird-40',
        ],
      },
      { clips: 10 },
      { uploadOrder: 'forwards' },
      { everyCut: 1.5 },
    ],
  },
  {
    scene: 'little',
    prompt: 'just show the cat for like three seconds and uh nothing of the bird',
    expect: [{ only: ['cat'] }, { seconds: 3 }],
  },
];
