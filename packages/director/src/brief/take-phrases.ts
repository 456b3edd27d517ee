import type { ClipReference } from './brief.ts';
import { phraseLength, referencesIn } from './phrases.ts';
import { GAP } from './reading.ts';

const NOT_THINGS =
  /^(?:the (?:day|week|weekend|trip|holiday|year|evening|night)(?= |$)|(?:a |an )?(?:fade|fades|title|text|bang|music|slow|fast|quick|hook|logo|short|smooth|good|nice|black|white|caption|voice|sound|call|cta|rush|hurry|problem|problems|worries|idea|ideas|matter|need|needs|rules?|limit|limits|specific|preference|particular|special|way|strong|big|high note|zoom|crossfade)\b)/;

/**
 * Takes cue and following phrase where the phrase names clips; leaves both where it names none or `use` answers false.
 */
export function takePhrases(
  text: string,
  cue: RegExp,
  // biome-ignore lint/suspicious/noConfusingVoidType: most readers accept every phrase and return nothing
  use: (references: ClipReference[], cueText: string, phrase: string) => boolean | void,
): string {
  let rest = '';
  let from = 0;
  for (const match of text.matchAll(cue)) {
    if (match.index < from) continue;
    const after = match.index + match[0].length;
    const tail = text.slice(after).replace(/^ (?:, )?/, '');
    const skipped = text.length - after - tail.length;
    const length = phraseLength(tail);
    const phrase = tail.slice(0, length).trim();
    if (phrase === '' || NOT_THINGS.test(phrase)) continue;
    const references = referencesIn(phrase);
    if (references.length === 0) continue;
    if (use(references, match[0], phrase) === false) continue;
    rest += text.slice(from, match.index) + GAP;
    from = after + skipped + length;
  }
  return (rest + text.slice(from)).replace(/\s+/g, ' ').trim();
}
