/** Prompts of the development set that the director does not meet in full; docs/director-quality.md lists why. */
export const STILL_MISSED: ReadonlySet<string> = new Set([
  'okay this is a how to video keep my introduction where i am talking then cutting the wood glue and paint in that order and then the chair at the very end about a minute long',
  'Please, the video show first how is the result, after that all the process, without that I speak',
  'whatever is in clip 3, put it at the end. Clip 6 to 9 can be ignored.',
  'Only the nature please (flower, bee), not the man and not the cars, effect of fading between, 8 seconds',
  'every clip up to number 12, in that order, half a second each',
  'the party clip blares, tone it down, and the speech could use a bit more volume',
  'Show all the birds first and then all the boats. One and a half seconds per clip, nothing else in the video.',
  'so basically i want a really quick one like eight seconds super fast cuts only outdoor stuff no sound and the title should be gone fishing',
  'just make it nice about a minute mostly the dancing and turn the music in the party clip down a little',
  'show how i cut the wood then glue then paint two seconds each no talking no titles',
]);
