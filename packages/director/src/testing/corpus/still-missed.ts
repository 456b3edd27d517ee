/** Prompts of the development set that the director does not meet in full; docs/director-quality.md lists why. */
export const STILL_MISSED: ReadonlySet<string> = new Set([
  'Please, the video show first how is the result, after that all the process, without that I speak',
  'whatever is in clip 3, put it at the end. Clip 6 to 9 can be ignored.',
  'every clip up to number 12, in that order, half a second each',
  'Show all the birds first and then all the boats. One and a half seconds per clip, nothing else in the video.',
  'so basically i want a really quick one like eight seconds super fast cuts only outdoor stuff no sound and the title should be gone fishing',
  'show how i cut the wood then glue then paint two seconds each no talking no titles',
  'so the beginning should be quiet just the waves and the sunset and then it should get faster with the street and the dog and all that half a minute',
  'Of all the clips I like the first dance the most, then the fireworks, then the kiss. Show these three in that order and nothing more. 21 seconds.',
  '30s highlight, ceremony kiss cake dance in that order',
  'steps 1 to 3 only, 4 secs each',
  'It was the 80th birthday of my grandmother. She only wants to see the people and the cakes. Her eyes are not so good any more, so no shot under three seconds please. Forty seconds in total.',
  'Please give me a vintage looking video of the city with the tower and the traffic. Eight seconds, no animals.',
]);
