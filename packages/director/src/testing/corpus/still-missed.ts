/** Prompts of the development set that the director does not meet in full; docs/director-quality.md lists why. */
export const STILL_MISSED: ReadonlySet<string> = new Set([
  'so basically i want a really quick one like eight seconds super fast cuts only outdoor stuff no sound and the title should be gone fishing',
  'Of all the clips I like the first dance the most, then the fireworks, then the kiss. Show these three in that order and nothing more. 21 seconds.',
  'Please give me a vintage looking video of the city with the tower and the traffic. Eight seconds, no animals.',
  'only what is said during the ceremony and the speech no other clips please one minute keep the sound on',
  'i talk at the beginning for like five seconds then you see the steps each for five seconds then the chair for five seconds',
  'Whole cat clip, then whole bird clip.',
  'ten seconds of boats followed by ten seconds of birds',
]);
