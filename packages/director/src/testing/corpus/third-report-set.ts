import type { CorpusPrompt } from './expectation.ts';
import { fortyOf } from './scenes.ts';

/** The third report set: 82.1 % when first run blind. */
export const THIRD_REPORT_SET: readonly CorpusPrompt[] = [
  {
    scene: 'seaside',
    prompt: 'A fifteen second story for my followers, begin by the sea',
    expect: [{ seconds: 15 }, { first: ['waves'] }],
  },
  {
    scene: 'seaside',
    prompt: 'Please cut this to eighteen seconds and leave the shaky boat clip on the floor',
    expect: [{ seconds: 18 }],
  },
  {
    scene: 'wedding',
    prompt: 'Two minutes max, everyone should see the kiss',
    expect: [{ secondsAtMost: 120 }, { has: ['kiss'] }],
  },
  {
    scene: 'wedding',
    prompt: 'Give me a full minute, chronological order, calm cutting',
    expect: [{ seconds: 60 }, { uploadOrder: 'forwards' }, { averageCutAtLeast: 3 }],
  },
  {
    scene: 'wedding',
    prompt: 'Open with the fireworks instead of the rings',
    expect: [{ first: ['fireworks'] }],
  },
  {
    scene: 'wedding',
    prompt: 'First the garden, afterwards the ceremony and at the end the dance',
    expect: [{ inOrder: ['garden', 'ceremony', 'dance'] }, { last: ['dance'] }],
  },
  {
    scene: 'forty',
    prompt: 'I have lots of clips, please use only those showing a dog or a bird',
    expect: [{ only: [...fortyOf('dog'), ...fortyOf('bird')] }],
  },
  {
    scene: 'forty',
    prompt: 'Twelve clips. One and a half seconds each.',
    expect: [{ clips: 12 }, { everyCut: 1.5 }],
  },
  { scene: 'forty', prompt: 'every clip for half a second', expect: [{ everyCut: 0.5 }, { all: true }] },
  {
    scene: 'forty',
    prompt: 'nothing with wheels: no cars and no bicycles',
    expect: [{ hasNot: [...fortyOf('car'), ...fortyOf('bicycle')] }],
  },
  {
    scene: 'forty',
    prompt: 'I love the boats, show plenty of them, 20 seconds',
    expect: [{ hasOneOf: fortyOf('boat') }, { seconds: 20 }],
  },
  {
    scene: 'forty',
    prompt: 'start on a person and end on a person',
    expect: [{ first: fortyOf('person') }, { last: fortyOf('person') }],
  },
  { scene: 'seaside', prompt: 'The pizza clip can go. So can the bar.', expect: [{ hasNot: ['pizza'] }] },
  { scene: 'seaside', prompt: 'keep people out of the picture', expect: [{ hasNot: ['talk', 'street'] }] },
  {
    scene: 'seaside',
    prompt: 'I need the dog in it, and I need the sunset in it',
    expect: [{ has: ['dog', 'sunset'] }],
  },
  { scene: 'seaside', prompt: 'do not use the fifth clip', expect: [{ hasNot: ['sunset'] }] },
  {
    scene: 'seaside',
    prompt: 'clip 2 at the end, clip 5 at the start',
    expect: [{ last: ['dog'] }, { first: ['sunset'] }],
  },
  {
    scene: 'seaside',
    prompt: 'just use the first clip and the last clip',
    expect: [{ only: ['waves', 'shaky'] }],
  },
  { scene: 'seaside', prompt: 'bad quality clips should be skipped', expect: [{ hasNot: ['blurred'] }] },
  { scene: 'seaside', prompt: 'I would rather not have food in there', expect: [{ hasNot: ['pizza'] }] },
  {
    scene: 'seaside',
    prompt: 'Could you end on something peaceful like the sunset?',
    expect: [{ last: ['sunset'] }],
  },
  {
    scene: 'seaside',
    prompt: 'the order should stay as it is, nothing faster than three seconds a clip',
    expect: [{ uploadOrder: 'forwards' }],
  },
  {
    scene: 'seaside',
    prompt: 'really fast, ten seconds, silent',
    expect: [{ seconds: 10 }, { averageCutAtMost: 2 }, { sound: 'mute' }],
  },
  {
    scene: 'seaside',
    prompt: 'leave the sound on and make it last 12 seconds',
    expect: [{ sound: 'original' }, { seconds: 12 }],
  },
  {
    scene: 'seaside',
    prompt: 'no cuts, one take of the ocean, six seconds',
    expect: [{ cuts: 1 }, { only: ['waves'] }, { seconds: 6 }],
  },
  {
    scene: 'seaside',
    prompt: 'fade to black at the end, fade in at the start',
    expect: [{ fadeOut: true }, { fadeIn: true }],
  },
  { scene: 'seaside', prompt: 'Put "Portugal" on the screen', expect: [{ shows: /Portugal/ }] },
  {
    scene: 'seaside',
    prompt: 'warm colours please and some background music',
    expect: [{ look: 'warm' }, { says: /music/ }],
  },
  {
    scene: 'workshop',
    prompt: 'Only the intro and the result, ten seconds',
    expect: [{ only: ['intro', 'result'] }, { seconds: 10 }],
  },
  {
    scene: 'workshop',
    prompt: 'cut out the talking and show the steps in order',
    expect: [{ speech: 'none' }, { inOrder: ['hands', 'glue', 'paint'] }],
  },
  {
    scene: 'workshop',
    prompt: 'a product video of the chair: begin with the result, close-ups, no speech',
    expect: [{ first: ['result'] }, { speech: 'none' }],
  },
  {
    scene: 'workshop',
    prompt: 'show step 1 before step 2 and step 3 last',
    expect: [{ inOrder: ['hands', 'glue'] }, { last: ['paint'] }],
  },
  {
    scene: 'wedding',
    prompt: 'um can we start with uh the cake and then maybe the dance and like forty seconds in total',
    expect: [{ first: ['cake'] }, { has: ['dance'] }, { seconds: 40 }],
  },
  { scene: 'wedding', prompt: 'make it fifty no forty five seconds', expect: [{ seconds: 45 }] },
  {
    scene: 'wedding',
    prompt: 'end on the kiss no sorry on the fireworks',
    expect: [{ last: ['fireworks'] }],
  },
  {
    scene: 'wedding',
    prompt: 'skip the party and the speech and the fireworks',
    expect: [{ hasNot: ['party', 'speech', 'fireworks'] }],
  },
  {
    scene: 'wedding',
    prompt: 'each shot between three and four seconds, one minute',
    expect: [{ everyCutAtLeast: 2.9 }, { everyCutAtMost: 4.1 }, { seconds: 60 }],
  },
  { scene: 'little', prompt: 'cat first, bird second', expect: [{ opens: ['cat', 'bird'] }] },
  {
    scene: 'little',
    prompt: 'bird, then cat, five seconds',
    expect: [{ opens: ['bird', 'cat'] }, { seconds: 5 }],
  },
  {
    scene: 'little',
    prompt: 'all of it, no longer than 6 seconds',
    expect: [{ secondsAtMost: 6 }, { all: true }],
  },
  {
    scene: 'footage',
    prompt: 'dog, juggling, squats: in that order, nine seconds',
    expect: [{ opens: ['dog', 'juggle', 'squats'] }, { seconds: 9 }],
  },
  {
    scene: 'footage',
    prompt: 'sporty and energetic, 15 seconds, start with the squats',
    expect: [{ first: ['squats'] }, { seconds: 15 }, { averageCutAtMost: 2.2 }],
  },
  {
    scene: 'footage',
    prompt: 'anything dark must go, 20 seconds',
    expect: [{ hasNot: ['moon', 'bee-dark', 'watch'] }, { seconds: 20 }],
  },
  {
    scene: 'footage',
    prompt: 'a quiet film about the flower and the bee without people',
    expect: [{ has: ['flower', 'bee'] }, { hasNot: ['juggle', 'squats', 'dog', 'gesture'] }],
  },
  {
    scene: 'footage',
    prompt: 'traffic at the start and the bottles last',
    expect: [{ first: ['traffic'] }, { last: ['bottles'] }],
  },
];
