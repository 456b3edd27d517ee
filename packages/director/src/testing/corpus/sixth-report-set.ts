import type { CorpusPrompt } from './expectation.ts';
import { fortyOf } from './scenes.ts';

/** The sixth report set: 79.2 % when first run blind. */
export const SIXTH_REPORT_SET: readonly CorpusPrompt[] = [
  // Dictated
  {
    scene: 'seaside',
    prompt:
      'alright let us do a quick one for instagram somewhere near twenty seconds i want the ocean to kick it off and my dog has to show up at some point and the blurry stuff should not make it in',
    expect: [{ seconds: 20 }, { first: ['waves'] }, { has: ['dog'] }, { hasNot: ['blurred'] }],
  },
  {
    scene: 'wedding',
    prompt:
      'so uh we want a wedding teaser half a minute tops it should open with that drone shot over the garden and the last thing you see is the two of us kissing and please nothing from the party',
    expect: [{ secondsAtMost: 30 }, { first: ['garden'] }, { last: ['kiss'] }, { hasNot: ['party'] }],
  },
  {
    scene: 'forty',
    prompt:
      'make it super snappy like a cut every second and run it for fifteen seconds and the dogs are the stars here so mostly dogs and you can throw in a bird or two',
    expect: [{ everyCut: 1 }, { seconds: 15 }, { mostly: fortyOf('dog') }],
  },
  {
    scene: 'workshop',
    prompt:
      'for this one i want people to see me talk at the beginning and after that just the hands and the glue and the paint no more talking and show the finished chair last',
    expect: [{ first: ['intro'] }, { has: ['hands', 'glue', 'paint'] }, { last: ['result'] }],
  },
  {
    scene: 'footage',
    prompt:
      'cars first please then that old chaplin clip then whatever but keep it below twelve seconds and give it a vintage touch with everything blending together softly',
    expect: [
      { first: ['traffic', 'gopro'] },
      { has: ['chaplin'] },
      { secondsAtMost: 12 },
      { look: 'vintage' },
      { transition: 'crossfade' },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      'could you make me a reel without any sound about fourteen seconds nice and slow with the sunset as the last picture and no dog',
    expect: [
      { sound: 'mute' },
      { seconds: 14 },
      { last: ['sunset'] },
      { hasNot: ['dog'] },
      { averageCutAtLeast: 2.5 },
    ],
  },
  // Self-corrections
  {
    scene: 'wedding',
    prompt: 'Open on the rings. Hmm, on second thought open on the cake. Thirty seconds.',
    expect: [{ first: ['cake'] }, { seconds: 30 }],
  },
  {
    scene: 'seaside',
    prompt: 'no people, well, you can leave the talking one in, but no street',
    expect: [{ has: ['talk'] }, { hasNot: ['street'] }],
  },
  {
    scene: 'forty',
    prompt: 'ten second video, sorry, ten clips, thirty seconds',
    expect: [{ clips: 10 }, { seconds: 30 }],
  },
  {
    scene: 'seaside',
    prompt:
      'black and white. Or no: keep the colours, but make them warm. And fade out. Actually also fade in.',
    expect: [{ look: 'warm' }, { fadeIn: true }, { fadeOut: true }],
  },
  // Second language
  {
    scene: 'wedding',
    prompt:
      'It would please me if the film starts by the ceremony and terminates by the dance. Length 40 seconds. Rhythm slow.',
    expect: [{ first: ['ceremony'] }, { last: ['dance'] }, { seconds: 40 }, { averageCutAtLeast: 3 }],
  },
  {
    scene: 'seaside',
    prompt:
      'Make video with my dog and the sea, people must be not inside, sound is no needed, time 15 seconds',
    expect: [{ has: ['dog', 'waves'] }, { hasNot: ['talk', 'street'] }, { sound: 'mute' }, { seconds: 15 }],
  },
  {
    scene: 'forty',
    prompt:
      'Please take 8 best clips, without cakes, every clip must have the same duration, 16 seconds the total',
    expect: [{ clips: 8 }, { hasNot: fortyOf('cake') }, { seconds: 16 }, { everyCut: 2 }],
  },
  {
    scene: 'workshop',
    prompt:
      'I am want the tutorial in correct order with step one, step two, step three and in the finish the result',
    expect: [{ inOrder: ['hands', 'glue', 'paint', 'result'] }, { last: ['result'] }],
  },
  {
    scene: 'footage',
    prompt: 'Film about sport: squat and juggling, other things are not interesting for me, 10 sec',
    expect: [{ only: ['squats', 'juggle', 'juggle-shaky'] }, { seconds: 10 }],
  },
  // Long
  {
    scene: 'wedding',
    prompt: `Client brief
Length: 1:15
Mood: calm and romantic
Look: soft pastel tones
Transitions: dissolves
First shot: rings
Last shot: fireworks
Must include: kiss, cake, first dance
Avoid: party, best man
Title: "Two Hearts"`,
    expect: [
      { seconds: 75 },
      { look: 'soft' },
      { transition: 'crossfade' },
      { first: ['rings'] },
      { last: ['fireworks'] },
      { has: ['kiss', 'cake', 'dance'] },
      { hasNot: ['party', 'speech'] },
      { shows: /^Two Hearts$/ },
    ],
  },
  {
    scene: 'seaside',
    prompt:
      "I'm posting this tomorrow so keep it simple. We were in a small town by the sea for three days. Begin with the waves, show the old town, the pizza and the dog, and let the sunset be the end of it. I don't need my own talking in there. Around 18 seconds, natural sound, hard cuts.",
    expect: [
      { first: ['waves'] },
      { has: ['street', 'pizza', 'dog'] },
      { last: ['sunset'] },
      { hasNot: ['talk'] },
      { seconds: 18 },
      { sound: 'original' },
      { transition: 'cut' },
    ],
  },
  {
    scene: 'workshop',
    prompt:
      'This goes on our company page. 30 seconds. It should feel premium: cinematic colours, slow pace, no speech at all, close-ups wherever possible. The chair comes first as a hook and comes back at the end. Closing line on screen: "Made by hand".',
    expect: [
      { seconds: 30 },
      { look: 'cinematic' },
      { speech: 'none' },
      { first: ['result'] },
      { last: ['result'] },
      { shows: /^Made by hand$/, at: 'ending' },
    ],
  },
  {
    scene: 'forty',
    prompt:
      'We have 40 clips from the park. I would like a 20 second edit with exactly 10 shots. Start with a person and finish with a dog. Bicycles and cars are not welcome. Keep the order in which I uploaded them apart from that.',
    expect: [
      { seconds: 20 },
      { cuts: 10 },
      { first: fortyOf('person') },
      { last: fortyOf('dog') },
      { hasNot: [...fortyOf('bicycle'), ...fortyOf('car')] },
    ],
  },
  // Terse
  {
    scene: 'wedding',
    prompt: 'no talking, 30s, warm, dissolves',
    expect: [{ speech: 'none' }, { seconds: 30 }, { look: 'warm' }, { transition: 'crossfade' }],
  },
  {
    scene: 'seaside',
    prompt: 'waves dog sunset, 9 sec',
    expect: [{ inOrder: ['waves', 'dog', 'sunset'] }, { seconds: 9 }],
  },
  { scene: 'forty', prompt: 'birds only 8s', expect: [{ only: fortyOf('bird') }, { seconds: 8 }] },
  { scene: 'wedding', prompt: 'fireworks!! first!!', expect: [{ first: ['fireworks'] }] },
  {
    scene: 'footage',
    prompt: 'vertical clips only, 10s',
    expect: [{ only: ['door', 'sofa', 'rooftop', 'squats'] }, { seconds: 10 }],
  },
  { scene: 'little', prompt: 'just cat', expect: [{ only: ['cat'] }] },
  // Names and positions
  {
    scene: 'seaside',
    prompt: 'Clips one, two and five. In that order. Nothing else.',
    expect: [{ only: ['waves', 'dog', 'sunset'] }, { inOrder: ['waves', 'dog', 'sunset'] }],
  },
  {
    scene: 'wedding',
    prompt: 'start with first-dance.mov, drop best-man.mov and close with file 9',
    expect: [{ first: ['dance'] }, { hasNot: ['speech'] }, { last: ['fireworks'] }],
  },
  {
    scene: 'forty',
    prompt: 'the last ten clips, backwards, two seconds each',
    expect: [{ uploadOrder: 'backwards' }, { clips: 10 }, { everyCut: 2 }],
  },
  {
    scene: 'seaside',
    prompt: 'whatever is in clip 3, put it at the end. Clip 6 to 9 can be ignored.',
    expect: [{ last: ['talk'] }, { hasNot: ['blurred', 'bar', 'street', 'shaky'] }],
  },
  // Sound
  {
    scene: 'wedding',
    prompt: 'everything muted except for the ceremony',
    expect: [{ muted: ['rings', 'kiss', 'cake', 'speech', 'dance', 'party', 'garden', 'fireworks'] }],
  },
  {
    scene: 'seaside',
    prompt: 'the dog barks like crazy in its clip, please make that a lot quieter',
    expect: [{ quieter: ['dog'] }],
  },
  {
    scene: 'wedding',
    prompt: 'strip the audio from clip 7 and lift the volume on clip 3',
    expect: [{ muted: ['party'] }, { louder: ['kiss'] }],
  },
  {
    scene: 'workshop',
    prompt: 'Voices should come through loud and clear, no music, and do not chop off my sentences',
    expect: [{ has: ['intro'] }, { saysNot: /music/ }],
  },
  // Style
  {
    scene: 'seaside',
    prompt: 'An icy look, everything a little blue, fades to black in between',
    expect: [{ look: 'cool' }, { transition: 'dip_to_black' }],
  },
  {
    scene: 'wedding',
    prompt:
      'I am thinking old super 8 film, gentle crossfading, and let it disappear into black when it ends',
    expect: [{ look: 'vintage' }, { transition: 'crossfade' }, { fadeOut: true }],
  },
  {
    scene: 'seaside',
    prompt:
      'punchy saturated colours, abrupt cuts, "Hola" over the opening shot and "Adios" over the last one',
    expect: [
      { look: 'vivid' },
      { transition: 'cut' },
      { shows: /^Hola$/, at: 'opening' },
      { shows: /^Adios$/, at: 'ending' },
    ],
  },
  {
    scene: 'footage',
    prompt: 'show a title at the start that says Little Things, keep colours the way I filmed them',
    expect: [{ shows: /^Little Things$/i, at: 'opening' }, { look: 'natural' }],
  },
  // Impossible
  {
    scene: 'seaside',
    prompt: 'put a voice over on it that explains the town, and sync the cuts to a song',
    expect: [{ says: /voice-over/ }, { says: /music|beat/ }],
  },
  {
    scene: 'wedding',
    prompt: 'I want a 5 minute movie of everything',
    expect: [{ says: /3 minutes/ }, { secondsAtLeast: 150 }],
  },
  {
    scene: 'little',
    prompt: 'only dogs, 6 seconds',
    expect: [{ seconds: 6 }, { says: /dogs/ }],
  },
];
