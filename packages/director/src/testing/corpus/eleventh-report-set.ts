import type { CorpusPrompt } from './expectation.ts';
import { fortyOf } from './scenes.ts';

/** The eleventh report set: 123 of 136 (90.4 %) when first run blind. */
export const ELEVENTH_REPORT_SET: readonly CorpusPrompt[] = [
  // Short, typed
  {
    scene: 'seaside',
    prompt: '30s vlog style, my talking clip in full focus, original audio',
    expect: [{ seconds: 30 }, { has: ['talk'] }, { sound: 'original' }],
  },
  {
    scene: 'seaside',
    prompt: 'waves, dog, sunset, 9 seconds, 3 seconds each',
    expect: [{ opens: ['waves', 'dog', 'sunset'] }, { seconds: 9 }, { everyCut: 3 }],
  },
  {
    scene: 'seaside',
    prompt: 'slow peaceful sunset reel, no people, 15 seconds, dreamy',
    expect: [{ has: ['sunset'] }, { hasNot: ['talk', 'street'] }, { seconds: 15 }, { look: 'soft' }],
  },
  {
    scene: 'seaside',
    prompt: 'use clips 1, 2 and 5 only, 12 seconds',
    expect: [{ only: ['waves', 'dog', 'sunset'] }, { has: ['waves', 'dog', 'sunset'] }, { seconds: 12 }],
  },
  {
    scene: 'seaside',
    prompt: 'food first, no speech, warm tones, 10 sec max',
    expect: [{ first: ['pizza'] }, { speech: 'none' }, { look: 'warm' }, { secondsAtMost: 10 }],
  },
  {
    scene: 'seaside',
    prompt: 'random order, one second per shot, 8 shots',
    expect: [{ everyCut: 1 }, { cuts: 8 }],
  },
  {
    scene: 'wedding',
    prompt: '20 second teaser, start with the kiss, end with the first dance',
    expect: [{ seconds: 20 }, { first: ['kiss'] }, { last: ['dance'] }],
  },
  {
    scene: 'wedding',
    prompt: 'everything in chronological order, 90 seconds, smooth fades between clips',
    expect: [{ uploadOrder: 'forwards' }, { all: true }, { seconds: 90 }, { transition: 'crossfade' }],
  },
  {
    scene: 'wedding',
    prompt: 'party + dance + fireworks, 15 secs, high energy',
    expect: [{ has: ['party', 'dance', 'fireworks'] }, { seconds: 15 }, { averageCutAtMost: 2 }],
  },
  {
    scene: 'wedding',
    prompt: 'Sepia look, no cake, under a minute, end on the garden',
    expect: [{ look: 'vintage' }, { hasNot: ['cake'] }, { secondsAtMost: 60 }, { last: ['garden'] }],
  },
  {
    scene: 'workshop',
    prompt: 'satisfying close-ups only, 20 seconds, keep the natural sound',
    expect: [{ only: ['hands', 'glue', 'paint'] }, { seconds: 20 }, { sound: 'original' }],
  },
  {
    scene: 'workshop',
    prompt: 'chair reveal at the end, 4 clips, skip the intro',
    expect: [{ last: ['result'] }, { clips: 4 }, { hasNot: ['intro'] }],
  },
  {
    scene: 'workshop',
    prompt: 'Title "From wood to chair" and 25 seconds, steps in order',
    expect: [{ shows: /From wood to chair/ }, { seconds: 25 }, { inOrder: ['hands', 'glue', 'paint'] }],
  },
  {
    scene: 'little',
    prompt: 'my cat and a bird, black & white, 5 seconds',
    expect: [{ has: ['cat', 'bird'] }, { look: 'black_and_white' }, { seconds: 5 }],
  },
  {
    scene: 'forty',
    prompt: 'just the dogs, 10 seconds, mute',
    expect: [{ only: fortyOf('dog') }, { seconds: 10 }, { sound: 'mute' }],
  },
  {
    scene: 'forty',
    prompt: 'no cakes no benches, 25 seconds, 2 seconds each',
    expect: [{ hasNot: [...fortyOf('cake'), ...fortyOf('bench')] }, { seconds: 25 }, { everyCut: 2 }],
  },
  {
    scene: 'forty',
    prompt: 'the last five clips, half a second each',
    expect: [{ only: ['bicycle-37', 'boat-38', 'cake-39', 'bird-40', 'bench-36'] }, { everyCut: 0.5 }],
  },
  {
    scene: 'footage',
    prompt: 'cars and traffic, cool look, 15s',
    expect: [{ has: ['traffic'] }, { look: 'cool' }, { seconds: 15 }],
  },
  {
    scene: 'footage',
    prompt: 'start with the dog, end with the bottles, nothing shaky, 20 seconds',
    expect: [
      { first: ['dog', 'dog-blurred'] },
      { last: ['bottles'] },
      { hasNot: ['tower', 'juggle-shaky'] },
      { seconds: 20 },
    ],
  },
  // Prose
  {
    scene: 'seaside',
    prompt:
      'We had a lovely weekend at the coast and I want to share it with my family. Please keep it around 40 seconds, begin with the waves, and save the sunset for the end. The blurry clip can go.',
    expect: [{ seconds: 40 }, { first: ['waves'] }, { last: ['sunset'] }, { hasNot: ['blurred'] }],
  },
  {
    scene: 'seaside',
    prompt:
      "Can you make something for my dog's account? He should be in the first shot and in the last shot. 15 seconds, playful, colours that pop.",
    expect: [{ first: ['dog'] }, { last: ['dog'] }, { seconds: 15 }, { look: 'vivid' }],
  },
  {
    scene: 'seaside',
    prompt:
      "I'm a food blogger. Show the pizza for at least three seconds, then the wine, and finish with the old town street. Please don't use any of the talking. 12 seconds.",
    expect: [
      { inOrder: ['pizza', 'bar', 'street'] },
      { last: ['street'] },
      { speech: 'none' },
      { seconds: 12 },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'Please cut a one minute film. The ceremony should come before the kiss and the cake after it. Fade in at the beginning and fade out at the end.',
    expect: [{ seconds: 60 }, { inOrder: ['ceremony', 'kiss', 'cake'] }, { fadeIn: true }, { fadeOut: true }],
  },
  {
    scene: 'wedding',
    prompt:
      'I would like the best man to be heard, so keep his speech in. Everything else can be without sound. Half a minute, ending with the fireworks.',
    expect: [
      { has: ['speech'] },
      { muted: ['rings', 'ceremony', 'kiss', 'cake', 'dance', 'party', 'garden', 'fireworks'] },
      { seconds: 30 },
      { last: ['fireworks'] },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'Make it elegant and slow, five seconds per shot, eight shots in total. Avoid the dark party clip.',
    expect: [{ everyCut: 5 }, { cuts: 8 }, { hasNot: ['party'] }],
  },
  {
    scene: 'workshop',
    prompt:
      'This is a tutorial for beginners. Begin with my introduction, then show every step in the right order, and let people see the finished chair at the end. It should last about 45 seconds.',
    expect: [
      { first: ['intro'] },
      { inOrder: ['intro', 'hands', 'glue', 'paint', 'result'] },
      { last: ['result'] },
      { seconds: 45 },
    ],
  },
  {
    scene: 'workshop',
    prompt:
      'I only need the painting and the finished chair. Ten seconds, hard cuts, and put "Fresh paint" on the screen at the start.',
    expect: [
      { only: ['paint', 'result'] },
      { has: ['paint', 'result'] },
      { seconds: 10 },
      { transition: 'cut' },
      { shows: /Fresh paint/, at: 'opening' },
    ],
  },
  {
    scene: 'footage',
    prompt:
      'Please build a 15 second reel with lots of movement. Nothing in black and white, no night shots, and the clip with the squats must be in it.',
    expect: [{ seconds: 15 }, { has: ['squats'] }, { hasNot: ['chaplin'] }],
  },
  {
    scene: 'forty',
    prompt:
      'I want the reel to begin with a bicycle and finish with a person. Between them please show no more than ten clips, each one second and a half.',
    expect: [
      { first: fortyOf('bicycle') },
      { last: fortyOf('person') },
      { everyCut: 1.5 },
      { clipsAtMost: 12 },
    ],
  },
  // Dictated
  {
    scene: 'seaside',
    prompt:
      'alright um make a reel from the beach trip uh twenty five seconds long i want the dog in there twice and end on the sunset',
    expect: [{ seconds: 25 }, { has: ['dog'] }, { last: ['sunset'] }],
  },
  {
    scene: 'seaside',
    prompt: 'start with the pizza wait no start with the sunset and end with the pizza ten seconds',
    expect: [{ first: ['sunset'] }, { last: ['pizza'] }, { seconds: 10 }],
  },
  {
    scene: 'seaside',
    prompt:
      'can you leave out the clips where you see people and also the really dark one and make it like half a minute with soft transitions',
    expect: [{ hasNot: ['talk', 'street', 'bar'] }, { seconds: 30 }, { transition: 'crossfade' }],
  },
  {
    scene: 'seaside',
    prompt:
      'so basically i want a really quick one like eight seconds super fast cuts only outdoor stuff no sound and the title should be gone fishing',
    expect: [{ seconds: 8 }, { averageCutAtMost: 1.5 }, { sound: 'mute' }, { shows: /gone fishing/i }],
  },
  {
    scene: 'wedding',
    prompt:
      'okay i need something for the thank you card so twenty seconds very calm the rings the kiss the garden and then thats it and black and white please',
    expect: [
      { seconds: 20 },
      { only: ['rings', 'kiss', 'garden'] },
      { inOrder: ['rings', 'kiss', 'garden'] },
      { look: 'black_and_white' },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'put the party at the beginning and then go back to the morning with the rings and finish with the cake um forty actually make it fifty seconds',
    expect: [
      { first: ['party'] },
      { inOrder: ['party', 'rings', 'cake'] },
      { last: ['cake'] },
      { seconds: 50 },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'just make it nice about a minute mostly the dancing and turn the music in the party clip down a little',
    expect: [{ seconds: 60 }, { mostly: ['dance', 'party'] }, { quieter: ['party'] }],
  },
  {
    scene: 'workshop',
    prompt: 'show how i cut the wood then glue then paint two seconds each no talking no titles',
    expect: [{ inOrder: ['hands', 'glue', 'paint'] }, { everyCut: 2 }, { speech: 'none' }],
  },
  {
    scene: 'footage',
    prompt:
      'make one with just the flower and the bee nice and slow eight seconds and say spring is here at the end',
    expect: [
      { only: ['flower', 'bee', 'bee-dark'] },
      { seconds: 8 },
      { shows: /spring is here/i, at: 'ending' },
    ],
  },
  {
    scene: 'forty',
    prompt:
      'i shot these on my bike trip so start with the bikes then the cars and no boats please and keep it at thirty seconds',
    expect: [{ first: fortyOf('bicycle') }, { hasNot: fortyOf('boat') }, { seconds: 30 }],
  },
  {
    scene: 'forty',
    prompt:
      'uh fifteen clips two seconds each in the order i took them but leave out the first one and the last one',
    expect: [{ clips: 15 }, { everyCut: 2 }, { uploadOrder: 'forwards' }, { hasNot: ['dog-1', 'bird-40'] }],
  },
];
