import { joinFrames } from '../joined-frames.ts';
import type { Lexicon } from '../lexicon.ts';
import { nounsOf } from '../nouns.ts';
import { THEMES } from '../themes/de.ts';
import { VOICE_PHRASES, VOICES } from '../voices/de.ts';
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

export const GERMAN: Lexicon = {
  code: 'de',
  marks:
    'in nichts über uber ueber jede jeder jedes keiner keines alles wie oder wenn zeig nimm lass lang schwarzweiß schwarzweiss weiß der die das und mit ich wir ein eine einen zum zur am im ist nicht auf dem den des von für bitte sekunden zuerst zuletzt ohne nur alle mach soll aber dann auch als beginne ende anfang erst es sie kein keine',
  isHeadFirst: false,
  refusesTwice: false,
  contractions: {},
  accented: { sägen: 'saegen', sägt: 'saegt', säge: 'saege', gesägt: 'gesaegt' },
  shortForms: {
    nich: 'nicht',
    ned: 'nicht',
    net: 'nicht',
    nem: 'einem',
    nen: 'einen',
    ner: 'einer',
    vllt: 'vielleicht',
    u: 'und',
    iwie: 'irgendwie',
    zb: 'beispielsweise',
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
  things: nounsOf('de'),
};
