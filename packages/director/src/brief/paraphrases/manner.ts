import type { Paraphrase } from './paraphrase-rule.ts';

/** What is all of the reel, of which 'in reverse' is an order. */
const ALL_OF_IT =
  '(?:clips|videos?|shots|reel|edit|film|order|story|day|trip|sequence|list|rest|whole|entire|last|first|footage)';
const ONE_CLIP = `(?:clip \\d+|(?:the|my|our) (?!${ALL_OF_IT}\\b)(?:[^ .,|]+ ){1,2}?(?:clip|shot|one|1|scene|bit|part))`;
const IN_REVERSE =
  '(?:backwards?|in reverse|reversed)(?! order| chronological| motion)(?= ?[.,|]|$| and | but | then )';

/** How the reel looks, sounds and moves. */
export const MANNER: readonly Paraphrase[] = [
  // 'play the surfing clip backwards'
  [
    new RegExp(
      `\\b(?:play|show|run|have|put) (${ONE_CLIP}|(?:the|my|our) (?!${ALL_OF_IT}\\b)[^ .,|]+) ${IN_REVERSE}`,
      'g',
    ),
    'rewind , include $1 ,',
  ],
  [new RegExp(`(${ONE_CLIP}) ${IN_REVERSE}`, 'g'), '$1 , rewind ,'],
  [/\b(stays?|be|is|remains?|plays?|lasts?|appears?) (?:visible )?on (?:the )?screen for\b/g, '$1 for'],
  [
    /\b(?:let it |it should |everything )?(?:disappear|vanish|dissolve|melt|sink|fade|go)(?:s|es)? (?:away )?(?:in|into|to) (?:black|darkness|the dark)(?: (?:when|once|as) (?:it|the (?:video|reel|music)) (?:ends|is over|is done|finishes|stops)| at the (?:very )?end)(?= ?[.,|]|$| and )/g,
    'fade out at the end',
  ],
  [
    /\b(?:sound|audio) (?:is|are)? ?(?:not|no|un) ?(?:needed|necessary|required|wanted|important)\b/g,
    'no sound',
  ],
  [
    /\b(?:must|should|may|can) be not (?:inside|in it|in there|in|visible|seen|shown|there)\b/g,
    'must not be in it',
  ],
  [/\b(?:not|no) (?:be )?(?:inside|in there)(?= ?[.,|]|$)/g, 'not in it'],
  [
    /\b(?:not|without|never)(?: so| too| that| very)? (?:many|much|a lot of|lots of) (?:cuts|cutting)\b|\b(?:go )?easy on (?:the )?(?:cuts|cutting|editing)\b|\bas few cuts as possible\b/g,
    'few cuts',
  ],
  [
    /\b(?:the |my )?(?:images|pictures|shots|clips|scenes|takes) (?:should |must |can |have to |may )?(?:be |stay |last |are )(?:long|longer|slow|on screen (?:long|longer))(?= ?[.,|]|$| and )/g,
    'long takes',
  ],
  [
    /\bwhite and black\b|\bdesaturated?(?: (?:it|everything|the (?:picture|colou?rs?)))?(?: (?:completely|fully|all the way|totally))?|\b(?:take|turn) (?:the )?(?:colou?rs?|saturation) (?:all the way )?(?:out|off|down)\b/g,
    'in blackwhite',
  ],
  [
    /\bslow (?:down )?((?:the |my )(?!pace|cuts?|tempo|cutting|edit|whole|speed|video|reel|end)(?:[^ .,|]+ ){1,2}?)(?:down|part|bit|clip)(?= |$)/g,
    'slowmotion , include $1,',
  ],
  [
    /\bspeed up ((?:the |my )(?!pace|cuts?|tempo|cutting|edit|whole|speed|video|reel|end)[^ .,|]+)/g,
    'speed things up , include $1 ,',
  ],
  [
    /\b(?:close|closes|end|ends|finish|finishes|go|goes|sink|sinks|turn|turns)(?: it| everything)? (?:in|into|to|with|on) (?:the )?(?:black|dark|darkness)(?! and| ?white)(?: screen)?(?= ?[.,|]|$| and )(?! between)/g,
    'fade out at the end',
  ],
  [
    /\b(?:come|comes|start|starts|open|opens|begin|begins|rise|rises)(?: it| everything)?(?: up)? (?:out of|from|in|with) (?:the )?(?:black|dark|darkness)(?! and| ?white)(?: screen)?(?= ?[.,|]|$| and )/g,
    'fade in from black',
  ],
  [
    /(?<=^|[.,|] |\band |\bwith |\buse |\badd )(?:very |nice |some |only )*(?:soft|smooth|gentle|slow|subtle) (?:blends?|dissolves|fades)(?= ?[.,|]|$| and | with )(?! (?:in|out))/g,
    'crossfade',
  ],
  [
    /\bwithout (?:that )?(?:i|me|my|we|us|anyone|him|her|she|he)(?: (?:speak|talk|am speaking|am talking|speaking|talking|speaks|talks))(?:ing)?\b/g,
    'no talking',
  ],
  [
    /\b(?:the |any )?(music|captions?|subtitles|text|titles?|effects?|filters?|transitions?|voiceover|logo)(?: at all)?(?: (?:is|are))? (?:not|un) ?(?:necessary|needed|required|wanted|important)\b/g,
    'no $1',
  ],
];
