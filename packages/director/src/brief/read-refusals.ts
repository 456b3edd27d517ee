import { takeAll } from './reading.ts';

const REFUSED =
  'music|text|titles?|captions?|subtitles|effects?|filters?|transitions?|fad(?:e|es|ing)|crossfade|dissolves?|colou?r grad(?:e|ing)|slowmotion|voiceover|stickers?|emojis?|logo|watermark|graphics|overlays?|zooms?|speed (?:ups?|ramps?|changes?)';
/** 'without a fade at the beginning or at the end' */
const NO_FADE =
  /(?<=^| )(?:no|without|not|never|do not (?:use|add|want|put|need)) (?:any |a |the )*fad(?:e|es|ing)(?: (?:in|out|to black|from black))*(?:(?: ,)?(?: (?:and|or|nor|,))*(?: (?:at|in) (?:the )?(?:very )?(?:start|beginning|end|ending)| (?:in|out)| the end| the start))+(?= |$)/g;
const REFUSAL = new RegExp(
  '(?<=^| )(?:no(?: need for)?|without(?: any)?|(?:i |we )?do not (?:add|use|want|need|put)(?: (?:to (?:see|have|add|use)))?(?: any)?|skip the|leave out(?: the| any)?|' +
    'never(?: use)?|avoid(?: any)?|not any) (?:extra |added |fancy |background |any |crazy |special |fancy |silly |flashy |kind of )*' +
    `(?:(?:${REFUSED})(?: (?:or|and|,|nor)(?: any| no)? (?=${REFUSED})|(?= |$)| on (?:the )?screen| overlays?| please| at all| whatsoever| or anything)*)+(?= |$)`,
  'g',
);

/** Extras that the prompt does not want; nothing needs doing for most of them. */
export interface Refusals {
  readonly text: string;
  /** No fades, no dissolves: plain cuts are a wish of their own. */
  readonly transitions: boolean;
  /** No filter, no grading. */
  readonly look: boolean;
}

export function readRefusals(text: string): Refusals {
  let transitions = false;
  let look = false;
  const rest = takeAll(
    takeAll(text, NO_FADE, () => true),
    REFUSAL,
    ([words]) => {
      transitions ||= /transition|fade|fading|dissolve/.test(words);
      look ||= /filter|grad/.test(words);
    },
  );
  return { text: rest, transitions, look };
}
