import type { Transition } from '@cutroom/contract';
import { cueOf, takeAll } from './reading.ts';
import { type Rule, whole } from './rules.ts';

export interface TransitionsFound {
  readonly text: string;
  readonly transition: Transition | null;
  readonly fadeIn: boolean;
  readonly fadeOut: boolean;
}

const SHOTS = '(?:clips?|shots?|scenes?|cuts?|videos?|them|each|every|takes?|pieces?|parts?|pictures?)';
const BETWEEN = `(?:(?:every|each) time (?:the )?${SHOTS} changes?|when(?:ever)? (?:the )?${SHOTS} changes?|(?:in )?between(?= ?[.,|]|$)|(?:between|in between|from|through|across|on|at|with|after|for) (?:all |each |every |the |my |any |of )*${SHOTS}(?: to (?:the )?(?:next|${SHOTS}|another))?)`;
const PLACE =
  '(?:at|in|near|towards|to) (?:the )?(?:very )?(?:end|start|beginning|opening|ending|close|finish)';
const PAUSE = `(?: ${PLACE})`;
const ADD =
  '(?:add |use |with |do |have |put |make |want |i |like |prefer |give me |a |an |the |some |nice |soft |gentle |slow |quick |short |smooth |subtle |long |small |simple )*';

const RULES: readonly (readonly [cue: RegExp, ...Rule<Transition | 'in' | 'out' | 'both'>])[] = [
  [
    cueOf('black|blackness'),
    new RegExp(
      `${ADD}(?:dip|dips|dipping|fade|fades|fading|go|cut|blink|flash|transition|transitions)(?: (?:through|to|via|into|down to|over|using))+ black(?: (?:frames?|screen))? ${BETWEEN}` +
        `|${ADD}(?:dip|dips|dipping) (?:to|through|into) black|${ADD}(?:fade|fades|fading)(?: (?:through|via)) black(?: ${BETWEEN})?` +
        `|${ADD}(?:${SHOTS} )?(?:is |are |be )?(?:separated|divided|split|broken up) by (?:a )?(?:moment of |flash of |short )*black(?: (?:frames?|screen))?` +
        `|${ADD}(?:black|black frames?|a moment of black|blackness) (?:in )?between (?:all |each |every |the |my |of )*${SHOTS}` +
        `|${BETWEEN} (?:a |an |short |quick )*(?:dip|fade) (?:to|through) black`,
    ),
    'dip_to_black',
  ],
  [
    cueOf(
      'crossfaded?|dissolv\\w+|fad(?:e|es|ing)|blend\\w*|overlap\\w*|melt\\w*|flow\\w*|morph|mix|smooth\\w*|soft\\w*|gent(?:le|ly)|seamless|fluid|elegant|transitions?',
    ),
    new RegExp(
      `${ADD}(?:crossfade|crossfaded|dissolve|dissolves|dissolving|cross dissolves?)(?: (?:transitions?|effects?))?(?: (?:${BETWEEN}|into (?:each other|1 another|the next|another)|from ${SHOTS} to ${SHOTS}|everywhere))*` +
        `|${ADD}(?:fade|fades|fading|blend|blends|blending|melt|melts|melting|overlap|overlaps|overlapping|flow|flows|morph|mix) (?:softly |gently |slowly |smoothly |nicely |them |it |(?:the |my |all )*${SHOTS} )*(?:${BETWEEN}|(?:from )?(?:1|one) (?:${SHOTS} )?(?:in)?to (?:the )?(?:next|other|another)(?: 1| ${SHOTS})?|into (?:each other|1 another|one another|the next(?: 1| ${SHOTS})?)|together)` +
        `|${ADD}(?:the )?(?:${SHOTS} )(?:should |must |can |to |that )?(?:fade|melt|blend|flow|dissolve|overlap)s? (?:softly |gently |slowly |smoothly )*(?:into (?:each other|1 another|one another|the next(?: 1| ${SHOTS})?)|each other|together)` +
        `|(?:let )?(?:the |my )?${SHOTS} (?:softly |gently )?(?:overlap|blend|melt)(?: (?:softly|gently|slowly|smoothly|a bit))?|(?:smooth(?:ly)?|soft(?:ly)?|gentle|gently|seamless|fluid|flowing|elegant) (?:transition(?:s|ing|ed)?|fades?(?! (?:in|out|at|to|towards|near|black)(?= |$))|cuts|changes|passages)(?: (?:${BETWEEN}|from ${SHOTS} to (?:the )?(?:next|${SHOTS})))*|transitions? (?:with|using|should be|as|that are|are|must be) (?:a |soft |gentle |all |very |nice and )*(?:fades?|crossfades?|smooth|soft|gentle|dissolves?|seamless)`,
    ),
    'crossfade',
  ],
  [
    cueOf('fad(?:e|es|ing)'),
    new RegExp(
      `${ADD}fad(?:e|es|ing)(?: it| everything| all of it)? in(?: from black)? (?:and )?(?:fad(?:e|es|ing)(?: it)? )?out(?: (?:to|into) black)?(?:${PAUSE}(?: and(?: at)? (?:the )?(?:end|start|beginning))?)?|${ADD}fad(?:e|es|ing)${PAUSE} and(?: at)?(?: the)? (?:end|start|beginning)`,
    ),
    'both',
  ],
  [
    cueOf('fad(?:e|es|ing)|black|dark'),
    new RegExp(
      `${ADD}fad(?:e|es|ing)(?: (?:it|everything|the (?:video|reel|picture|sound|last \\w+)))?(?: slowly| softly| gently)? (?:out|to black|to dark|away|into black|down)(?: (?:to|into) black)?(?:${PAUSE}| (?:the|on the|with the) (?:end|ending|last (?:shot|clip|second|seconds)))*` +
        `|${PLACE} ${ADD}fad(?:e|es|ing)(?: (?:it|everything))?(?: (?:out|to black))?|${ADD}(?:end|ends|finish|finishes|ending|close|closing)(?: it)? (?:with|on|in|by|as) (?:a |the |slow |soft |gentle |nice |fading )*(?:fad(?:e|ing)(?: out)?(?: to black)?|black(?! and| ?white))|${ADD}fad(?:e|es|ing) ${PLACE}|${ADD}(?:it )?(?:should |must )?go(?:es)? (?:to )?(?:black|dark)${PAUSE}`,
    ),
    'out',
  ],
  [
    cueOf('fad(?:e|es|ing)|black|dark'),
    new RegExp(
      `${ADD}fad(?:e|es|ing)(?: (?:it|everything))?(?: slowly| softly| gently)? (?:in|up)(?: (?:from|out of) (?:black|white|dark))?${PAUSE}*|${ADD}fad(?:e|es|ing)(?: it)? (?:from|up from|out of) (?:black|dark)${PAUSE}*` +
        `|${ADD}(?:start|starts|begin|begins|open|opens|starting|opening|come|comes)(?: it)?(?: up)? (?:with|on|in|from|by|out of) (?:a |the |slow |soft |gentle |nice )*(?:fad(?:e|ing)(?: in)?(?: from black)?|black(?! and| ?white)(?: screen)?)`,
    ),
    'in',
  ],
  [
    cueOf('cuts?'),
    /(?:use |with |only |just |i want |keep |make |do |simple |plain )*(?:hard|straight|simple|clean|plain|direct|sharp|abrupt|normal|regular) cuts?(?: (?:only|between (?:the )?(?:clips|shots|scenes)|everywhere|please))*|(?:jump|cut|go|switch)(?:s|ing)? (?:straight|directly|right|hard)(?: from)?(?: (?:shot|clip|scene|one|1))? to (?:the )?(?:next(?: (?:shot|clip|scene|one|1))?|shot|clip|scene|another)|hard cut from (?:one|1)(?: (?:shot|clip|scene))? to (?:the )?(?:next|another|other)|(?:just|only|simply) cuts?(?! (?:the|out|it|off|down|to|every|them|my|this|together|\d))(?: (?:between (?:the )?(?:clips|shots|scenes)))?/,
    'cut',
  ],
];

const ABOUT_CUTS =
  /\b(?:fad(?:e|es|ing)|dip|dips|dipping|crossfaded?|dissolv(?:e|es|ing)|black(?:ness)?|dark|blend\w*|overlap\w*|melt\w*|flow\w*|morph|mix|smooth\w*|soft\w*|gent(?:le|ly)|seamless|fluid|elegant|transitions?|cuts?)\b/;

/** How cuts become each other, and whether the reel comes up from black and goes down to it. The first word counts. */
export function readTransitions(text: string, areRefused: boolean): TransitionsFound {
  let transition: Transition | null = areRefused ? 'cut' : null;
  let fadeIn = false;
  let fadeOut = false;
  let rest = text;
  if (!ABOUT_CUTS.test(text)) return { text, transition, fadeIn, fadeOut };
  for (const [cue, pattern, wish] of RULES) {
    if (!cue.test(rest)) continue;
    rest = takeAll(rest, whole(pattern), () => {
      if (wish === 'in' || wish === 'both') fadeIn = true;
      if (wish === 'out' || wish === 'both') fadeOut = true;
      if (wish === 'cut' || wish === 'crossfade' || wish === 'dip_to_black') transition ??= wish;
    });
  }
  return { text: rest, transition, fadeIn, fadeOut };
}
