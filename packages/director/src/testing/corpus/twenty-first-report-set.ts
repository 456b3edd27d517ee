import type { CorpusPrompt } from './expectation.ts';
import { fortyOf } from './scenes.ts';

/** The twenty-first report set, by another who does not know the rules: 130 of 136 (95.6 %) when run blind; not studied. */
export const TWENTY_FIRST_REPORT_SET: readonly CorpusPrompt[] = [
  // Seaside
  {
    scene: 'seaside',
    prompt:
      "okay so we just got back from Cornwall and my mum hasn't seen any of it yet so can you do about thirty seconds start with the waves and finish on the sunset and um leave out the blurry one",
    expect: [{ seconds: 30 }, { first: ['waves'] }, { last: ['sunset'] }, { hasNot: ['blurred'] }],
  },
  {
    scene: 'seaside',
    prompt: '20 sec, dog last, no sound pls',
    expect: [{ seconds: 20 }, { last: ['dog'] }, { sound: 'mute' }],
  },
  {
    scene: 'seaside',
    prompt:
      'I run a small pizzeria by the beach and this is for our Instagram page. Please open with the pizza, make the colours pop, skip the dark bar shot, and put "Luigi\'s by the Sea" on screen at the start.',
    expect: [
      { first: ['pizza'] },
      { look: 'vivid' },
      { hasNot: ['bar'] },
      { shows: /luigi.?s by the sea/i, at: 'opening' },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      'um so basically I want just me talking nothing else and then fade it out at the end my professor wants it under ten seconds I think yeah under ten seconds',
    expect: [{ speech: 'only' }, { fadeOut: true }, { secondsAtMost: 10 }],
  },
  {
    scene: 'seaside',
    prompt: 'every clip in the order i filmed them, 45s, crossfades. gran will love it',
    expect: [{ all: true }, { uploadOrder: 'forwards' }, { seconds: 45 }, { transition: 'crossfade' }],
  },
  {
    scene: 'seaside',
    prompt:
      'We lost our old dog last month and this was his last trip to the sea. Could you make a gentle fifteen-second piece that is mostly the dog, with a soft look?',
    expect: [{ mostly: ['dog'] }, { seconds: 15 }, { look: 'soft' }],
  },
  {
    scene: 'seaside',
    prompt:
      "so the kids keep asking for the boat but honestly it's so wobbly I can't look at it so no boat please start on the old street then the pizza then the sunset",
    expect: [{ hasNot: ['shaky'] }, { first: ['street'] }, { inOrder: ['street', 'pizza', 'sunset'] }],
  },
  {
    scene: 'seaside',
    prompt: '5 clips max, 25 secs, waves & sunset must be in it, no talking',
    expect: [{ clipsAtMost: 5 }, { seconds: 25 }, { has: ['waves', 'sunset'] }, { speech: 'none' }],
  },
  {
    scene: 'seaside',
    prompt:
      'Use the dog, the waves and the street, in that order, and nothing else. Please turn the dog clip down a bit because he barked at every gull that afternoon.',
    expect: [
      { inOrder: ['dog', 'waves', 'street'] },
      { only: ['dog', 'waves', 'street'] },
      { quieter: ['dog'] },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      "right this is for my sister's birthday she moved inland and she misses it all can you make it twelve seconds with quick cuts like nothing longer than two seconds and finish with the sunset oh and put happy birthday Sophie at the end",
    expect: [
      { seconds: 12 },
      { everyCutAtMost: 2 },
      { last: ['sunset'] },
      { shows: /happy birthday,? sophie/i, at: 'ending' },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      'leave out pizza n bar n street. use all the others, reverse order last clip first, dip to black between clips',
    expect: [
      { hasNot: ['pizza', 'bar', 'street'] },
      { has: ['waves', 'dog', 'talk', 'sunset', 'blurred', 'shaky'] },
      { uploadOrder: 'backwards' },
      { transition: 'dip_to_black' },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      "I had a terrible week and watching this trip again cheered me up. Make it look good, about forty seconds, with a vintage look, and please don't use any clip that is blurry or shaky.",
    expect: [{ seconds: 40 }, { look: 'vintage' }, { hasNot: ['blurred', 'shaky'] }],
  },
  // Wedding
  {
    scene: 'wedding',
    prompt:
      "okay so my brother got married on Saturday and I said I'd do the video um one minute please start with the rings then the ceremony then the kiss and end on the fireworks",
    expect: [
      { seconds: 60 },
      { first: ['rings'] },
      { inOrder: ['rings', 'ceremony', 'kiss'] },
      { last: ['fireworks'] },
    ],
  },
  {
    scene: 'wedding',
    prompt: 'wedding teaser 15s!! no best man, fireworks at the end, cinematic look',
    expect: [{ seconds: 15 }, { hasNot: ['speech'] }, { last: ['fireworks'] }, { look: 'cinematic' }],
  },
  {
    scene: 'wedding',
    prompt:
      'My grandmother couldn\'t travel, so this is for her. Use only the best man\'s speech, turn it up because she is hard of hearing, keep it under forty seconds, and show the words "For Nana" at the beginning.',
    expect: [
      { only: ['speech'] },
      { louder: ['speech'] },
      { secondsAtMost: 40 },
      { shows: /for nana/i, at: 'opening' },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      "so we had the drone up for the garden and it cost us a fortune so open on that please and then the cake and then the first dance and that's it just those three half a minute and crossfade between them",
    expect: [
      { only: ['garden', 'cake', 'dance'] },
      { inOrder: ['garden', 'cake', 'dance'] },
      { seconds: 30 },
      { transition: 'crossfade' },
    ],
  },
  {
    scene: 'wedding',
    prompt: 'every clip once, 9 cuts, 3 sec each, in filming order',
    expect: [{ all: true }, { cuts: 9 }, { everyCut: 3 }, { uploadOrder: 'forwards' }],
  },
  {
    scene: 'wedding',
    prompt:
      'The party came out far too dark, so leave that one out. Please use all the other clips in reverse order, from the fireworks back to the rings, and turn the sound off.',
    expect: [
      { hasNot: ['party'] },
      { has: ['rings', 'ceremony', 'kiss', 'cake', 'speech', 'dance', 'garden', 'fireworks'] },
      { uploadOrder: 'backwards' },
      { sound: 'mute' },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      "um I do weddings on the side and this one's for my own page not for the couple so no talking at all please twenty five seconds every shot at least four seconds long",
    expect: [{ speech: 'none' }, { seconds: 25 }, { everyCutAtLeast: 4 }],
  },
  {
    scene: 'wedding',
    prompt: 'mostly the dance n the party, fast cuts!! 30s, no rings',
    expect: [{ mostly: ['dance', 'party'] }, { averageCutAtMost: 3 }, { seconds: 30 }, { hasNot: ['rings'] }],
  },
  {
    scene: 'wedding',
    prompt:
      'Could you make two minutes for the parents? Please keep the original sound, fade out at the end, and show the ceremony before the cake.',
    expect: [{ seconds: 120 }, { sound: 'original' }, { fadeOut: true }, { inOrder: ['ceremony', 'cake'] }],
  },
  // Workshop
  {
    scene: 'workshop',
    prompt:
      "so this chair took me three weekends and my wife thinks I'm mad anyway start with the finished chair then go through the steps cutting gluing painting and finish on the finished chair again",
    expect: [{ first: ['result'] }, { inOrder: ['hands', 'glue', 'paint'] }, { last: ['result'] }],
  },
  {
    scene: 'workshop',
    prompt:
      'tutorial for class, 60s max, intro first, then steps 1 2 3, finished chair last, keep original sound',
    expect: [
      { secondsAtMost: 60 },
      { inOrder: ['intro', 'hands', 'glue', 'paint', 'result'] },
      { sound: 'original' },
    ],
  },
  {
    scene: 'workshop',
    prompt:
      'I sell furniture online and this goes on the product page. Show only the finished chair, without sound, and put "Handmade in Leeds" in the picture.',
    expect: [{ only: ['result'] }, { sound: 'mute' }, { shows: /handmade in leeds/i }],
  },
  {
    scene: 'workshop',
    prompt:
      "can you skip the intro I sound like I've got a cold in it just the three steps the cutting the gluing and the painting um with crossfades between them",
    expect: [
      { only: ['hands', 'glue', 'paint'] },
      { has: ['hands', 'glue', 'paint'] },
      { transition: 'crossfade' },
    ],
  },
  {
    scene: 'workshop',
    prompt: '10 quick cuts, 15 sec total, no glue',
    expect: [{ cuts: 10 }, { seconds: 15 }, { hasNot: ['glue'] }],
  },
  {
    scene: 'workshop',
    prompt:
      'My dad taught me woodwork, and this is a present for him. Please use all five clips in the order they were filmed, and write "Thanks, Dad" at the end.',
    expect: [{ all: true }, { uploadOrder: 'forwards' }, { shows: /thanks,? dad/i, at: 'ending' }],
  },
  // Little
  {
    scene: 'little',
    prompt:
      "okay I've only got the two clips my phone was full but can you start with the bird and then the cat and write Mia's friends on the screen it's for my daughter",
    expect: [{ first: ['bird'] }, { inOrder: ['bird', 'cat'] }, { shows: /mia.?s friends/i }],
  },
  {
    scene: 'little',
    prompt: 'just the cat, 3 sec, no sound',
    expect: [{ only: ['cat'] }, { seconds: 3 }, { sound: 'mute' }],
  },
  {
    scene: 'little',
    prompt:
      'The children were so excited about this bird at breakfast. Please use both clips with the cat first, and turn the bird up so that we can hear it singing.',
    expect: [{ all: true }, { first: ['cat'] }, { louder: ['bird'] }],
  },
  // Forty
  {
    scene: 'forty',
    prompt:
      "so there's loads of clips here from the park um I only want the dogs it's for our dog walkers group twenty seconds and no shot longer than three seconds",
    expect: [{ only: fortyOf('dog') }, { seconds: 20 }, { everyCutAtMost: 3 }],
  },
  {
    scene: 'forty',
    prompt: '1 min, no cars no benches, order i filmed',
    expect: [
      { seconds: 60 },
      { hasNot: [...fortyOf('car'), ...fortyOf('bench')] },
      { uploadOrder: 'forwards' },
    ],
  },
  {
    scene: 'forty',
    prompt:
      "It was my son's fourth birthday and we spent the whole day outside. Start with a cake, end with a cake, and have boats and birds in between.",
    expect: [
      { first: fortyOf('cake') },
      { last: fortyOf('cake') },
      { hasOneOf: fortyOf('boat') },
      { hasOneOf: fortyOf('bird') },
    ],
  },
  {
    scene: 'forty',
    prompt:
      'I cycled to college every day this month for a bet so um mostly bikes please and no people half a minute',
    expect: [{ mostly: fortyOf('bicycle') }, { hasNot: fortyOf('person') }, { seconds: 30 }],
  },
  {
    scene: 'forty',
    prompt: '20 different clips, 1 sec each, mute',
    expect: [{ clips: 20 }, { everyCut: 1 }, { sound: 'mute' }],
  },
  {
    scene: 'forty',
    prompt:
      'I study urban planning and need this for a presentation on Thursday. Use only the benches, the cars and the bicycles, let every shot run for at least four seconds, and give it cool, bluish colours.',
    expect: [
      { only: [...fortyOf('bench'), ...fortyOf('car'), ...fortyOf('bicycle')] },
      { everyCutAtLeast: 4 },
      { look: 'cool' },
    ],
  },
  {
    scene: 'forty',
    prompt:
      'right so we went to the lake with the in-laws and it rained on the second day never mind start with a boat finish with a bird and put lake weekend as a title at the start',
    expect: [
      { first: fortyOf('boat') },
      { last: fortyOf('bird') },
      { shows: /lake weekend/i, at: 'opening' },
    ],
  },
  // Footage
  {
    scene: 'footage',
    prompt:
      "it's for my mate's leaving do he's off to Canada um just make it good keep the whole thing under twenty seconds black and white and write good luck Tom at the end",
    expect: [{ secondsAtMost: 20 }, { look: 'black_and_white' }, { shows: /good luck,? tom/i, at: 'ending' }],
  },
  {
    scene: 'footage',
    prompt: 'dip to black between clips, max 15s, fade in + fade out',
    expect: [{ transition: 'dip_to_black' }, { secondsAtMost: 15 }, { fadeIn: true }, { fadeOut: true }],
  },
  {
    scene: 'footage',
    prompt:
      'This is the first video for my little bakery and I am nervous about it. Use warm colours, keep the clips in the order I shot them, and show the title "Fresh Every Morning" at the beginning.',
    expect: [{ look: 'warm' }, { uploadOrder: 'forwards' }, { shows: /fresh every morning/i, at: 'opening' }],
  },
];
