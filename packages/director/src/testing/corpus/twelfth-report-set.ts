import type { CorpusPrompt } from './expectation.ts';
import { fortyOf } from './scenes.ts';

/** The twelfth report set: 121 of 128 (94.5 %) when first run blind. */
export const TWELFTH_REPORT_SET: readonly CorpusPrompt[] = [
  // Short, typed
  {
    scene: 'seaside',
    prompt: 'summer reel 20s, ocean first, chill vibe',
    expect: [{ seconds: 20 }, { first: ['waves'] }],
  },
  {
    scene: 'seaside',
    prompt: 'cut it to 10 seconds, remove the talking',
    expect: [{ seconds: 10 }, { speech: 'none' }],
  },
  {
    scene: 'seaside',
    prompt: '6 clips, 2.5 seconds each, sunset at the end',
    expect: [{ clips: 6 }, { everyCut: 2.5 }, { last: ['sunset'] }],
  },
  {
    scene: 'seaside',
    prompt: 'b&w, slow, no people, fade out',
    expect: [{ look: 'black_and_white' }, { hasNot: ['talk', 'street'] }, { fadeOut: true }],
  },
  {
    scene: 'seaside',
    prompt: 'only the clip where I talk, max 12 seconds',
    expect: [{ only: ['talk'] }, { secondsAtMost: 12 }],
  },
  {
    scene: 'seaside',
    prompt: 'Holiday highlights in upload order, half a minute, mute',
    expect: [{ uploadOrder: 'forwards' }, { seconds: 30 }, { sound: 'mute' }],
  },
  {
    scene: 'wedding',
    prompt: 'ceremony and kiss only, 25 seconds',
    expect: [{ only: ['ceremony', 'kiss'] }, { has: ['ceremony', 'kiss'] }, { seconds: 25 }],
  },
  {
    scene: 'wedding',
    prompt: 'fun party edit! fast, 15 seconds, no ceremony, no speech',
    expect: [{ seconds: 15 }, { averageCutAtMost: 2 }, { hasNot: ['ceremony', 'speech'] }],
  },
  {
    scene: 'wedding',
    prompt: 'opening: rings. ending: fireworks. 40 sec. warm colours.',
    expect: [{ first: ['rings'] }, { last: ['fireworks'] }, { seconds: 40 }, { look: 'warm' }],
  },
  {
    scene: 'wedding',
    prompt: 'all nine clips, no longer than 30 seconds',
    expect: [{ all: true }, { secondsAtMost: 30 }],
  },
  {
    scene: 'wedding',
    prompt: 'cinematic, dip to black between clips, title "Forever"',
    expect: [{ look: 'cinematic' }, { transition: 'dip_to_black' }, { shows: /Forever/ }],
  },
  {
    scene: 'workshop',
    prompt: 'process video, skip me talking, end on the chair, 30s',
    expect: [{ speech: 'none' }, { last: ['result'] }, { seconds: 30 }],
  },
  {
    scene: 'workshop',
    prompt: 'glue before paint, chair last, 20 seconds',
    expect: [{ inOrder: ['glue', 'paint', 'result'] }, { last: ['result'] }, { seconds: 20 }],
  },
  {
    scene: 'workshop',
    prompt: 'vibrant, 5 clips, 3s each',
    expect: [{ look: 'vivid' }, { clips: 5 }, { everyCut: 3 }],
  },
  { scene: 'little', prompt: 'under 5 seconds, cat only', expect: [{ only: ['cat'] }, { secondsAtMost: 5 }] },
  {
    scene: 'forty',
    prompt: 'boats and birds, 12 clips, 24 seconds',
    expect: [{ clips: 12 }, { seconds: 24 }, { mostly: [...fortyOf('boat'), ...fortyOf('bird')] }],
  },
  {
    scene: 'forty',
    prompt: 'start with the last clip, 15 seconds, no dogs',
    expect: [{ first: ['bird-40'] }, { seconds: 15 }, { hasNot: fortyOf('dog') }],
  },
  {
    scene: 'forty',
    prompt: 'first 8 clips in order, 1 sec each',
    expect: [
      { only: ['dog-1', 'car-2', 'person-3', 'bench-4', 'bicycle-5', 'boat-6', 'cake-7', 'bird-8'] },
      { uploadOrder: 'forwards' },
      { everyCut: 1 },
    ],
  },
  {
    scene: 'footage',
    prompt: 'dogs only, 8 seconds, warm',
    expect: [{ only: ['dog', 'dog-blurred'] }, { seconds: 8 }, { look: 'warm' }],
  },
  {
    scene: 'footage',
    prompt: 'steady shots only please, no shaky stuff, 25 seconds',
    expect: [{ hasNot: ['tower', 'juggle-shaky'] }, { seconds: 25 }],
  },
  // Prose
  {
    scene: 'seaside',
    prompt:
      'I would like a 25 second reel that starts with me talking to the camera and then shows what we saw: the waves, the street and the sunset. Please leave out the pizza.',
    expect: [
      { seconds: 25 },
      { first: ['talk'] },
      { has: ['waves', 'street', 'sunset'] },
      { hasNot: ['pizza'] },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      'Make a video of my dog at the sea. The dog should be in it as much as possible, the pace should be fast and it has to stay below 15 seconds.',
    expect: [{ has: ['dog'] }, { secondsAtMost: 15 }, { averageCutAtMost: 2 }],
  },
  {
    scene: 'seaside',
    prompt:
      'Please turn these clips into a nostalgic memory with a vintage look, slow crossfades and the words "Summer of 99" at the beginning. One minute is fine.',
    expect: [
      { look: 'vintage' },
      { transition: 'crossfade' },
      { shows: /Summer of 99/, at: 'opening' },
      { seconds: 60 },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      "Don't use the second clip, the last clip or anything blurry. The rest should play in the order I filmed it, two seconds per clip.",
    expect: [{ hasNot: ['dog', 'shaky', 'blurred'] }, { uploadOrder: 'forwards' }, { everyCut: 2 }],
  },
  {
    scene: 'wedding',
    prompt:
      'I am looking for a 45 second highlight video. It should open with the garden, the kiss should come right after the ceremony, and the fireworks should be the final shot.',
    expect: [
      { seconds: 45 },
      { first: ['garden'] },
      { inOrder: ['ceremony', 'kiss'] },
      { last: ['fireworks'] },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'For our parents: mainly the ceremony and the speeches, with the original sound, not the party. It can be up to two minutes long.',
    expect: [
      { has: ['ceremony', 'speech'] },
      { sound: 'original' },
      { hasNot: ['party'] },
      { secondsAtMost: 120 },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'Make the party clip quieter, please, and keep everything else as loud as it is. The reel should run for 50 seconds and start with a wide shot.',
    expect: [{ quieter: ['party'] }, { seconds: 50 }, { first: ['garden'] }],
  },
  {
    scene: 'workshop',
    prompt:
      'Start with the finished chair as a teaser, then go through cutting, gluing and painting, and finish with the chair again. Thirty-five seconds, no sound.',
    expect: [
      { first: ['result'] },
      { inOrder: ['hands', 'glue', 'paint'] },
      { last: ['result'] },
      { seconds: 35 },
      { sound: 'mute' },
    ],
  },
  {
    scene: 'footage',
    prompt:
      'Give me an energetic 12 second reel with the juggler and the squats. I do not want to see any animals in it, and end with a fade to black.',
    expect: [
      { hasOneOf: ['juggle', 'juggle-shaky'] },
      { has: ['squats'] },
      { hasNot: ['dog', 'dog-blurred', 'bee', 'bee-dark'] },
      { seconds: 12 },
      { fadeOut: true },
    ],
  },
  {
    scene: 'forty',
    prompt:
      'Please pick the ten best clips without cars, show each for two seconds, and end the reel with a boat.',
    expect: [{ clips: 10 }, { hasNot: fortyOf('car') }, { everyCut: 2 }, { last: fortyOf('boat') }],
  },
  // Dictated
  {
    scene: 'seaside',
    prompt:
      'um okay i want a video for my story so fifteen seconds and it should start with the dog and then go to the waves and then the sunset and thats all',
    expect: [{ seconds: 15 }, { opens: ['dog', 'waves', 'sunset'] }, { only: ['dog', 'waves', 'sunset'] }],
  },
  {
    scene: 'seaside',
    prompt:
      'make it twenty no twenty five seconds with cross fades and please dont use the clip in the bar its way too dark',
    expect: [{ seconds: 25 }, { transition: 'crossfade' }, { hasNot: ['bar'] }],
  },
  {
    scene: 'seaside',
    prompt:
      'i guess we could open with the street scene and uh end on the dog and skip me talking because my voice sounds weird',
    expect: [{ first: ['street'] }, { last: ['dog'] }, { speech: 'none' }],
  },
  {
    scene: 'wedding',
    prompt:
      'hi so can you do like a forty second one where it starts really calm with the rings and the garden and then gets faster with the dance and the party',
    expect: [
      { seconds: 40 },
      { has: ['rings', 'garden', 'dance', 'party'] },
      { inOrder: ['rings', 'dance'] },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'we need the cake and the kiss in there for sure and no drone footage and put just married at the beginning thirty seconds',
    expect: [
      { has: ['cake', 'kiss'] },
      { hasNot: ['garden'] },
      { shows: /just married/i, at: 'opening' },
      { seconds: 30 },
    ],
  },
  {
    scene: 'wedding',
    prompt: 'do it in black and white um actually no do it in warm tones and four seconds for every shot',
    expect: [{ look: 'warm' }, { everyCut: 4 }],
  },
  {
    scene: 'workshop',
    prompt:
      'okay take everything but the glue clip and make it thirty seconds and let me talk at the start and show the chair at the end',
    expect: [{ hasNot: ['glue'] }, { seconds: 30 }, { first: ['intro'] }, { last: ['result'] }],
  },
  {
    scene: 'footage',
    prompt:
      'start with the flower then a bee then the dog and no cars and no people dancing or whatever about ten seconds soft look',
    expect: [{ first: ['flower'] }, { hasNot: ['traffic', 'gopro'] }, { seconds: 10 }, { look: 'soft' }],
  },
  {
    scene: 'forty',
    prompt:
      'use all the bicycles and all the boats and nothing else and make every clip one second and mute it',
    expect: [
      { only: [...fortyOf('bicycle'), ...fortyOf('boat')] },
      { has: [...fortyOf('bicycle'), ...fortyOf('boat')] },
      { everyCut: 1 },
      { sound: 'mute' },
    ],
  },
  {
    scene: 'little',
    prompt: 'the bird and then the cat and then the bird again six seconds',
    expect: [{ first: ['bird'] }, { last: ['bird'] }, { has: ['cat'] }, { seconds: 6 }],
  },
];
