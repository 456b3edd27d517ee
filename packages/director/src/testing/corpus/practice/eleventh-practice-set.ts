import type { CorpusPrompt } from '../expectation.ts';
import { fortyOf } from '../scenes.ts';

/** Written by somebody who does not know the rules, typed: 193 of 208 (92.8 %) when first run. */
export const ELEVENTH_PRACTICE_SET: readonly CorpusPrompt[] = [
  // Seaside
  {
    scene: 'seaside',
    prompt: 'waves, dog, pizza, sunset. 2 sec each',
    expect: [{ opens: ['waves', 'dog', 'pizza', 'sunset'] }, { cuts: 4 }, { everyCut: 2 }],
  },
  {
    scene: 'seaside',
    prompt: '6 shots, 1.5 sec each, sunset last',
    expect: [{ cuts: 6 }, { everyCut: 1.5 }, { last: ['sunset'] }],
  },
  {
    scene: 'seaside',
    prompt: 'all clips, backwards order, 20 sec',
    expect: [{ all: true }, { uploadOrder: 'backwards' }, { seconds: 20 }],
  },
  {
    scene: 'seaside',
    prompt: 'Pizza then street then dog last. 9s',
    expect: [
      { first: ['pizza'] },
      { inOrder: ['pizza', 'street', 'dog'] },
      { last: ['dog'] },
      { seconds: 9 },
    ],
  },
  {
    scene: 'seaside',
    prompt: 'no talking, no blurry stuff, 25 sec',
    expect: [{ speech: 'none' }, { hasNot: ['blurred'] }, { seconds: 25 }],
  },
  {
    scene: 'seaside',
    prompt:
      'My girlfriend says the old town was the nicest part of the whole week. Start there, then take whatever fits, and finish with the sunset because we watched it every evening. About 20 seconds.',
    expect: [{ first: ['street'] }, { last: ['sunset'] }, { seconds: 20 }],
  },
  {
    scene: 'seaside',
    prompt:
      'My son is four and only watches these videos for the dog. So the dog should be at the start and again at the end, and please no longer than 12 seconds, he gets bored.',
    expect: [{ first: ['dog'] }, { last: ['dog'] }, { secondsAtMost: 12 }],
  },
  {
    scene: 'seaside',
    prompt:
      'We run a small pizzeria by the sea and need a clip for the screen in our shop. Pizza first, then the waves, then the sunset, nothing else. No sound, we have the radio on anyway. 12 seconds.',
    expect: [
      { opens: ['pizza', 'waves', 'sunset'] },
      { only: ['pizza', 'waves', 'sunset'] },
      { sound: 'mute' },
      { seconds: 12 },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      'Hello, I want video of my vacation, 30 second. Please not put the bar because it is too dark. Finish with the sunset on the pier, was very beautiful.',
    expect: [{ seconds: 30 }, { hasNot: ['bar'] }, { last: ['sunset'] }],
  },
  {
    scene: 'seaside',
    prompt:
      'I know the boat clip is shaky, but my dad built boats all his life and this is for him, so it has to be in. 18 seconds altogether, and fade out at the end.',
    expect: [{ has: ['shaky'] }, { seconds: 18 }, { fadeOut: true }],
  },
  {
    scene: 'seaside',
    prompt:
      "There is one clip where I talk into the camera and I can't stand my voice in it. Leave that one out. All the others in the order I filmed them, two seconds of each.",
    expect: [
      { hasNot: ['talk'] },
      { has: ['waves', 'dog', 'pizza', 'sunset', 'blurred', 'bar', 'street', 'shaky'] },
      { uploadOrder: 'forwards' },
      { everyCut: 2 },
    ],
  },
  {
    scene: 'seaside',
    prompt: 'sunset first, waves last, crossfade, 16s',
    expect: [{ first: ['sunset'] }, { last: ['waves'] }, { transition: 'crossfade' }, { seconds: 16 }],
  },
  {
    scene: 'seaside',
    prompt: 'text at the start: "Summer with Bruno". dog, waves and sunset in it. 15 sec',
    expect: [
      { shows: /Summer with Bruno/i, at: 'opening' },
      { has: ['dog', 'waves', 'sunset'] },
      { seconds: 15 },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      'The waves were so loud that you can hardly bear it. Keep them in, but make them quieter. The rest can stay as loud as it is. 22 seconds.',
    expect: [{ has: ['waves'] }, { quieter: ['waves'] }, { seconds: 22 }],
  },
  {
    scene: 'seaside',
    prompt:
      "This is for my parents, who are old and don't like quick cuts, so let every shot stay at least three seconds. They would love the dog and the old town. Half a minute, and put some guitar music under it if you can.",
    expect: [{ everyCutAtLeast: 3 }, { has: ['dog', 'street'] }, { seconds: 30 }, { says: /music|guitar/i }],
  },
  {
    scene: 'seaside',
    prompt: 'vintage, mute, 14 s, not the one with the wine glass',
    expect: [{ look: 'vintage' }, { sound: 'mute' }, { seconds: 14 }, { hasNot: ['bar'] }],
  },
  // Wedding
  {
    scene: 'wedding',
    prompt: 'rings, kiss, cake, dance, fireworks. 3 sec each',
    expect: [{ opens: ['rings', 'kiss', 'cake', 'dance', 'fireworks'] }, { cuts: 5 }, { everyCut: 3 }],
  },
  {
    scene: 'wedding',
    prompt: '45 s. no party, no best man',
    expect: [{ seconds: 45 }, { hasNot: ['party', 'speech'] }],
  },
  {
    scene: 'wedding',
    prompt: '10 shots, 2 sec each, kiss last',
    expect: [{ cuts: 10 }, { everyCut: 2 }, { last: ['kiss'] }],
  },
  {
    scene: 'wedding',
    prompt: 'Black and white, crossfade, no sound, 1 min',
    expect: [{ look: 'black_and_white' }, { transition: 'crossfade' }, { sound: 'mute' }, { seconds: 60 }],
  },
  {
    scene: 'wedding',
    prompt:
      'My wife cried when the best man spoke, so he has to be in it. I would also like to see the ceremony and the cake. The fireworks did not come out well, you can skip them. One minute.',
    expect: [{ has: ['speech', 'ceremony', 'cake'] }, { hasNot: ['fireworks'] }, { seconds: 60 }],
  },
  {
    scene: 'wedding',
    prompt:
      'I am the mother of the bride. Please show the garden first, because my late husband planted it, and after that the ceremony. The fireworks come right at the end. We are in no hurry, so two minutes are fine.',
    expect: [
      { first: ['garden'] },
      { inOrder: ['garden', 'ceremony', 'fireworks'] },
      { last: ['fireworks'] },
      { seconds: 120 },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'Client is a country hotel. They sell the place, not the couple. Open on the drone shot of the garden, close on the fireworks, leave out the best man and the party. Length between 20 and 30 seconds.',
    expect: [
      { first: ['garden'] },
      { last: ['fireworks'] },
      { hasNot: ['speech', 'party'] },
      { secondsAtLeast: 20 },
      { secondsAtMost: 30 },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'Hi, we are the bakery that made the cake and we want to show it on our page. Only the cake please, 8 seconds, and write "Made by Rosa" at the end.',
    expect: [{ only: ['cake'] }, { seconds: 8 }, { shows: /Made by Rosa/i, at: 'ending' }],
  },
  {
    scene: 'wedding',
    prompt: 'every clip once, upload order, 4 sec each',
    expect: [{ all: true }, { cuts: 9 }, { uploadOrder: 'forwards' }, { everyCut: 4 }],
  },
  {
    scene: 'wedding',
    prompt: 'whole day in backwards order, from the fireworks to the rings, 27 sec',
    expect: [{ first: ['fireworks'] }, { last: ['rings'] }, { uploadOrder: 'backwards' }, { seconds: 27 }],
  },
  {
    scene: 'wedding',
    prompt:
      'Good day, we are from Poland and the grandparents do not understand English, so please nothing where somebody talks. We like to see the kiss, the dance and the cake. 25 seconds, thank you.',
    expect: [{ speech: 'none' }, { has: ['kiss', 'dance', 'cake'] }, { seconds: 25 }],
  },
  {
    scene: 'wedding',
    prompt:
      'The singer was terrible and you hear him in the first dance and in the party. Keep both clips but mute them. All the other clips keep their sound. 50 seconds.',
    expect: [{ has: ['dance', 'party'] }, { muted: ['dance', 'party'] }, { seconds: 50 }],
  },
  {
    scene: 'wedding',
    prompt:
      'My brother lives in Canada and could not come. Show him what matters: the rings, the ceremony and the kiss, in that order, and the first dance at the very end. He will watch it on the bus, so not more than 40 seconds.',
    expect: [{ inOrder: ['rings', 'ceremony', 'kiss'] }, { last: ['dance'] }, { secondsAtMost: 40 }],
  },
  {
    scene: 'wedding',
    prompt: 'fast teaser 10 sec, fireworks first, no garden',
    expect: [{ averageCutAtMost: 2 }, { seconds: 10 }, { first: ['fireworks'] }, { hasNot: ['garden'] }],
  },
  // Workshop
  {
    scene: 'workshop',
    prompt: 'step 1, step 2, step 3, result. 5 sec each',
    expect: [{ opens: ['hands', 'glue', 'paint', 'result'] }, { cuts: 4 }, { everyCut: 5 }],
  },
  {
    scene: 'workshop',
    prompt: 'Result first and last. 20 s. No glue',
    expect: [{ first: ['result'] }, { last: ['result'] }, { seconds: 20 }, { hasNot: ['glue'] }],
  },
  {
    scene: 'workshop',
    prompt: '5 clips, 2 sec each, backwards',
    expect: [{ clips: 5 }, { everyCut: 2 }, { uploadOrder: 'backwards' }],
  },
  {
    scene: 'workshop',
    prompt:
      'I have a little furniture shop and this will be on the tablet next to the till. Nobody needs to hear me there, so leave out the talking. Show the cutting, the glue and the paint, and the finished chair last. Thirty seconds.',
    expect: [
      { speech: 'none' },
      { inOrder: ['hands', 'glue', 'paint'] },
      { last: ['result'] },
      { seconds: 30 },
    ],
  },
  {
    scene: 'workshop',
    prompt:
      'My pupils fall asleep when a video is long. Not more than 25 seconds, start with the intro, and spend most of the time on the painting, because that is what the lesson is about.',
    expect: [{ secondsAtMost: 25 }, { first: ['intro'] }, { mostly: ['paint'] }],
  },
  {
    scene: 'workshop',
    prompt: 'just the intro, 12 sec, make it louder',
    expect: [{ only: ['intro'] }, { seconds: 12 }, { louder: ['intro'] }],
  },
  {
    scene: 'workshop',
    prompt:
      'Dear editor, I am making furniture in Italy. Please the finished chair in the beginning, after this how I do it: step 1, step 2, step 3. With the text "Handmade in Bergamo" in the beginning. It must be 40 seconds.',
    expect: [
      { first: ['result'] },
      { inOrder: ['hands', 'glue', 'paint'] },
      { shows: /Handmade in Bergamo/i, at: 'opening' },
      { seconds: 40 },
    ],
  },
  {
    scene: 'workshop',
    prompt: 'no glue, no talking, crossfade, 15 sec',
    expect: [{ hasNot: ['glue'] }, { speech: 'none' }, { transition: 'crossfade' }, { seconds: 15 }],
  },
  {
    scene: 'workshop',
    prompt:
      'My daughter painted the chair all by herself and is very proud of it. Just the painting and then the finished chair, nothing else, ten seconds, in warm colours. It is for her aunt.',
    expect: [
      { opens: ['paint'] },
      { only: ['paint', 'result'] },
      { last: ['result'] },
      { seconds: 10 },
      { look: 'warm' },
    ],
  },
  // Forty
  {
    scene: 'forty',
    prompt: 'dogs only, 5 shots, 2 sec each',
    expect: [{ only: fortyOf('dog') }, { cuts: 5 }, { everyCut: 2 }],
  },
  {
    scene: 'forty',
    prompt: '12 shots, 1 sec each, a cake last',
    expect: [{ cuts: 12 }, { everyCut: 1 }, { last: fortyOf('cake') }],
  },
  {
    scene: 'forty',
    prompt: 'bike then boat then car then dog last, 2 sec each',
    expect: [
      { first: fortyOf('bicycle') },
      { hasOneOf: fortyOf('boat') },
      { hasOneOf: fortyOf('car') },
      { last: fortyOf('dog') },
      { everyCut: 2 },
    ],
  },
  {
    scene: 'forty',
    prompt:
      'I help at a dog shelter and we want people to see how lovely our dogs are. So only dogs please, 20 seconds, and the words "Take me home" at the end.',
    expect: [{ only: fortyOf('dog') }, { seconds: 20 }, { shows: /Take me home/i, at: 'ending' }],
  },
  {
    scene: 'forty',
    prompt:
      'My little boy is crazy about cars and boats. Make him a video with just cars and boats, half a minute long, and start with a boat.',
    expect: [{ only: [...fortyOf('car'), ...fortyOf('boat')] }, { seconds: 30 }, { first: fortyOf('boat') }],
  },
  {
    scene: 'forty',
    prompt: 'no people, no benches, 20s, same order as uploaded',
    expect: [
      { hasNot: [...fortyOf('person'), ...fortyOf('bench')] },
      { seconds: 20 },
      { uploadOrder: 'forwards' },
    ],
  },
  {
    scene: 'forty',
    prompt:
      'We are a cycling club and need something for our yearly meeting. Start with a bicycle and use mostly bicycles, a few other things in between are fine. But no birds, we are not a zoo. 25 seconds.',
    expect: [
      { first: fortyOf('bicycle') },
      { mostly: fortyOf('bicycle') },
      { hasNot: fortyOf('bird') },
      { seconds: 25 },
    ],
  },
  {
    scene: 'forty',
    prompt:
      'It was the 80th birthday of my grandmother. She only wants to see the people and the cakes. Her eyes are not so good any more, so no shot under three seconds please. Forty seconds in total.',
    expect: [{ only: [...fortyOf('person'), ...fortyOf('cake')] }, { everyCutAtLeast: 3 }, { seconds: 40 }],
  },
  {
    scene: 'forty',
    prompt: 'IMG-2003 first, IMG-2030 last, 15 sec, mute',
    expect: [{ first: ['person-3'] }, { last: ['boat-30'] }, { seconds: 15 }, { sound: 'mute' }],
  },
  // Footage
  {
    scene: 'footage',
    prompt: 'dog, bee, squats. 2 sec each',
    expect: [
      { first: ['dog', 'dog-blurred'] },
      { hasOneOf: ['bee', 'bee-dark'] },
      { last: ['squats'] },
      { cuts: 3 },
      { everyCut: 2 },
    ],
  },
  {
    scene: 'footage',
    prompt: '8 shots, 1 sec each, in upload order',
    expect: [{ cuts: 8 }, { everyCut: 1 }, { uploadOrder: 'forwards' }],
  },
  {
    scene: 'footage',
    prompt:
      "A bee stung me last year and since then I can't even look at them, so please no bees. I want my dog first, he is the star. 20 seconds, the rest is up to you.",
    expect: [{ hasNot: ['bee', 'bee-dark'] }, { first: ['dog', 'dog-blurred'] }, { seconds: 20 }],
  },
  {
    scene: 'footage',
    prompt: 'squats first, then some other stuff, dog last, 10 sec, fade out',
    expect: [{ first: ['squats'] }, { last: ['dog', 'dog-blurred'] }, { seconds: 10 }, { fadeOut: true }],
  },
  {
    scene: 'footage',
    prompt:
      'I am fitness trainer and I need something for my page. Take only the squats, five seconds, and the text "Week two" at the start. Without sound, I will speak later over it.',
    expect: [{ only: ['squats'] }, { seconds: 5 }, { shows: /Week two/i, at: 'opening' }, { sound: 'mute' }],
  },
  {
    scene: 'footage',
    prompt: 'every clip, backwards order, 1 sec each',
    expect: [{ all: true }, { uploadOrder: 'backwards' }, { everyCut: 1 }],
  },
  {
    scene: 'footage',
    prompt: 'Vintage, crossfade, 20 sec, no dog',
    expect: [
      { look: 'vintage' },
      { transition: 'crossfade' },
      { seconds: 20 },
      { hasNot: ['dog', 'dog-blurred'] },
    ],
  },
  // Little
  {
    scene: 'little',
    prompt: 'bird then cat last, 5 sec',
    expect: [{ first: ['bird'] }, { last: ['cat'] }, { seconds: 5 }],
  },
  {
    scene: 'little',
    prompt: 'cat 2 sec, bird 2 sec',
    expect: [{ opens: ['cat', 'bird'] }, { cuts: 2 }, { everyCut: 2 }],
  },
  {
    scene: 'little',
    prompt:
      'Our cat died in spring and this is the last clip we have of her. Only the cat please, not the bird, in black and white. Three seconds.',
    expect: [{ only: ['cat'] }, { look: 'black_and_white' }, { seconds: 3 }],
  },
  {
    scene: 'little',
    prompt:
      'The cat sits at the window every morning and waits for the bird. So show the cat, then the bird, then the cat again. Six seconds.',
    expect: [{ opens: ['cat', 'bird', 'cat'] }, { last: ['cat'] }, { seconds: 6 }],
  },
  {
    scene: 'little',
    prompt: 'text "Good morning" at the start, bird first, both clips, fade out',
    expect: [
      { shows: /Good morning/i, at: 'opening' },
      { first: ['bird'] },
      { all: true },
      { fadeOut: true },
    ],
  },
];
