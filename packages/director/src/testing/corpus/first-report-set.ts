import type { CorpusPrompt } from './expectation.ts';
import { fortyOf } from './scenes.ts';

/** The first report set: run blind (90.5 % at first, 93.4 % later), then looked at and developed on. */
export const FIRST_REPORT_SET: readonly CorpusPrompt[] = [
  // Length
  { scene: 'seaside', prompt: 'I need a 25-second clip for Instagram', expect: [{ seconds: 25 }] },
  {
    scene: 'wedding',
    prompt: 'Could you please make this a forty five second highlight film?',
    expect: [{ seconds: 45 }],
  },
  { scene: 'seaside', prompt: 'Give me roughly 12 seconds', expect: [{ seconds: 12 }] },
  {
    scene: 'wedding',
    prompt: 'it must not be longer than 90 seconds',
    expect: [{ secondsAtMost: 90 }, { secondsAtLeast: 20 }],
  },
  { scene: 'wedding', prompt: 'a minute and a half would be perfect', expect: [{ seconds: 90 }] },
  { scene: 'seaside', prompt: 'total length 18 seconds', expect: [{ seconds: 18 }] },
  { scene: 'workshop', prompt: '60 second tutorial', expect: [{ seconds: 60 }] },
  {
    scene: 'little',
    prompt: 'half a minute of my pets',
    expect: [{ secondsAtLeast: 7 }, { says: /30 seconds/ }],
  },
  {
    scene: 'seaside',
    prompt: 'less than ten seconds, please',
    expect: [{ secondsAtMost: 10 }, { secondsAtLeast: 5 }],
  },
  { scene: 'wedding', prompt: 'Two-minute wedding film', expect: [{ seconds: 120 }] },
  { scene: 'seaside', prompt: 'the reel should last 0:22', expect: [{ seconds: 22 }] },
  { scene: 'forty', prompt: 'condense all this into 40 secs', expect: [{ seconds: 40 }] },
  // Count and pace
  { scene: 'forty', prompt: 'choose your six favourite clips', expect: [{ clips: 6 }] },
  { scene: 'wedding', prompt: 'a montage of 15 shots', expect: [{ cuts: 15 }] },
  { scene: 'forty', prompt: 'at most ten cuts', expect: [{ clipsAtMost: 10 }] },
  {
    scene: 'seaside',
    prompt: 'rapid-fire editing, 12 seconds',
    expect: [{ seconds: 12 }, { averageCutAtMost: 2 }],
  },
  {
    scene: 'wedding',
    prompt: 'Let every shot breathe. One minute.',
    expect: [{ seconds: 60 }, { averageCutAtLeast: 3.5 }],
  },
  { scene: 'wedding', prompt: 'gentle, unhurried pacing', expect: [{ averageCutAtLeast: 3 }] },
  { scene: 'seaside', prompt: 'about 1.5 seconds per shot', expect: [{ everyCut: 1.5 }] },
  { scene: 'forty', prompt: 'each clip should only last one second', expect: [{ everyCut: 1 }] },
  {
    scene: 'wedding',
    prompt: 'shots no longer than three seconds, 30 seconds overall',
    expect: [{ everyCutAtMost: 3 }, { seconds: 30 }],
  },
  {
    scene: 'wedding',
    prompt: 'every shot at least four seconds, one minute total',
    expect: [{ everyCutAtLeast: 4 }, { seconds: 60 }],
  },
  { scene: 'seaside', prompt: 'just four clips in eight seconds', expect: [{ clips: 4 }, { seconds: 8 }] },
  { scene: 'seaside', prompt: 'snappy and fun', expect: [{ averageCutAtMost: 2.2 }] },
  // Order and places
  { scene: 'seaside', prompt: 'Begin at the sea', expect: [{ first: ['waves'] }] },
  { scene: 'seaside', prompt: 'The opening shot should be the puppy', expect: [{ first: ['dog'] }] },
  {
    scene: 'seaside',
    prompt: 'I would like it to open with the sunset and close with the waves',
    expect: [{ first: ['sunset'] }, { last: ['waves'] }],
  },
  {
    scene: 'wedding',
    prompt: 'kick things off with the party and wrap up with the kiss',
    expect: [{ first: ['party'] }, { last: ['kiss'] }],
  },
  {
    scene: 'wedding',
    prompt: 'show the rings first and the fireworks last',
    expect: [{ first: ['rings'] }, { last: ['fireworks'] }],
  },
  {
    scene: 'wedding',
    prompt: 'keep everything in chronological order',
    expect: [{ uploadOrder: 'forwards' }],
  },
  { scene: 'wedding', prompt: 'tell it as it happened', expect: [{ uploadOrder: 'forwards' }] },
  {
    scene: 'forty',
    prompt: 'keep the clips in the order I uploaded them, 35 seconds',
    expect: [{ uploadOrder: 'forwards' }, { seconds: 35 }],
  },
  {
    scene: 'wedding',
    prompt: 'backwards, from the last clip to the first',
    expect: [{ uploadOrder: 'backwards' }],
  },
  {
    scene: 'wedding',
    prompt: 'garden, then rings, then ceremony',
    expect: [{ inOrder: ['garden', 'rings', 'ceremony'] }],
  },
  {
    scene: 'wedding',
    prompt: 'start on the garden, then the rings, and finally the dance',
    expect: [{ opens: ['garden', 'rings'] }, { last: ['dance'] }],
  },
  {
    scene: 'wedding',
    prompt: 'the speech should come after the cake',
    expect: [{ inOrder: ['cake', 'speech'] }],
  },
  {
    scene: 'seaside',
    prompt: 'end with the last clip and begin with the fifth',
    expect: [{ first: ['sunset'] }, { last: ['shaky'] }],
  },
  {
    scene: 'seaside',
    prompt: 'start with the elephant and end on the dog',
    expect: [{ says: /elephant/ }, { last: ['dog'] }],
  },
  {
    scene: 'forty',
    prompt: 'open with a boat and finish on a bird',
    expect: [{ first: fortyOf('boat') }, { last: fortyOf('bird') }],
  },
  // Which clips
  { scene: 'seaside', prompt: 'please leave people out of it', expect: [{ hasNot: ['talk', 'street'] }] },
  { scene: 'seaside', prompt: 'I do not want any food in this', expect: [{ hasNot: ['pizza'] }] },
  { scene: 'seaside', prompt: 'nothing blurry, nothing shaky', expect: [{ hasNot: ['blurred', 'shaky'] }] },
  { scene: 'seaside', prompt: 'cut out anything that is too dark', expect: [{ hasNot: ['bar'] }] },
  {
    scene: 'seaside',
    prompt: 'use nothing but the sea and the sunset',
    expect: [{ only: ['waves', 'sunset'] }],
  },
  {
    scene: 'forty',
    prompt: 'a reel with only the bicycles and the boats',
    expect: [{ only: [...fortyOf('bicycle'), ...fortyOf('boat')] }],
  },
  { scene: 'forty', prompt: 'all the dogs, nothing else', expect: [{ only: fortyOf('dog') }] },
  {
    scene: 'forty',
    prompt: 'without vehicles',
    expect: [{ hasNot: [...fortyOf('car'), ...fortyOf('bicycle'), ...fortyOf('boat')] }],
  },
  {
    scene: 'forty',
    prompt: 'mostly dogs, 20 seconds',
    expect: [{ mostly: fortyOf('dog') }, { seconds: 20 }],
  },
  { scene: 'forty', prompt: 'every single clip has to appear', expect: [{ all: true }] },
  { scene: 'seaside', prompt: 'use all nine clips', expect: [{ all: true }] },
  {
    scene: 'seaside',
    prompt: 'remove the first and the last clip',
    expect: [{ hasNot: ['waves', 'shaky'] }],
  },
  { scene: 'seaside', prompt: 'not the fourth clip', expect: [{ hasNot: ['pizza'] }] },
  {
    scene: 'seaside',
    prompt: 'just clips 2, 4 and 5',
    expect: [{ only: ['dog', 'pizza', 'sunset'] }, { has: ['dog', 'pizza', 'sunset'] }],
  },
  { scene: 'seaside', prompt: 'the first three clips only', expect: [{ only: ['waves', 'dog', 'talk'] }] },
  { scene: 'seaside', prompt: 'it needs to include the dark bar', expect: [{ has: ['bar'] }] },
  {
    scene: 'seaside',
    prompt: 'be sure to have the street and the boat in there',
    expect: [{ has: ['street', 'shaky'] }],
  },
  { scene: 'wedding', prompt: 'skip best-man.mov', expect: [{ hasNot: ['speech'] }] },
  { scene: 'wedding', prompt: 'use first-dance.mov at the start', expect: [{ first: ['dance'] }] },
  { scene: 'little', prompt: 'only the dog', expect: [{ cutsAtLeast: 1 }, { says: /dog/ }] },
  {
    scene: 'little',
    prompt: 'without the cat and without the bird',
    expect: [{ cutsAtLeast: 1 }, { says: /could not be met/ }],
  },
  { scene: 'workshop', prompt: "don't show any faces", expect: [{ hasNot: ['intro'] }] },
  // Speech and sound
  { scene: 'wedding', prompt: 'I only want to hear people talking', expect: [{ speech: 'only' }] },
  {
    scene: 'wedding',
    prompt: 'leave out the talking, 20 seconds',
    expect: [{ speech: 'none' }, { seconds: 20 }],
  },
  { scene: 'workshop', prompt: 'use the part where he explains it', expect: [{ has: ['intro'] }] },
  { scene: 'seaside', prompt: 'silent video please', expect: [{ sound: 'mute' }] },
  { scene: 'seaside', prompt: 'turn the sound off', expect: [{ sound: 'mute' }] },
  {
    scene: 'seaside',
    prompt: 'I want to hear the original audio of the waves',
    expect: [{ sound: 'original' }],
  },
  {
    scene: 'wedding',
    prompt: 'no dialogue, keep the ambient sound',
    expect: [{ speech: 'none' }, { sound: 'original' }],
  },
  // Beyond the renderer
  {
    scene: 'seaside',
    prompt: 'smooth transitions and a vintage look',
    expect: [{ transition: 'crossfade' }, { look: 'vintage' }],
  },
  { scene: 'seaside', prompt: 'put some chill lofi music underneath', expect: [{ says: /music/ }] },
  {
    scene: 'seaside',
    prompt: 'add a title saying "Lisbon"',
    expect: [{ shows: /Lisbon/ }, { title: /Lisbon/ }],
  },
  { scene: 'seaside', prompt: 'slow motion on the dog', expect: [{ says: /slow motion/ }, { has: ['dog'] }] },
  { scene: 'seaside', prompt: 'make the colors pop and subtitle everything', expect: [{ look: 'vivid' }] },
  // Dictated
  {
    scene: 'seaside',
    prompt: 'okay so um make it twenty five seconds and uh begin with the sunset and no people',
    expect: [{ seconds: 25 }, { first: ['sunset'] }, { hasNot: ['talk', 'street'] }],
  },
  { scene: 'seaside', prompt: 'make it a minute no sorry half a minute', expect: [{ seconds: 30 }] },
  {
    scene: 'wedding',
    prompt: 'start with the cake wait no start with the rings and finish with the dance',
    expect: [{ first: ['rings'] }, { last: ['dance'] }],
  },
  {
    scene: 'seaside',
    prompt: 'i want fast cuts and i want it muted and leave out the pizza and end on the dog',
    expect: [{ averageCutAtMost: 2.2 }, { sound: 'mute' }, { hasNot: ['pizza'] }, { last: ['dog'] }],
  },
  {
    scene: 'wedding',
    prompt:
      'can you make a one minute video of the wedding chronological with no talking and about three seconds per clip',
    expect: [{ seconds: 60 }, { uploadOrder: 'forwards' }, { speech: 'none' }, { everyCut: 3 }],
  },
  // Together
  {
    scene: 'seaside',
    prompt: 'Energetic 15 second teaser. Open with the dog. Skip blurry shots. Keep the sound.',
    expect: [
      { seconds: 15 },
      { first: ['dog'] },
      { hasNot: ['blurred'] },
      { sound: 'original' },
      { averageCutAtMost: 2.2 },
    ],
  },
  {
    scene: 'forty',
    prompt: '10 clips, 2 seconds each, start with a cake, no cars',
    expect: [{ clips: 10 }, { everyCut: 2 }, { first: fortyOf('cake') }, { hasNot: fortyOf('car') }],
  },
  {
    scene: 'wedding',
    prompt: 'A slow, romantic 50-second film without any talking; save the fireworks for last',
    expect: [{ seconds: 50 }, { speech: 'none' }, { last: ['fireworks'] }, { averageCutAtLeast: 3.2 }],
  },
  {
    scene: 'workshop',
    prompt:
      'Product showcase: focus on close-ups of the chair, 15 seconds, muted, end on the finished result',
    expect: [{ seconds: 15 }, { sound: 'mute' }, { last: ['result'] }],
  },
  {
    scene: 'seaside',
    prompt: 'Travel highlights, under 20 seconds, sunset at the end, don’t use anything shaky or blurry',
    expect: [{ secondsAtMost: 20 }, { last: ['sunset'] }, { hasNot: ['shaky', 'blurred'] }],
  },
  {
    scene: 'forty',
    prompt: 'in the order they were filmed, only the dogs and the cakes, twenty seconds',
    expect: [{ uploadOrder: 'forwards' }, { only: [...fortyOf('dog'), ...fortyOf('cake')] }, { seconds: 20 }],
  },
  {
    scene: 'seaside',
    prompt: 'Create a good reel for instagram',
    expect: [{ hasNot: ['blurred'] }, { cutsAtLeast: 5 }, { secondsAtLeast: 10 }],
  },
];
