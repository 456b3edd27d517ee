import type { CorpusPrompt } from './expectation.ts';
import { fortyOf } from './scenes.ts';

/** The fourth report set, in the words of different creators: 83.6 % when first run blind. */
export const FOURTH_REPORT_SET: readonly CorpusPrompt[] = [
  // Dictated without punctuation
  {
    scene: 'seaside',
    prompt:
      'ok so basically this is from our week at the coast can you start off with the waves rolling in and then get some of the dog in there and i guess wrap things up with that sunset oh and keep it around twenty five seconds',
    expect: [{ first: ['waves'] }, { has: ['dog'] }, { last: ['sunset'] }, { seconds: 25 }],
  },
  {
    scene: 'wedding',
    prompt:
      'hey so i need a little film of our wedding nothing longer than a minute the cake has to be in it and the first dance but no speeches please they were so boring and make it nice and warm',
    expect: [{ secondsAtMost: 60 }, { has: ['cake', 'dance'] }, { hasNot: ['speech'] }, { look: 'warm' }],
  },
  {
    scene: 'forty',
    prompt:
      'right so there are loads of clips just grab maybe fifteen of them and make each one last a second and a half and i really do not want any cars in it',
    expect: [{ clips: 15 }, { everyCut: 1.5 }, { hasNot: fortyOf('car') }],
  },
  {
    scene: 'workshop',
    prompt:
      'so the chair is what i built so begin with the finished thing and then walk people through the steps one after the other thirty seconds no talking',
    expect: [
      { first: ['result'] },
      { inOrder: ['hands', 'glue', 'paint'] },
      { seconds: 30 },
      { speech: 'none' },
    ],
  },
  {
    scene: 'footage',
    prompt:
      'um i want the guy juggling right up front then some squats then the dog and after that whatever you think is good but nothing dark or blurry and like fifteen seconds tops',
    expect: [
      { opens: ['juggle', 'squats', 'dog'] },
      { hasNot: ['bee-dark', 'watch', 'dog-blurred'] },
      { secondsAtMost: 15 },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      'make it in black and white and have it fade to black when it is over also mute the whole thing and about eighteen seconds i think',
    expect: [{ look: 'black_and_white' }, { fadeOut: true }, { sound: 'mute' }, { seconds: 18 }],
  },
  // Self-corrections
  {
    scene: 'seaside',
    prompt: 'start with the pizza hmm no actually start with the dog and end with the pizza',
    expect: [{ first: ['dog'] }, { last: ['pizza'] }],
  },
  {
    scene: 'wedding',
    prompt:
      'let us make it forty seconds well maybe more like fifty seconds and quick cuts no sorry slow cuts',
    expect: [{ seconds: 50 }, { averageCutAtLeast: 3 }],
  },
  {
    scene: 'forty',
    prompt: 'use ten clips no wait make that twelve and only dogs and boats',
    expect: [{ clipsAtMost: 12 }, { only: [...fortyOf('dog'), ...fortyOf('boat')] }],
  },
  {
    scene: 'seaside',
    prompt: 'make it warm or you know what black and white is better',
    expect: [{ look: 'black_and_white' }],
  },
  // Not native
  {
    scene: 'seaside',
    prompt: 'Please to make video of 20 second, first the ocean, in the final the sunset, dont show persons',
    expect: [{ seconds: 20 }, { first: ['waves'] }, { last: ['sunset'] }, { hasNot: ['talk', 'street'] }],
  },
  {
    scene: 'wedding',
    prompt:
      'I wish a film very calm, duration one minute, with all the moments in the order how they happened',
    expect: [{ seconds: 60 }, { uploadOrder: 'forwards' }, { averageCutAtLeast: 3 }],
  },
  {
    scene: 'wedding',
    prompt: 'It must begin by the rings and it must finish by the fireworks, without the party',
    expect: [{ first: ['rings'] }, { last: ['fireworks'] }, { hasNot: ['party'] }],
  },
  {
    scene: 'forty',
    prompt: 'I want only the animals, the rest not. 15 sec, rapid.',
    expect: [{ only: [...fortyOf('dog'), ...fortyOf('bird')] }, { seconds: 15 }, { averageCutAtMost: 2 }],
  },
  {
    scene: 'seaside',
    prompt: 'Between one clip and the other please put a soft fade, the colors more warm',
    expect: [{ transition: 'crossfade' }, { look: 'warm' }],
  },
  {
    scene: 'workshop',
    prompt:
      'Make it explain how I made the chair, 45 seconds, in the good order, with my voice from the intro',
    expect: [{ seconds: 45 }, { inOrder: ['hands', 'glue', 'paint'] }, { has: ['intro'] }],
  },
  // Long briefs
  {
    scene: 'wedding',
    prompt: `We got married in June and this is for our families.
It should be one minute long and feel romantic and unhurried.
Open on the garden from above, then the ceremony. The kiss is the most important shot, so give it four seconds.
Please leave out the best man's speech. End with the fireworks and fade to black.
Put "Anna & Tom" on the opening shot.`,
    expect: [
      { seconds: 60 },
      { opens: ['garden', 'ceremony'] },
      { has: ['kiss'] },
      { hasNot: ['speech'] },
      { last: ['fireworks'] },
      { fadeOut: true },
      { shows: /^Anna & Tom$/, at: 'opening' },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      'This one is for my travel page. 15 seconds max, energetic, lots of movement. I want vivid colours and hard cuts. Hook: the dog. Last shot: the sunset. Please skip anything blurry or shaky and lose the bar clip. At the end show the text "Portugal 2026".',
    expect: [
      { secondsAtMost: 15 },
      { look: 'vivid' },
      { transition: 'cut' },
      { first: ['dog'] },
      { last: ['sunset'] },
      { hasNot: ['blurred', 'shaky'] },
      { shows: /^Portugal 2026$/, at: 'ending' },
    ],
  },
  {
    scene: 'workshop',
    prompt:
      'A product video for my online shop. Focus on the finished chair and close-ups of the paint, not on me. No talking, 20 seconds, calm pace, natural colours. Finish on the chair.',
    expect: [
      { speech: 'none' },
      { seconds: 20 },
      { last: ['result'] },
      { has: ['paint'] },
      { look: 'natural' },
    ],
  },
  {
    scene: 'footage',
    prompt:
      'I shoot macro. Make a quiet 10 second piece with just the flower and the bee (the bright one, not the dark one), dissolve between them, and no sound at all.',
    expect: [{ only: ['flower', 'bee'] }, { transition: 'crossfade' }, { sound: 'mute' }],
  },
  // Terse
  {
    scene: 'seaside',
    prompt: 'sunset last. 12s. no pizza',
    expect: [{ last: ['sunset'] }, { seconds: 12 }, { hasNot: ['pizza'] }],
  },
  {
    scene: 'forty',
    prompt: 'dogs. fast. 10s.',
    expect: [{ seconds: 10 }, { averageCutAtMost: 2 }, { mostly: fortyOf('dog') }],
  },
  {
    scene: 'wedding',
    prompt: 'kiss first, dance last, b&w',
    expect: [{ first: ['kiss'] }, { last: ['dance'] }, { look: 'black_and_white' }],
  },
  {
    scene: 'wedding',
    prompt: '45s / chronological / no music',
    expect: [{ seconds: 45 }, { uploadOrder: 'forwards' }, { saysNot: /music/ }],
  },
  { scene: 'seaside', prompt: '3 clips max, retro', expect: [{ clipsAtMost: 3 }, { look: 'vintage' }] },
  { scene: 'little', prompt: 'bird cat bird', expect: [{ opens: ['bird', 'cat'] }] },
  // Names and positions
  {
    scene: 'seaside',
    prompt: 'use IMG_4411 as the opener, sunset-pier.mp4 as the closer and skip clips 6 through 9',
    expect: [{ first: ['dog'] }, { last: ['sunset'] }, { hasNot: ['blurred', 'bar', 'street', 'shaky'] }],
  },
  {
    scene: 'forty',
    prompt: 'take the first eight clips and nothing else, two seconds apiece',
    expect: [{ everyCut: 2 }, { clips: 8 }],
  },
  {
    scene: 'wedding',
    prompt: 'swap it around: begin with the last clip and end with the first',
    expect: [{ first: ['fireworks'] }, { last: ['rings'] }],
  },
  {
    scene: 'seaside',
    prompt: 'the fourth one should come right after the second one, 20 seconds in total',
    expect: [{ inOrder: ['dog', 'pizza'] }, { seconds: 20 }],
  },
  // Sound and levels
  {
    scene: 'seaside',
    prompt: 'silence the dog clip, the other sound can stay',
    expect: [{ muted: ['dog'] }, { sound: 'original' }],
  },
  {
    scene: 'wedding',
    prompt: 'the party clip is way too loud, turn that one down please',
    expect: [{ quieter: ['party'] }],
  },
  {
    scene: 'seaside',
    prompt: 'I only want to hear her voice, mute the sound of everything else',
    expect: [
      { has: ['talk'] },
      { muted: ['waves', 'dog', 'pizza', 'sunset', 'bar', 'street', 'shaky', 'blurred'] },
    ],
  },
  {
    scene: 'workshop',
    prompt: 'boost the audio of the intro a little and keep the rest as is',
    expect: [{ louder: ['intro'] }],
  },
  // Style and text
  {
    scene: 'wedding',
    prompt: 'Dreamy look, every shot melting into the next, fade in at the very start',
    expect: [{ look: 'soft' }, { transition: 'crossfade' }, { fadeIn: true }],
  },
  {
    scene: 'seaside',
    prompt: 'give it that moody cinema look and let it go to black between the scenes',
    expect: [{ look: 'cinematic' }, { transition: 'dip_to_black' }],
  },
  {
    scene: 'seaside',
    prompt: 'headline "Surf & Sand" in the beginning, "thanks for watching" in the end, blueish colours',
    expect: [
      { shows: /^Surf & Sand$/, at: 'opening' },
      { shows: /^thanks for watching$/, at: 'ending' },
      { look: 'cool' },
    ],
  },
  {
    scene: 'workshop',
    prompt: 'the intro card should read How I built it, then straight cuts only',
    expect: [{ shows: /^How I built it$/i, at: 'opening' }, { transition: 'cut' }],
  },
  // Impossible and contradictory
  {
    scene: 'seaside',
    prompt: 'add a drum and bass track and speed up the dog part, 15 seconds',
    expect: [{ says: /music/ }, { says: /speed/ }, { seconds: 15 }],
  },
  {
    scene: 'little',
    prompt: 'I would love two full minutes of the cat',
    expect: [{ says: /2 minutes/ }, { has: ['cat'] }],
  },
  {
    scene: 'seaside',
    prompt: 'show the lighthouse first and then the waves',
    expect: [{ says: /lighthouse/ }, { has: ['waves'] }],
  },
];
