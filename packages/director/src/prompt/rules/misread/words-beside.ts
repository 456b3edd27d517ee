import { isIn, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import { isOneOf } from '../../words/numbers.ts';
import { isReelLong } from '../../words/reel-long.ts';
import type { Match } from '../found-match.ts';
import { isKnownThing } from '../known-things.ts';
import { isBarePlace, isBehindClip, isBehindSpeed } from './amounts.ts';

/** Whether the words beside a match say that it is about something else. */
export function isOfWordsBeside(sentence: Sentence, { rule, slots, from, to }: Match): boolean {
  const next = sentence.tokens[to];
  switch (rule.frame) {
    case 'openOfIt':
    case 'closeOfIt':
      return isBarePlace(sentence, from, to) && !isBehindSpeed(sentence, from);
    case 'shorterOfIt':
      return !isBehindClip(sentence, from);
    case 'lengthVeryShort':
      return isBehindClip(sentence, from);
    case 'lengthShort': {
      if (isBehindClip(sentence, from)) return true;
      // 'L'enfant qui court' runs.
      const before = sentence.tokens[from - 1];
      return isIn(sentence, before, 'relatives') || isIn(sentence, before, 'subjects');
    }
    case 'audioMute': {
      // 'Mute the tractor', 'mute the bit with the iron'
      const noun = sentence.tokens[to + 1];
      const isNamed =
        noun !== undefined && (isKnownThing(sentence, noun) || isIn(sentence, noun, 'clipNouns'));
      return isIn(sentence, next, 'determiners') && isNamed;
    }
    case 'alsoFor':
      // 'Between the barn and the market also 40 seconds'
      return isIn(sentence, sentence.tokens[to - 1], 'thens') && /^(?:word|number)$/.test(next?.kind ?? '');
    case 'gradeWarm':
      // 'Start with the warm up'
      return namedPhraseEnd(sentence, 'warmUp', to) !== null;
    case 'transitionCut':
      // 'And then cut straight to the aqueduct'
      return next?.kind === 'word' && isOneOf(sentence.grammar.lexicon.numbers.to, next.word);
    case 'partWhole':
      // 'Die Blume bitte, ganz ruhig'
      if (sentence.tokens[to - 1]?.word === 'ganz' && next?.kind === 'word') return true;
      // 'The cake whole, the boat from 0:05 to 0:09'
      return sentence.tokens.slice(from, slots.clips?.[0]?.from ?? from).some(({ kind }) => kind === 'comma');
    case 'speechOnly':
      // 'Just the bit where she says the oven is her mother's'
      return SAID_ON.some((name) => isIn(sentence, next, name));
    case 'holdOfIt':
      // 'Fica 5 segundos no bolo', 'e que dure 20 segundos'
      return (
        isIn(sentence, next, 'prepositions') ||
        (isIn(sentence, sentence.tokens[from - 1], 'relatives') && isReelLong(slots.s?.quantity))
      );
    case 'partFirst':
      // 'Die ersten 8 Sekunden der Hund, die nächsten 15 der Strand' are parts of the reel.
      return namedPhraseEnd(sentence, 'nextOnes', to + 1) !== null;
    default:
      return false;
  }
}

const SAID_ON = ['determiners', 'topical', 'relatives', 'subjects'] as const;
