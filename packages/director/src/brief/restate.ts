import { CHOICE_RESTATEMENTS } from './restatements/choice-restatements.ts';
import { PLACE_RESTATEMENTS } from './restatements/place-restatements.ts';
import { chains, numbered, sequences } from './sequences.ts';

/** Turns 'the dog should come last' into 'end with the dog', so that the readers know one way of saying each wish. */
export function restateAsImperatives(text: string): string {
  let restated = chains(numbered(text));
  for (const { cue, pattern, imperative } of [...PLACE_RESTATEMENTS, ...CHOICE_RESTATEMENTS])
    if (cue.test(restated)) restated = restated.replace(pattern, imperative);
  return sequences(restated).replace(/\s+/g, ' ').trim();
}
