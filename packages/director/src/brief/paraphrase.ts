import { CHOICE } from './paraphrases/choice.ts';
import { EXCEPTIONS } from './paraphrases/exceptions.ts';
import { MANNER } from './paraphrases/manner.ts';
import { PLACES } from './paraphrases/places.ts';
import { sideBySide } from './side-by-side.ts';

/** The same wishes in the words that the readers know. */
export function paraphrase(text: string): string {
  let said = sideBySide(text);
  for (const [pattern, meaning] of [...EXCEPTIONS, ...PLACES, ...CHOICE, ...MANNER]) {
    said = typeof meaning === 'string' ? said.replace(pattern, meaning) : said.replace(pattern, meaning);
  }
  return said.replace(/\s+/g, ' ').trim();
}
