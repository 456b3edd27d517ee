import { joinFrames } from '../joined-frames.ts';
import type { Lexicon } from '../lexicon.ts';
import { nounsOf } from '../nouns.ts';
import { THEMES } from '../themes/fr.ts';
import { VOICE_PHRASES, VOICES } from '../voices/fr.ts';
import { DAILY, DAILY_PHRASES } from './daily-frames.ts';
import { EVERYDAY, EVERYDAY_PHRASES } from './everyday-frames.ts';
import { FRAMES } from './frames.ts';
import { MORE, MORE_PHRASES } from './more-frames.ts';
import { PHRASES } from './phrases.ts';
import { PLAIN, PLAIN_PHRASES } from './plain-frames.ts';
import { SECTION_PHRASES, SECTIONS } from './section-frames.ts';
import { SPEEDS } from './speed-frames.ts';
import { SPOKEN, SPOKEN_PHRASES } from './spoken-frames.ts';
import { STYLE } from './style-frames.ts';
import { NUMBERS, WORDS } from './words.ts';

export const FRENCH: Lexicon = {
  code: 'fr',
  marks:
    'à ça fin au-delà aucun aucune chaque le les et avec je nous une des du que sans secondes plus premier dernier mets fais notre mon au en est très mais seulement après aussi pour dans commence finis termine pas ne un sur ce la l d et de',
  isHeadFirst: true,
  refusesTwice: true,
  contractions: {},
  shortForms: {
    qd: 'quand',
    ds: 'dans',
    pr: 'pour',
    bcp: 'beaucoup',
    tt: 'tout',
    ts: 'tous',
    mtn: 'maintenant',
    dc: 'donc',
    pcq: 'parce',
    jms: 'jamais',
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
    ...PLAIN_PHRASES,
    ...THEMES,
  },
  frames: joinFrames(FRAMES, VOICES, STYLE, SPEEDS, MORE, SECTIONS, SPOKEN, EVERYDAY, DAILY, PLAIN),
  things: nounsOf('fr'),
};
