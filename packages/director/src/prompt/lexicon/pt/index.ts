import { joinFrames } from '../joined-frames.ts';
import type { Lexicon } from '../lexicon.ts';
import { nounsOf } from '../nouns.ts';
import { THEMES } from '../themes/pt.ts';
import { VOICE_PHRASES, VOICES } from '../voices/pt.ts';
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
import { CONTRACTIONS, NUMBERS, VERB_ENDINGS, WORDS } from './words.ts';

export const PORTUGUESE: Lexicon = {
  code: 'pt',
  marks:
    'de cada todos todas segundo o os a as e com começa comece termina termine quero por para uma do da dos das que sem segundos mais primeiro último põe coloca faz nosso nossa meu minha ao no na em é muito mas só depois também tira tudo um não nos nas até pelo pela uns umas pra pro isso ele ela dele dela num numa né tá aí são você vocês',
  isHeadFirst: true,
  refusesTwice: true,
  contractions: CONTRACTIONS,
  verbEndings: VERB_ENDINGS,
  diminutives: 'zinh inh zit it',
  shortForms: {
    q: 'que',
    k: 'que',
    pq: 'porque',
    tb: 'tambem',
    tbm: 'tambem',
    vc: 'voce',
    vcs: 'voces',
    dps: 'depois',
    n: 'nao',
    mt: 'muito',
    mto: 'muito',
    hj: 'hoje',
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
  things: nounsOf('pt'),
};
