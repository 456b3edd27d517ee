import { joinFrames } from '../joined-frames.ts';
import type { Lexicon } from '../lexicon.ts';
import { nounsOf } from '../nouns.ts';
import { THEMES } from '../themes/en.ts';
import { VOICE_PHRASES, VOICES } from '../voices/en.ts';
import { AMOUNTS } from './amount-frames.ts';
import { AUDIO } from './audio-frames.ts';
import { CASUAL } from './casual-frames.ts';
import { CHOICE } from './choice-frames.ts';
import { EVERYDAY } from './everyday-frames.ts';
import { LENGTHS } from './length-frames.ts';
import { ORDER } from './order-frames.ts';
import { PACES } from './pace-frames.ts';
import { PARTS } from './part-frames.ts';
import { PHRASES } from './phrases.ts';
import { PLACES } from './place-frames.ts';
import { QUALITY } from './quality-frames.ts';
import { SPEEDS } from './speed-frames.ts';
import { SPOKEN, SPOKEN_PHRASES } from './spoken-frames.ts';
import { STYLE } from './style-frames.ts';
import { TERSE } from './terse-frames.ts';
import { TEXTS } from './text-frames.ts';
import { NUMBERS, WORDS } from './words.ts';

export const ENGLISH: Lexicon = {
  code: 'en',
  marks:
    "the and with of my our please want make start end it this that is for from at on in then no not don't i we you me us to a an but just all every first last when where they was out up as much more than half twice do your only without",
  isHeadFirst: false,
  refusesTwice: false,
  contractions: {},
  shortForms: {
    r: 'are',
    teh: 'the',
    hte: 'the',
    adn: 'and',
    wiht: 'with',
    taht: 'that',
    thsi: 'this',
    jsut: 'just',
    waht: 'what',
  },
  words: WORDS,
  numbers: NUMBERS,
  phrases: { ...PHRASES, ...SPOKEN_PHRASES, ...VOICE_PHRASES, ...THEMES },
  frames: joinFrames(
    PLACES,
    ORDER,
    CHOICE,
    AMOUNTS,
    QUALITY,
    PARTS,
    LENGTHS,
    PACES,
    SPEEDS,
    VOICES,
    AUDIO,
    STYLE,
    TEXTS,
    TERSE,
    EVERYDAY,
    SPOKEN,
    CASUAL,
  ),
  things: nounsOf('en'),
};
