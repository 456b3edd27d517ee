import type { CorpusPrompt } from './expectation.ts';
import { fortyOf } from './scenes.ts';

/** The fifth report set, the hardest to read: 65.5 % when first run blind. */
export const FIFTH_REPORT_SET: readonly CorpusPrompt[] = [
  // Dictated
  {
    scene: 'seaside',
    prompt:
      'hi can you put together something for my story it should run for about fifteen seconds the very first thing people see should be my dog and the sunset goes right at the end and leave the pizza out of it',
    expect: [{ seconds: 15 }, { first: ['dog'] }, { last: ['sunset'] }, { hasNot: ['pizza'] }],
  },
  {
    scene: 'wedding',
    prompt:
      'i would say around forty seconds and i want to see the rings and the kiss and the cake for sure everything else is up to you but no shots in the dark please and go easy on the cuts',
    expect: [
      { seconds: 40 },
      { has: ['rings', 'kiss', 'cake'] },
      { hasNot: ['party'] },
      { averageCutAtLeast: 2.5 },
    ],
  },
  {
    scene: 'forty',
    prompt:
      'so we have a ton of stuff here what i would like is just the boats and the bikes twenty clips at most and switch every second so it feels really quick',
    expect: [{ only: [...fortyOf('boat'), ...fortyOf('bicycle')] }, { clipsAtMost: 20 }, { everyCut: 1 }],
  },
  {
    scene: 'workshop',
    prompt:
      'okay this is a how to video keep my introduction where i am talking then cutting the wood glue and paint in that order and then the chair at the very end about a minute long',
    expect: [
      { first: ['intro'] },
      { inOrder: ['intro', 'hands', 'glue', 'paint', 'result'] },
      { last: ['result'] },
      { seconds: 60 },
    ],
  },
  {
    scene: 'footage',
    prompt:
      'just make me a chill ten second thing with the flower the bee and the tower no people no cars and let the shots fade into one another',
    expect: [
      { seconds: 10 },
      { hasNot: ['traffic', 'gopro', 'dog', 'squats', 'juggle', 'gesture'] },
      { has: ['flower', 'bee'] },
      { transition: 'crossfade' },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      'i talk in one of these clips please do not cut me off mid sentence and make sure that clip is in there and the rest can be short twenty seconds',
    expect: [{ has: ['talk'] }, { seconds: 20 }],
  },
  // Self-corrections
  {
    scene: 'wedding',
    prompt:
      'twenty seconds. Actually, scratch that, thirty five. And finish on the cake, I mean on the dance.',
    expect: [{ seconds: 35 }, { last: ['dance'] }],
  },
  {
    scene: 'seaside',
    prompt:
      'leave out the street clip, oh wait no, keep the street clip but leave out the bar one, eh the pizza one',
    expect: [{ hasNot: ['pizza'] }, { has: ['street'] }],
  },
  {
    scene: 'forty',
    prompt: 'fifteen seconds fast cuts hmm fifteen is too short let us say twenty five',
    expect: [{ seconds: 25 }, { averageCutAtMost: 2 }],
  },
  // Second language
  {
    scene: 'seaside',
    prompt:
      'Hello, I need a reel of 30 seconds maximum, it begins with the sea, it ends with the sun that goes down, the music is not necessary',
    expect: [{ secondsAtMost: 30 }, { first: ['waves'] }, { last: ['sunset'] }, { saysNot: /music/ }],
  },
  {
    scene: 'wedding',
    prompt:
      'Do a summary of the marriage, 50 seconds, the images must be long, not many cuts, and put the color white and black',
    expect: [{ seconds: 50 }, { averageCutAtLeast: 3.5 }, { look: 'black_and_white' }],
  },
  {
    scene: 'forty',
    prompt: 'In this video must be only dogs. Not other thing. Each clip 2 second. Total 20 second.',
    expect: [{ only: fortyOf('dog') }, { everyCut: 2 }, { seconds: 20 }],
  },
  {
    scene: 'seaside',
    prompt: 'The persons who speak I do not want. The dog I want two times. Duration 16 seconds.',
    expect: [{ hasNot: ['talk'] }, { has: ['dog'] }, { seconds: 16 }],
  },
  {
    scene: 'workshop',
    prompt:
      'Please, the video show first how is the result, after that all the process, without that I speak',
    expect: [{ first: ['result'] }, { inOrder: ['hands', 'glue', 'paint'] }, { speech: 'none' }],
  },
  // Long
  {
    scene: 'seaside',
    prompt: `Goal: a 20 second teaser for our surf camp.
- Opening: waves
- Middle: dog, people in the street
- Ending: sunset, fade out
- Style: bright vivid colours, quick cuts
- Text: "Camp Atlantico" at the start
- Do not use: blurry shots, the bar, pizza`,
    expect: [
      { seconds: 20 },
      { first: ['waves'] },
      { has: ['dog', 'street'] },
      { last: ['sunset'] },
      { fadeOut: true },
      { look: 'vivid' },
      { averageCutAtMost: 2.6 },
      { shows: /^Camp Atlantico$/, at: 'opening' },
      { hasNot: ['blurred', 'pizza'] },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      "My sister is getting a surprise: a 45 second film. I'd like it to feel like an old home movie, so retro colours, and soft fades between everything. Start with her walking through the garden, keep the vows audible, and save the fireworks for the end. The party footage is too dark, so don't bother with it.",
    expect: [
      { seconds: 45 },
      { look: 'vintage' },
      { transition: 'crossfade' },
      { first: ['garden'] },
      { last: ['fireworks'] },
      { hasNot: ['party'] },
    ],
  },
  {
    scene: 'forty',
    prompt:
      'We were 12 people on this trip and everybody wants to see their dog. Show every dog we have, one and a half seconds each, mixed with some birds and boats in between. Nobody cares about benches. Half a minute overall.',
    expect: [{ has: fortyOf('dog') }, { hasNot: fortyOf('bench') }, { seconds: 30 }, { everyCut: 1.5 }],
  },
  {
    scene: 'footage',
    prompt:
      'Reel for my gym account. Squats clip is the hero, use it more than once. Juggling is a nice extra. Punchy, 12 seconds, cold blue tones, end card "See you Monday".',
    expect: [
      { has: ['squats', 'juggle'] },
      { seconds: 12 },
      { averageCutAtMost: 2.2 },
      { look: 'cool' },
      { shows: /^See you Monday$/, at: 'ending' },
    ],
  },
  // Terse
  {
    scene: 'wedding',
    prompt: 'garden > kiss > fireworks, 12 sec',
    expect: [{ opens: ['garden', 'kiss', 'fireworks'] }, { seconds: 12 }],
  },
  {
    scene: 'seaside',
    prompt: 'everything, 1 sec each',
    expect: [{ everyCut: 1 }, { has: ['waves', 'dog', 'talk', 'pizza'] }],
  },
  {
    scene: 'seaside',
    prompt: 'muted sepia 8s',
    expect: [{ sound: 'mute' }, { look: 'vintage' }, { seconds: 8 }],
  },
  { scene: 'forty', prompt: 'top 6, chrono', expect: [{ clips: 6 }, { uploadOrder: 'forwards' }] },
  {
    scene: 'wedding',
    prompt: '-speech -party +kiss 30s',
    expect: [{ hasNot: ['party'] }, { has: ['kiss'] }, { seconds: 30 }],
  },
  {
    scene: 'workshop',
    prompt: 'result at both ends, silent',
    expect: [{ first: ['result'] }, { last: ['result'] }, { sound: 'mute' }],
  },
  // Names and positions
  {
    scene: 'seaside',
    prompt: 'IMG_4418 is unusable, throw it away, and put old-town-street before ocean-waves',
    expect: [{ hasNot: ['shaky'] }, { inOrder: ['street', 'waves'] }],
  },
  {
    scene: 'wedding',
    prompt: 'use the odd one out: number 8 first, then numbers 1 through 3, thats it',
    expect: [{ first: ['garden'] }, { only: ['garden', 'rings', 'ceremony', 'kiss'] }],
  },
  {
    scene: 'forty',
    prompt: 'from clip 10 to clip 20 only, ten seconds',
    expect: [
      {
        only: [
          'car-10',
          'person-11',
          'bench-12',
          'bicycle-13',
          'boat-14',
          'cake-15',
          'bird-16',
          'dog-17',
          'car-18',
          'person-19',
          'bench-20',
        ],
      },
      { seconds: 10 },
    ],
  },
  {
    scene: 'wedding',
    prompt: 'ignore the penultimate clip and make the third one the finale',
    expect: [{ hasNot: ['garden'] }, { last: ['kiss'] }],
  },
  // Sound
  {
    scene: 'wedding',
    prompt: 'take the volume of the dance down a notch and make the ceremony a bit louder',
    expect: [{ quieter: ['dance'] }, { louder: ['ceremony'] }],
  },
  {
    scene: 'seaside',
    prompt: 'The wind on the waves clip is horrible. Kill the sound there but leave the others alone',
    expect: [{ muted: ['waves'] }, { sound: 'original' }],
  },
  {
    scene: 'workshop',
    prompt: 'all I want to hear is me talking, nothing else',
    expect: [{ has: ['intro'] }, { sound: 'original' }],
  },
  { scene: 'seaside', prompt: 'sound stays on everywhere but the second clip', expect: [{ muted: ['dog'] }] },
  // Style
  {
    scene: 'seaside',
    prompt: 'desaturate it completely, then quick fades through black whenever the scene changes',
    expect: [{ look: 'black_and_white' }, { transition: 'dip_to_black' }],
  },
  {
    scene: 'wedding',
    prompt: 'warm, golden, honey-like. Opens out of black. Closes into black. Soft blends.',
    expect: [{ look: 'warm' }, { fadeIn: true }, { fadeOut: true }, { transition: 'crossfade' }],
  },
  {
    scene: 'footage',
    prompt: 'no fancy transitions, no filter, write Spring at the beginning and The End at the end',
    expect: [
      { transition: 'cut' },
      { look: 'natural' },
      { shows: /^Spring$/i, at: 'opening' },
      { shows: /^The End$/i, at: 'ending' },
    ],
  },
  {
    scene: 'seaside',
    prompt: 'name the video Atlantic Days and put that on screen too when it starts',
    expect: [{ title: /Atlantic Days/ }],
  },
  // Impossible
  {
    scene: 'wedding',
    prompt: 'translate the vows into Spanish subtitles and slow the kiss down',
    expect: [{ says: /captions/ }, { says: /slow motion/ }, { has: ['kiss'] }],
  },
  {
    scene: 'little',
    prompt: 'five different clips please, starting with the horse',
    expect: [{ says: /horse/ }, { says: /5|five/ }],
  },
  {
    scene: 'seaside',
    prompt: 'exactly 40 seconds but not more than three clips and no clip longer than five seconds',
    expect: [{ clipsAtMost: 3 }, { everyCutAtMost: 5 }, { says: /40 seconds/ }],
  },
];
