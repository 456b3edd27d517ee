import type { CorpusPrompt } from './expectation.ts';
import { fortyOf } from './scenes.ts';

/** The fourteenth report set: 117 of 126 (92.9 %) when first run blind. */
export const FOURTEENTH_REPORT_SET: readonly CorpusPrompt[] = [
  // Short, typed
  {
    scene: 'seaside',
    prompt: 'close-ups only, 8 secs',
    expect: [{ only: ['talk', 'pizza'] }, { seconds: 8 }],
  },
  {
    scene: 'seaside',
    prompt: 'IMG-4411 first, then IMG-4412, skip IMG-4415',
    expect: [{ first: ['dog'] }, { inOrder: ['dog', 'talk'] }, { hasNot: ['blurred'] }],
  },
  {
    scene: 'seaside',
    prompt: 'reverse order, last clip first, 1.5 s per clip',
    expect: [{ uploadOrder: 'backwards' }, { first: ['shaky'] }, { everyCut: 1.5 }],
  },
  {
    scene: 'seaside',
    prompt: 'not more than 4 clips pls, 16 second, cool tones',
    expect: [{ clipsAtMost: 4 }, { seconds: 16 }, { look: 'cool' }],
  },
  {
    scene: 'seaside',
    prompt: 'original audio stays, hard cuts, no crossfades, ~25s',
    expect: [{ sound: 'original' }, { transition: 'cut' }, { seconds: 25 }],
  },
  {
    scene: 'wedding',
    prompt: 'make the dance louder and mute the best man',
    expect: [{ louder: ['dance'] }, { muted: ['speech'] }],
  },
  {
    scene: 'wedding',
    prompt: 'People only. No rings no garden no fireworks. 30s',
    expect: [{ hasNot: ['rings', 'garden', 'fireworks'] }, { seconds: 30 }],
  },
  {
    scene: 'wedding',
    prompt: '5 seconds of the cake, then 5 seconds of the kiss. nothing else',
    expect: [{ inOrder: ['cake', 'kiss'] }, { only: ['cake', 'kiss'] }, { seconds: 10 }],
  },
  {
    scene: 'wedding',
    prompt: 'warm look + fade in + fade out + title: Till and Mia',
    expect: [{ look: 'warm' }, { fadeIn: true }, { fadeOut: true }, { shows: /Till and Mia/ }],
  },
  {
    scene: 'workshop',
    prompt: 'no more than 3 clips, 18s, must show the finished chair',
    expect: [{ clipsAtMost: 3 }, { seconds: 18 }, { has: ['result'] }],
  },
  {
    scene: 'workshop',
    prompt: 'only the talking part, under 20 seconds',
    expect: [{ only: ['intro'] }, { speech: 'only' }, { secondsAtMost: 20 }],
  },
  {
    scene: 'forty',
    prompt: 'bikes!! only bikes, 15s, fast cuts',
    expect: [{ only: fortyOf('bicycle') }, { seconds: 15 }, { averageCutAtMost: 2 }],
  },
  {
    scene: 'forty',
    prompt: 'every clip once, 40 seconds',
    expect: [{ all: true }, { cuts: 40 }, { seconds: 40 }],
  },
  {
    scene: 'footage',
    prompt: 'the juggling, 6 seconds, nothing else',
    expect: [{ only: ['juggle', 'juggle-shaky'] }, { seconds: 6 }],
  },
  {
    scene: 'little',
    prompt: 'make it a full minute',
    expect: [
      { all: true },
      {
        says: /\b(?:only|short|shorter|enough|less|cannot|can['’]t|could not|couldn['’]t|not|no more)\b/i,
      },
    ],
  },
  // Prose
  {
    scene: 'seaside',
    prompt:
      'Hi, I am sixteen and this is for TikTok. I need it to be under 12 seconds, with the dog in the very first shot and at least eight cuts.',
    expect: [{ secondsAtMost: 12 }, { first: ['dog'] }, { cutsAtLeast: 8 }],
  },
  {
    scene: 'seaside',
    prompt:
      'Kindly prepare one video of 30 seconds from our family trip. Kindly avoid the clip with the wine, and let it fade to black at the end.',
    expect: [{ seconds: 30 }, { hasNot: ['bar'] }, { fadeOut: true }],
  },
  {
    scene: 'seaside',
    prompt:
      'My favourite moments are the waves and the sunset, so most of the video should be those two. The rest is up to you. Aim for twenty seconds.',
    expect: [{ mostly: ['waves', 'sunset'] }, { has: ['waves', 'sunset'] }, { seconds: 20 }],
  },
  {
    scene: 'seaside',
    prompt:
      'Please do not use my voice in this one. Show the old town before the pizza, finish with the waves, and keep each shot shorter than two and a half seconds.',
    expect: [
      { speech: 'none' },
      { inOrder: ['street', 'pizza'] },
      { last: ['waves'] },
      { everyCutAtMost: 2.5 },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'I would like our wedding to look like a real movie: cinematic colours, slow cuts and a dip to black from one shot to the next. Two minutes at most.',
    expect: [
      { look: 'cinematic' },
      { averageCutAtLeast: 2.5 },
      { transition: 'dip_to_black' },
      { secondsAtMost: 120 },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'The order of the day matters to us, so please keep it as we filmed it. We need all nine clips, and one minute in total.',
    expect: [{ uploadOrder: 'forwards' }, { all: true }, { seconds: 60 }],
  },
  {
    scene: 'wedding',
    prompt:
      "Start with the fireworks because they are the most spectacular thing we have. After that I'd like to see the kiss, and the last picture should be the rings. 25 seconds.",
    expect: [
      { first: ['fireworks'] },
      { inOrder: ['fireworks', 'kiss'] },
      { last: ['rings'] },
      { seconds: 25 },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'Please make a version without any talking. We are going to put a song on it later, so turn the sound off completely.',
    expect: [{ speech: 'none' }, { sound: 'mute' }],
  },
  {
    scene: 'workshop',
    prompt:
      'This is an advert for my furniture shop. The chair should be the first and the last thing we see. Make it twenty seconds and write "Handmade in Leeds" over the beginning.',
    expect: [
      { first: ['result'] },
      { last: ['result'] },
      { seconds: 20 },
      { shows: /Handmade in Leeds/, at: 'opening' },
    ],
  },
  {
    scene: 'workshop',
    prompt:
      'I would like to see the wood being cut for most of the time. A little glue and paint is fine, but please do not include the introduction. 28 seconds in total.',
    expect: [{ mostly: ['hands'] }, { hasNot: ['intro'] }, { seconds: 28 }],
  },
  {
    scene: 'forty',
    prompt:
      'Would you make a quiet park video with only the benches and the birds? I think sixteen seconds is good. Please begin with a bird.',
    expect: [
      { only: [...fortyOf('bench'), ...fortyOf('bird')] },
      { seconds: 16 },
      { first: fortyOf('bird') },
    ],
  },
  {
    scene: 'footage',
    prompt:
      'I want a nature video with the bee and the flower. No people and no cars in it, nine seconds, and give it a soft look.',
    expect: [
      { hasOneOf: ['bee', 'bee-dark'] },
      { has: ['flower'] },
      { hasNot: ['traffic', 'juggle', 'juggle-shaky', 'squats'] },
      { seconds: 9 },
      { look: 'soft' },
    ],
  },
  {
    scene: 'footage',
    prompt:
      'Please put together a calm video of 20 seconds. Long shots, nothing shaky, and it should start with the flower.',
    expect: [
      { seconds: 20 },
      { averageCutAtLeast: 2.5 },
      { hasNot: ['juggle-shaky'] },
      { first: ['flower'] },
    ],
  },
  // Dictated
  {
    scene: 'seaside',
    prompt:
      'ok so first the street then um then the pizza then the wine thats like our evening and make it twelve seconds',
    expect: [{ first: ['street'] }, { inOrder: ['street', 'pizza', 'bar'] }, { seconds: 12 }],
  },
  {
    scene: 'seaside',
    prompt:
      'i want it to be slow like really relaxing nothing shaky and nothing blurry and uh start with the sunset actually no end with the sunset start with the waves',
    expect: [
      { averageCutAtLeast: 2.5 },
      { hasNot: ['shaky', 'blurred'] },
      { first: ['waves'] },
      { last: ['sunset'] },
    ],
  },
  {
    scene: 'seaside',
    prompt: 'lets do five clips and um each one three seconds and no talking in it',
    expect: [{ clips: 5 }, { everyCut: 3 }, { speech: 'none' }],
  },
  {
    scene: 'seaside',
    prompt:
      'please make the part where i speak louder because you cant hear anything with the wind and keep it at twenty seconds',
    expect: [{ louder: ['talk'] }, { seconds: 20 }],
  },
  {
    scene: 'wedding',
    prompt:
      'so my sister got married and i want like a thirty five second thing and the kiss should be in the middle somewhere not at the start and not at the end',
    expect: [
      { seconds: 35 },
      { has: ['kiss'] },
      { first: ['rings', 'ceremony', 'cake', 'speech', 'dance', 'party', 'garden', 'fireworks'] },
      { last: ['rings', 'ceremony', 'cake', 'speech', 'dance', 'party', 'garden', 'fireworks'] },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'give me the ceremony and only the parts where somebody talks please and not longer than thirty seconds',
    expect: [{ only: ['ceremony'] }, { speech: 'only' }, { secondsAtMost: 30 }],
  },
  {
    scene: 'wedding',
    prompt:
      'can we do fifteen shots in thirty seconds with the dance the party the fireworks you know just the fun stuff',
    expect: [{ cuts: 15 }, { seconds: 30 }, { has: ['dance', 'party', 'fireworks'] }],
  },
  {
    scene: 'workshop',
    prompt: 'um skip the first clip and the third clip and show the rest in order for about twenty seconds',
    expect: [
      { hasNot: ['intro', 'glue'] },
      { has: ['hands', 'paint', 'result'] },
      { uploadOrder: 'forwards' },
      { seconds: 20 },
    ],
  },
  {
    scene: 'workshop',
    prompt:
      'i need this in vivid colours and ah without any sound and at the end it should say thanks for watching',
    expect: [{ look: 'vivid' }, { sound: 'mute' }, { shows: /thanks for watching/i, at: 'ending' }],
  },
  {
    scene: 'forty',
    prompt:
      'i only want the first five clips and um the last five clips and nothing from the middle one second each',
    expect: [
      {
        only: [
          'dog-1',
          'car-2',
          'person-3',
          'bench-4',
          'bicycle-5',
          'bench-36',
          'bicycle-37',
          'boat-38',
          'cake-39',
          'bird-40',
        ],
      },
      { clips: 10 },
      { everyCut: 1 },
    ],
  },
  {
    scene: 'forty',
    prompt: 'please no dogs no birds no people like only things ten clips twenty seconds',
    expect: [
      { hasNot: [...fortyOf('dog'), ...fortyOf('bird'), ...fortyOf('person')] },
      { clips: 10 },
      { seconds: 20 },
    ],
  },
  {
    scene: 'footage',
    prompt:
      'hmm lets start with the squats then the dog and then end on the juggler thirteen seconds quick cuts',
    expect: [
      { first: ['squats'] },
      { hasOneOf: ['dog', 'dog-blurred'] },
      { last: ['juggle', 'juggle-shaky'] },
      { seconds: 13 },
      { averageCutAtMost: 2 },
    ],
  },
];
