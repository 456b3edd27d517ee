import type { CorpusPrompt } from './expectation.ts';
import { fortyOf } from './scenes.ts';

/**
 * The fifteenth report set: 117 of 124 (94.4 %) when first run blind. One expectation asks for a tower of which neither
 * the file's name nor the analysis tells.
 */
export const FIFTEENTH_REPORT_SET: readonly CorpusPrompt[] = [
  // Short, typed
  {
    scene: 'seaside',
    prompt: 'doggo vid, 7 sec, dog only!!',
    expect: [{ only: ['dog'] }, { seconds: 7 }],
  },
  {
    scene: 'seaside',
    prompt: '20-25 sec, ends with the sunset, without the dark bar clip',
    expect: [{ secondsAtLeast: 20 }, { secondsAtMost: 25 }, { last: ['sunset'] }, { hasNot: ['bar'] }],
  },
  {
    scene: 'seaside',
    prompt: 'black and white please. fade in at the start. 15 seconds',
    expect: [{ look: 'black_and_white' }, { fadeIn: true }, { seconds: 15 }],
  },
  {
    scene: 'seaside',
    prompt: 'Waves - dog - street - sunset, 3 sec each, done',
    expect: [{ opens: ['waves', 'dog', 'street', 'sunset'] }, { cuts: 4 }, { everyCut: 3 }],
  },
  {
    scene: 'seaside',
    prompt: 'slow film of my holiday, crossfade, 40 seconds, without the food',
    expect: [{ averageCutAtLeast: 2.5 }, { transition: 'crossfade' }, { seconds: 40 }, { hasNot: ['pizza'] }],
  },
  {
    scene: 'wedding',
    prompt: 'at least 20 cuts, 30 sec, energetic',
    expect: [{ cutsAtLeast: 20 }, { seconds: 30 }],
  },
  {
    scene: 'wedding',
    prompt: 'mute only the cake clip, leave the other sound alone, 40 s',
    expect: [{ muted: ['cake'] }, { seconds: 40 }],
  },
  {
    scene: 'wedding',
    prompt: 'insta teaser 12s with kiss, dance and fireworks',
    expect: [{ seconds: 12 }, { has: ['kiss', 'dance', 'fireworks'] }],
  },
  {
    scene: 'wedding',
    prompt: 'first shot garden, second shot rings, last shot dance, 30 s',
    expect: [{ opens: ['garden', 'rings'] }, { last: ['dance'] }, { seconds: 30 }],
  },
  {
    scene: 'workshop',
    prompt: 'vintage style, 5 shots, same order as uploaded',
    expect: [{ look: 'vintage' }, { cuts: 5 }, { uploadOrder: 'forwards' }],
  },
  {
    scene: 'workshop',
    prompt: 'How I built a chair. 45 seconds, keep my explanation in',
    expect: [{ seconds: 45 }, { has: ['intro'] }],
  },
  {
    scene: 'forty',
    prompt: '30 sec. cars and bicycles only. fast.',
    expect: [{ only: [...fortyOf('car'), ...fortyOf('bicycle')] }, { seconds: 30 }, { averageCutAtMost: 2 }],
  },
  {
    scene: 'forty',
    prompt: 'start with IMG-2009, end with IMG-2024, 14 seconds',
    expect: [{ first: ['dog-9'] }, { last: ['bird-24'] }, { seconds: 14 }],
  },
  {
    scene: 'footage',
    prompt: 'dog + bee + flower, 10 s',
    expect: [
      { hasOneOf: ['dog', 'dog-blurred'] },
      { hasOneOf: ['bee', 'bee-dark'] },
      { has: ['flower'] },
      { seconds: 10 },
    ],
  },
  { scene: 'little', prompt: '4 seconds, both animals', expect: [{ all: true }, { seconds: 4 }] },
  // Prose
  {
    scene: 'seaside',
    prompt:
      'Please start with the helicopter flight and then show the waves. The video should be 20 seconds.',
    expect: [{ says: /helicopter/i }, { has: ['waves'] }, { seconds: 20 }],
  },
  {
    scene: 'seaside',
    prompt:
      'We are two friends from Lisbon and want a funny, fast reel. Not a second over fifteen, the dog must be in it, and no sunset please, that is too romantic for us.',
    expect: [{ secondsAtMost: 15 }, { averageCutAtMost: 2 }, { has: ['dog'] }, { hasNot: ['sunset'] }],
  },
  {
    scene: 'seaside',
    prompt:
      'I am going to read a poem over this, so please mute it. Take the waves, the sunset and nothing more, twelve seconds, fading out at the end.',
    expect: [
      { sound: 'mute' },
      { only: ['waves', 'sunset'] },
      { has: ['waves', 'sunset'] },
      { seconds: 12 },
      { fadeOut: true },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      'Please leave out the third clip and the fourth clip. Of the others, use only the good ones, nothing dark, blurry or shaky.',
    expect: [{ hasNot: ['talk', 'pizza'] }, { hasNot: ['bar', 'blurred', 'shaky'] }],
  },
  {
    scene: 'seaside',
    prompt:
      'I would like to start with me talking, then show a bit of everything from the trip, and end with me talking again. Around 25 seconds.',
    expect: [{ first: ['talk'] }, { last: ['talk'] }, { seconds: 25 }],
  },
  {
    scene: 'wedding',
    prompt:
      'Can you make a film of a minute and a half? All the clips should be in it, in the order we shot them, with the sound from the camera.',
    expect: [{ seconds: 90 }, { all: true }, { uploadOrder: 'forwards' }, { sound: 'original' }],
  },
  {
    scene: 'wedding',
    prompt:
      'My husband hates how he dances. Please leave the first dance and the party out, and use mostly the ceremony instead. Forty seconds, warm colours.',
    expect: [{ hasNot: ['dance', 'party'] }, { mostly: ['ceremony'] }, { seconds: 40 }, { look: 'warm' }],
  },
  {
    scene: 'wedding',
    prompt:
      'We would like the text "Our day" at the start and the text "Thank you all" at the end. Apart from that, please keep it simple: six clips, five seconds for each.',
    expect: [
      { shows: /Our day/, at: 'opening' },
      { shows: /Thank you all/, at: 'ending' },
      { clips: 6 },
      { everyCut: 5 },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'Begin with a close-up. Then show the rest of the wedding however you like, as long as the whole video does not go over half a minute.',
    expect: [{ first: ['rings', 'kiss'] }, { secondsAtMost: 30 }],
  },
  {
    scene: 'workshop',
    prompt:
      'Please cut a video for beginners. I want to hear what I say in the introduction, and after that come steps one, two and three. End on the finished chair, one minute.',
    expect: [{ inOrder: ['intro', 'hands', 'glue', 'paint'] }, { last: ['result'] }, { seconds: 60 }],
  },
  {
    scene: 'workshop',
    prompt:
      'The gluing is a bit boring, please leave it out. I also want the painting to come before the cutting, just for fun, and the chair at the very beginning.',
    expect: [{ hasNot: ['glue'] }, { inOrder: ['paint', 'hands'] }, { first: ['result'] }],
  },
  {
    scene: 'forty',
    prompt:
      'Our club makes a summer video every year. Please take 25 clips, one second from each, mix them well and end with a cake.',
    expect: [{ clips: 25 }, { everyCut: 1 }, { last: fortyOf('cake') }],
  },
  {
    scene: 'footage',
    prompt:
      'Please give me a vintage looking video of the city with the tower and the traffic. Eight seconds, no animals.',
    expect: [
      { look: 'vintage' },
      { has: ['tower', 'traffic'] },
      { hasNot: ['dog', 'dog-blurred', 'bee', 'bee-dark'] },
      { seconds: 8 },
    ],
  },
  {
    scene: 'footage',
    prompt: 'Put some pop music under it, please, and make it 15 seconds with the dog at the end.',
    expect: [{ says: /music/i }, { seconds: 15 }, { last: ['dog', 'dog-blurred'] }],
  },
  // Dictated
  {
    scene: 'seaside',
    prompt:
      'hey um can you do like a quarter of a minute no make that twenty seconds and i dont want to see any cars',
    expect: [{ seconds: 20 }, { hasNot: ['street'] }],
  },
  {
    scene: 'seaside',
    prompt:
      'so the pizza goes first because it was the best pizza ever and then whatever you like and then the dog at the end and it should be really fast ten seconds',
    expect: [{ first: ['pizza'] }, { last: ['dog'] }, { averageCutAtMost: 2 }, { seconds: 10 }],
  },
  {
    scene: 'seaside',
    prompt:
      'i would say use everything but the dark one and the blurry one and put them in the order i uploaded them and do fourteen seconds total',
    expect: [
      { hasNot: ['bar', 'blurred'] },
      { has: ['waves', 'dog', 'talk', 'pizza', 'sunset', 'street', 'shaky'] },
      { uploadOrder: 'forwards' },
      { seconds: 14 },
    ],
  },
  {
    scene: 'seaside',
    prompt: 'okay the title is lazy days and then vintage style and um fade out at the end and thats it',
    expect: [{ shows: /lazy days/i }, { look: 'vintage' }, { fadeOut: true }],
  },
  {
    scene: 'wedding',
    prompt:
      'uh this is going on the screen at the restaurant so nobody hears it anyway switch the sound off and make it one minute twenty and let the pictures blend into each other',
    expect: [{ sound: 'mute' }, { seconds: 80 }, { transition: 'crossfade' }],
  },
  {
    scene: 'wedding',
    prompt:
      'first the kiss then the rings then the cake then the fireworks and i dont need anything else sixteen seconds so four each',
    expect: [
      { opens: ['kiss', 'rings', 'cake', 'fireworks'] },
      { only: ['kiss', 'rings', 'cake', 'fireworks'] },
      { seconds: 16 },
      { everyCut: 4 },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'i think the best man talks too long so um just a little of him and more of the dance and the party like twenty five seconds',
    expect: [{ has: ['speech', 'dance', 'party'] }, { seconds: 25 }],
  },
  {
    scene: 'workshop',
    prompt: 'just make it good but i want the chair at the end and not longer than twenty seconds',
    expect: [{ last: ['result'] }, { secondsAtMost: 20 }],
  },
  {
    scene: 'forty',
    prompt:
      'uh no people and no benches and i want a boat at the start and a dog at the end and about eighteen seconds',
    expect: [
      { hasNot: [...fortyOf('person'), ...fortyOf('bench')] },
      { first: fortyOf('boat') },
      { last: fortyOf('dog') },
      { seconds: 18 },
    ],
  },
  {
    scene: 'footage',
    prompt: 'do the workout one the squats only and make it six seconds and put the words day one on it',
    expect: [{ only: ['squats'] }, { seconds: 6 }, { shows: /day one/i }],
  },
  {
    scene: 'little',
    prompt:
      'its my cat and a bird so the bird should be first and the whole thing in black and white and mute',
    expect: [{ first: ['bird'] }, { has: ['cat'] }, { look: 'black_and_white' }, { sound: 'mute' }],
  },
];
