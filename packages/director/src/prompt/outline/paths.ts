import { isClipWord, isIn, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import type { Token } from '../words/tokens.ts';

/** A station of a way, `[from, to)`, by the places of its tokens; `joint` is where the word before it begins. */
interface Station {
  readonly joint: number;
  readonly from: number;
  readonly to: number;
}

/** 'Go from the quay through the market to the church' is read as 'the quay then the market then the church'. */
export function withPaths(sentence: Sentence): readonly Token[] {
  const { tokens, grammar } = sentence;
  const [then = 'then'] = grammar.lexicon.phrases.thenWords?.split(/[\s|]+/) ?? [];
  for (let at = 0; at < tokens.length; at += 1) {
    const stations = stationsFrom(sentence, at);
    if (stations.length < STATIONS_MIN) continue;
    const read = stations.flatMap(({ joint: leadAt, from, to }, index): readonly Token[] => {
      const [lead] = tokens.slice(leadAt, from);
      const joint: Partial<Token> =
        index === 0 ? { kind: 'sign', word: ':', spelt: ':' } : { word: then, spelt: then };
      return [
        ...(lead === undefined ? [] : [{ ...lead, ...joint, quantity: null }]),
        ...tokens.slice(from, to),
      ];
    });
    const end = stations.at(-1)?.to ?? at;
    return withPaths({ ...sentence, tokens: [...tokens.slice(0, at), ...read, ...tokens.slice(end)] });
  }
  return tokens;
}
/** 'From the quay to the church' begins with the one and ends with the other. */
const STATIONS_MIN = 3;

/** What is passed one after the other behind 'from'; none where no clip is called so. */
function stationsFrom(sentence: Sentence, at: number): readonly Station[] {
  const first = namedPhraseEnd(sentence, 'pathFrom', at);
  if (first === null) return [];
  const stations: Station[] = [];
  let [joint, from] = [at, first];
  for (;;) {
    const to = stationEnd(sentence, from);
    if (to === null) return stations;
    stations.push({ joint, from, to });
    const next = namedPhraseEnd(sentence, 'pathJoint', to);
    if (next === null) return stations;
    [joint, from] = [to, next];
  }
}

/** Where a thing with its article ends that a clip is called by or shows. */
function stationEnd(sentence: Sentence, from: number): number | null {
  const { tokens } = sentence;
  let to = from;
  let isShown = false;
  for (; to < from + STATION_WORDS_MAX; to += 1) {
    const token = tokens[to];
    if (token?.kind !== 'word' || token.quantity !== null) break;
    if (namedPhraseEnd(sentence, 'pathJoint', to) !== null) break;
    if (ENDS.some((name) => isIn(sentence, token, name)) && !isClipWord(sentence, token.word)) break;
    isShown ||= isClipWord(sentence, token.word);
  }
  return isShown ? to : null;
}
const STATION_WORDS_MAX = 4;
const ENDS = ['and', 'thens', 'verbs', 'prepositions', 'connectors', 'subjects', 'being'] as const;
