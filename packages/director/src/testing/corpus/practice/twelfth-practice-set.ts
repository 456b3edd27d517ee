import type { CorpusPrompt } from '../expectation.ts';
import { fortyOf } from '../scenes.ts';

/** Written by somebody who does not know the rules, dictated: 176 of 195 (90.3 %) when first run. */
export const TWELFTH_PRACTICE_SET: readonly CorpusPrompt[] = [
  // Seaside
  {
    scene: 'seaside',
    prompt:
      'okay so um make it like fifteen seconds no wait twelve seconds and start with the dog and end with the sunset',
    expect: [{ seconds: 12 }, { first: ['dog'] }, { last: ['sunset'] }],
  },
  {
    scene: 'seaside',
    prompt:
      'uh so theres one where im talking and people should hear me so keep that one in and turn the waves down theyre so loud but i still want the waves in it and um 25 seconds i guess',
    expect: [{ has: ['talk', 'waves'] }, { quieter: ['waves'] }, { sound: 'original' }, { seconds: 25 }],
  },
  {
    scene: 'seaside',
    prompt:
      'so this is for my class and nobody should hear anything so just mute it and uh make it black and white no actually make it vintage yeah vintage and thirty seconds',
    expect: [{ sound: 'mute' }, { look: 'vintage' }, { seconds: 30 }],
  },
  {
    scene: 'seaside',
    prompt:
      'waves first then the the dog then pizza and then the sunset and thats all i want like just those four two seconds each',
    expect: [{ opens: ['waves', 'dog', 'pizza', 'sunset'] }, { cuts: 4 }, { everyCut: 2 }],
  },
  {
    scene: 'seaside',
    prompt:
      'i dont want the boat in it i get seasick just looking at it haha and uh leave out the pizza too um forty seconds and nice and slow please',
    expect: [{ hasNot: ['shaky', 'pizza'] }, { seconds: 40 }, { averageCutAtLeast: 2.5 }],
  },
  {
    scene: 'seaside',
    prompt:
      'um ten clips no thats too many hmm six clips lets do six clips and three seconds each and dont use the blurry one',
    expect: [{ clips: 6 }, { everyCut: 3 }, { hasNot: ['blurred'] }],
  },
  {
    scene: 'seaside',
    prompt:
      'my grandson says i can just speak into this so hello i would like to see the ocean waves and the dog and the old town street and nothing else please and let each picture melt into the next one about twenty seconds thank you dear',
    expect: [
      { only: ['waves', 'dog', 'street'] },
      { has: ['waves', 'dog', 'street'] },
      { transition: 'crossfade' },
      { seconds: 20 },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      'okay at the start write um write beach week no write beach day and then at the end write see you next year',
    expect: [
      { shows: /^beach day$/i, at: 'opening' },
      { shows: /^see you next year$/i, at: 'ending' },
    ],
  },
  {
    scene: 'seaside',
    prompt: 'just the dog just my dog okay eight seconds and like fade in from black at the start',
    expect: [{ only: ['dog'] }, { seconds: 8 }, { fadeIn: true }],
  },
  {
    scene: 'seaside',
    prompt:
      'like super fast okay super super fast no shot longer than one second and 15 seconds all together and the dog has to be in there',
    expect: [{ everyCutAtMost: 1 }, { seconds: 15 }, { has: ['dog'] }],
  },
  {
    scene: 'seaside',
    prompt:
      'so um all of them every clip has to be in there and in the order i uploaded them dont mix them up and uh thirty six seconds in total',
    expect: [{ all: true }, { uploadOrder: 'forwards' }, { seconds: 36 }],
  },
  {
    scene: 'seaside',
    prompt:
      'no talking in it at all please i sound so weird and it has to stay under twenty seconds and uh warm colors',
    expect: [{ speech: 'none' }, { secondsAtMost: 20 }, { look: 'warm' }],
  },
  {
    scene: 'seaside',
    prompt:
      'start with me talking people have to hear what i say so dont mute that bit but then show the street and mute that one because its just cars honking thirty seconds or so',
    expect: [{ first: ['talk'] }, { muted: ['street'] }, { seconds: 30 }],
  },
  {
    scene: 'seaside',
    prompt:
      'so the order should be turned around like um the last clip i uploaded goes first and the first one goes last and so on backwards you know and 18 seconds',
    expect: [{ uploadOrder: 'backwards' }, { first: ['shaky'] }, { last: ['waves'] }, { seconds: 18 }],
  },
  // Wedding
  {
    scene: 'wedding',
    prompt:
      'okay um start with the garden then the rings then the ceremony then the kiss and after that i dont care but the fireworks come last and its a minute long',
    expect: [
      { first: ['garden'] },
      { inOrder: ['garden', 'rings', 'ceremony', 'kiss'] },
      { last: ['fireworks'] },
      { seconds: 60 },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'turn the best man up nobody could hear him in that hall and uh and turn the party down its way too loud but keep both of them in forty five seconds',
    expect: [{ louder: ['speech'] }, { quieter: ['party'] }, { seconds: 45 }],
  },
  {
    scene: 'wedding',
    prompt:
      'so my mother in law cant stand the party clip so no party and um no cake either and fifty seconds no wait sixty seconds lets say sixty',
    expect: [{ hasNot: ['party', 'cake'] }, { seconds: 60 }],
  },
  {
    scene: 'wedding',
    prompt:
      'black and white the whole thing and eight shots and every shot four seconds and then fade out at the end',
    expect: [{ look: 'black_and_white' }, { cuts: 8 }, { everyCut: 4 }, { fadeOut: true }],
  },
  {
    scene: 'wedding',
    prompt:
      'i only want the bits where somebody is talking so like from the ceremony and from the best man both of those and you have to hear it so leave the sound on fifty seconds',
    expect: [
      { only: ['ceremony', 'speech'] },
      { has: ['ceremony', 'speech'] },
      { speech: 'only' },
      { sound: 'original' },
      { seconds: 50 },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'so the title at the beginning is is anna and tom and then um then the dance and the cake and the kiss in that order twenty seconds',
    expect: [
      { shows: /^anna (?:and|&) tom$/i, at: 'opening' },
      { inOrder: ['dance', 'cake', 'kiss'] },
      { seconds: 20 },
    ],
  },
  {
    scene: 'wedding',
    prompt:
      'hmm let me think okay its for instagram so thirty seconds at most and it should have the kiss and the fireworks in it and between the clips it should go to black for a moment',
    expect: [{ secondsAtMost: 30 }, { has: ['kiss', 'fireworks'] }, { transition: 'dip_to_black' }],
  },
  {
    scene: 'wedding',
    prompt: 'mostly the dance like mostly the first dance and then a little bit of the cake uh forty seconds',
    expect: [{ mostly: ['dance'] }, { has: ['cake'] }, { seconds: 40 }],
  },
  {
    scene: 'wedding',
    prompt:
      'take the best man out he he talks forever actually no leave him in but mute him just him and uh thirty five seconds',
    expect: [{ muted: ['speech'] }, { seconds: 35 }],
  },
  {
    scene: 'wedding',
    prompt:
      'all nine clips um one after the other the way i uploaded them five seconds each so that makes what forty five seconds',
    expect: [{ all: true }, { uploadOrder: 'forwards' }, { everyCut: 5 }, { seconds: 45 }],
  },
  {
    scene: 'wedding',
    prompt:
      'no sound nothing just quiet pictures and um really slow long shots nothing shorter than five seconds and a minute long',
    expect: [{ sound: 'mute' }, { everyCutAtLeast: 5 }, { seconds: 60 }],
  },
  {
    scene: 'wedding',
    prompt:
      'okay end with the kiss wait no scratch that end with the fireworks and the kiss goes first and um ten seconds',
    expect: [{ first: ['kiss'] }, { last: ['fireworks'] }, { seconds: 10 }],
  },
  {
    scene: 'wedding',
    prompt:
      'uh make the colors cold like kind of bluish and only use the fireworks the party and the first dance all three and 24 seconds with quick cuts',
    expect: [
      { look: 'cool' },
      { only: ['fireworks', 'party', 'dance'] },
      { has: ['fireworks', 'party', 'dance'] },
      { seconds: 24 },
      { averageCutAtMost: 2 },
    ],
  },
  // Workshop
  {
    scene: 'workshop',
    prompt:
      'hey so people should hear me in the intro but all the the other clips should be silent so mute those and use all five clips and make it a minute',
    expect: [{ muted: ['hands', 'glue', 'paint', 'result'] }, { all: true }, { seconds: 60 }],
  },
  {
    scene: 'workshop',
    prompt:
      'show the chair first so people know what were making and then me in the intro and then step one step two step three like forty seconds',
    expect: [
      { first: ['result'] },
      { inOrder: ['result', 'intro', 'hands', 'glue', 'paint'] },
      { seconds: 40 },
    ],
  },
  {
    scene: 'workshop',
    prompt:
      'um skip the intro nobody wants to hear me talk and skip the glue cause its boring and uh twenty no thirty seconds',
    expect: [{ hasNot: ['intro', 'glue'] }, { seconds: 30 }],
  },
  {
    scene: 'workshop',
    prompt:
      'can you uh give it like a vintage look you know and write how to make a chair at the beginning and thats it i think',
    expect: [{ look: 'vintage' }, { shows: /^how to make a chair$/i, at: 'opening' }],
  },
  {
    scene: 'workshop',
    prompt: 'so five clips ten sec no eight seconds each and keep them in my order the way i put them in',
    expect: [{ clips: 5 }, { cuts: 5 }, { everyCut: 8 }, { uploadOrder: 'forwards' }],
  },
  {
    scene: 'workshop',
    prompt: 'fast fast fast okay every cut one second and fifteen seconds all together and no talking',
    expect: [{ everyCut: 1 }, { seconds: 15 }, { speech: 'none' }],
  },
  {
    scene: 'workshop',
    prompt:
      'i talk in the first clip keep that one and make it louder i was kinda far away from the mic and then the rest however you want forty five seconds',
    expect: [{ louder: ['intro'] }, { seconds: 45 }],
  },
  {
    scene: 'workshop',
    prompt:
      'just the cutting no wait just the painting the painting and the finished chair and nothing else twelve seconds and fade to black at the end',
    expect: [{ only: ['paint', 'result'] }, { has: ['paint', 'result'] }, { seconds: 12 }, { fadeOut: true }],
  },
  {
    scene: 'workshop',
    prompt:
      'okay um dont mute it i want the real sound and uh put the intro at the very end and start with the cutting thirty seconds',
    expect: [{ sound: 'original' }, { first: ['hands'] }, { last: ['intro'] }, { seconds: 30 }],
  },
  {
    scene: 'workshop',
    prompt:
      'its for my dads birthday so um at the end write made for dad and make it 35 seconds and have the clips fade into each other',
    expect: [{ shows: /^made for dad$/i, at: 'ending' }, { seconds: 35 }, { transition: 'crossfade' }],
  },
  {
    scene: 'workshop',
    prompt:
      'it has to be at least a minute but uh not more than seventy seconds and vivid colors like make the colors really pop',
    expect: [{ secondsAtLeast: 60 }, { secondsAtMost: 70 }, { look: 'vivid' }],
  },
  // Little
  {
    scene: 'little',
    prompt: 'okay bird first then the cat then done six seconds',
    expect: [{ first: ['bird'] }, { last: ['cat'] }, { seconds: 6 }],
  },
  {
    scene: 'little',
    prompt: 'just the cat no bird i dont want the bird at all um three seconds and mute it',
    expect: [{ only: ['cat'] }, { seconds: 3 }, { sound: 'mute' }],
  },
  {
    scene: 'little',
    prompt:
      'um so my kitty is called mimi so at the start write hello mimi and have the cat first and then the bird',
    expect: [{ shows: /^hello,? mimi$/i, at: 'opening' }, { first: ['cat'] }, { inOrder: ['cat', 'bird'] }],
  },
  {
    scene: 'little',
    prompt: 'cat bird cat bird like that back and forth one second each and uh four shots',
    expect: [{ opens: ['cat', 'bird', 'cat', 'bird'] }, { cuts: 4 }, { everyCut: 1 }],
  },
  {
    scene: 'little',
    prompt:
      'make it black and white no wait make it warm like warm colors and both of them in it five seconds',
    expect: [{ look: 'warm' }, { all: true }, { seconds: 5 }],
  },
  {
    scene: 'little',
    prompt: 'so i want both of them and turn the bird up so you can hear it sing and uh turn the cat down',
    expect: [{ all: true }, { louder: ['bird'] }, { quieter: ['cat'] }],
  },
  // Forty
  {
    scene: 'forty',
    prompt: 'only dogs please only dogs nothing but dogs and um twenty seconds and no sound',
    expect: [{ only: fortyOf('dog') }, { seconds: 20 }, { sound: 'mute' }],
  },
  {
    scene: 'forty',
    prompt:
      'start with a bird then whatever and the very last one has to be a cake and um fifteen no sixteen no make it twenty okay twenty seconds',
    expect: [{ first: fortyOf('bird') }, { last: fortyOf('cake') }, { seconds: 20 }],
  },
  {
    scene: 'forty',
    prompt:
      'i dont want any cars in it or any bicycles thats not what its about thirty seconds and in the order i uploaded them',
    expect: [
      { hasNot: [...fortyOf('car'), ...fortyOf('bicycle')] },
      { seconds: 30 },
      { uploadOrder: 'forwards' },
    ],
  },
  {
    scene: 'forty',
    prompt: 'so uh start with clip number five and end with clip number twelve and ten seconds',
    expect: [{ first: ['bicycle-5'] }, { last: ['bench-12'] }, { seconds: 10 }],
  },
  {
    scene: 'forty',
    prompt:
      'every single clip okay all forty of them and one second each so um that should be forty seconds then',
    expect: [{ all: true }, { everyCut: 1 }, { seconds: 40 }],
  },
  {
    scene: 'forty',
    prompt:
      'boats and birds only no dogs no people just boats and birds eighteen seconds and like soft crossfades between them',
    expect: [
      { only: [...fortyOf('boat'), ...fortyOf('bird')] },
      { hasOneOf: fortyOf('boat') },
      { hasOneOf: fortyOf('bird') },
      { seconds: 18 },
      { transition: 'crossfade' },
    ],
  },
  {
    scene: 'forty',
    prompt:
      'its for our club um the riverside runners so put riverside runners at the end as text and show mostly people half a minute and quick cuts',
    expect: [
      { shows: /^(?:the )?riverside runners$/i, at: 'ending' },
      { mostly: fortyOf('person') },
      { seconds: 30 },
      { averageCutAtMost: 2 },
    ],
  },
  {
    scene: 'forty',
    prompt:
      'just dogs and cars okay and turn the cars down theyre so noisy uh sixteen seconds wait no eighteen',
    expect: [
      { only: [...fortyOf('dog'), ...fortyOf('car')] },
      { hasOneOf: fortyOf('dog') },
      { quieter: fortyOf('car') },
      { seconds: 18 },
    ],
  },
  // Footage
  {
    scene: 'footage',
    prompt: 'first the squats and then the bottles and then the flower at the end um twelve seconds',
    expect: [
      { first: ['squats'] },
      { inOrder: ['squats', 'bottles', 'flower'] },
      { last: ['flower'] },
      { seconds: 12 },
    ],
  },
  {
    scene: 'footage',
    prompt: 'i want the chaplin one just that one nine seconds and uh at the beginning write the funny man',
    expect: [{ only: ['chaplin'] }, { seconds: 9 }, { shows: /^the funny man$/i, at: 'opening' }],
  },
  {
    scene: 'footage',
    prompt: 'no bees in it please im scared of bees like really and thirty seconds and mute it',
    expect: [{ hasNot: ['bee', 'bee-dark'] }, { seconds: 30 }, { sound: 'mute' }],
  },
  {
    scene: 'footage',
    prompt:
      'so the juggling but not the shaky one the other juggling one and the blocks and thats it okay ten seconds',
    expect: [{ only: ['juggle', 'blocks'] }, { has: ['juggle', 'blocks'] }, { seconds: 10 }],
  },
  {
    scene: 'footage',
    prompt:
      'the traffic and um the gopro one those two and nothing else twenty seconds no actually sixteen seconds',
    expect: [{ only: ['traffic', 'gopro'] }, { has: ['traffic', 'gopro'] }, { seconds: 16 }],
  },
  {
    scene: 'footage',
    prompt: 'okay dont use any of the dark ones and nothing shaky and uh twenty seconds',
    expect: [
      { hasNot: ['moon', 'gesture', 'watch', 'bee-dark'] },
      { hasNot: ['tower', 'juggle-shaky'] },
      { seconds: 20 },
    ],
  },
  {
    scene: 'footage',
    prompt:
      'start with the traffic and end with the flower and fade in at the beginning and fade out at the end and um make it look cinematic',
    expect: [
      { first: ['traffic'] },
      { last: ['flower'] },
      { fadeIn: true },
      { fadeOut: true },
      { look: 'cinematic' },
    ],
  },
  {
    scene: 'footage',
    prompt:
      'the dog goes first and then um i dont know you pick seven clips in all two seconds each so fourteen seconds',
    expect: [{ first: ['dog', 'dog-blurred'] }, { clips: 7 }, { everyCut: 2 }, { seconds: 14 }],
  },
];
