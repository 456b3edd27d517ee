import { joinFrames } from '../joined-frames.ts';
import type { Lexicon } from '../lexicon.ts';
import { nounsOf } from '../nouns.ts';
import { THEMES } from '../themes/es.ts';
import { VOICE_PHRASES, VOICES } from '../voices/es.ts';
import { CASUAL, CASUAL_PHRASES } from './casual-frames.ts';
import { DAILY, DAILY_PHRASES } from './daily-frames.ts';
import { EVERYDAY, EVERYDAY_PHRASES } from './everyday-frames.ts';
import { FRAMES } from './frames.ts';
import { MORE, MORE_PHRASES } from './more-frames.ts';
import { PHRASES } from './phrases.ts';
import { SECTION_PHRASES, SECTIONS } from './section-frames.ts';
import { SPEEDS } from './speed-frames.ts';
import { SPOKEN, SPOKEN_PHRASES } from './spoken-frames.ts';
import { STYLE } from './style-frames.ts';
import { NUMBERS, WORDS } from './words.ts';

export const SPANISH: Lexicon = {
  code: 'es',
  marks:
    'de cada dos todos todas termine empiece negro fundido segundo el la un lo los las y con empieza termina quiero por para una del que sin segundos más primero último pon haz nuestro mi a al en es muy pero no solo después luego y también quita todo uno unos',
  isHeadFirst: true,
  refusesTwice: true,
  contractions: {},
  accented: { él: 'ello' },
  diminutives: 'ecit cit it ill',
  shortForms: {
    q: 'que',
    k: 'que',
    ke: 'que',
    xq: 'porque',
    pq: 'porque',
    tb: 'tambien',
    tmb: 'tambien',
    dsp: 'despues',
    toy: 'estoy',
  },
  words: WORDS,
  numbers: NUMBERS,
  phrases: {
    ...PHRASES,
    ...MORE_PHRASES,
    ...VOICE_PHRASES,
    ...SECTION_PHRASES,
    ...SPOKEN_PHRASES,
    ...EVERYDAY_PHRASES,
    ...DAILY_PHRASES,
    ...CASUAL_PHRASES,
    ...THEMES,
  },
  frames: joinFrames(FRAMES, VOICES, STYLE, SPEEDS, MORE, SECTIONS, SPOKEN, EVERYDAY, DAILY, CASUAL),
  things: nounsOf('es'),
};
