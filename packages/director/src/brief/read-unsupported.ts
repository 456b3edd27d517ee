import type { UnsupportedWish } from './brief.ts';
import { takeAll } from './reading.ts';
import { type Rule, whole } from './rules.ts';

const TRANSITIONS: readonly Rule<string>[] = [
  [
    /crossfade|dissolves?|blend (?:between|the)|smooth transitions?|soft transitions?|fade between|fades between|transitions? (?:with|using) fades?/,
    'crossfades between the shots',
  ],
  [
    /fad(?:e|es|ing) (?:out|to black)(?: (?:at the end|the end|to black|at end|in the end))*|(?:end|finish|ending) (?:with|on|in) (?:a )?fade(?: out)?(?: to black)?/,
    'a fade-out at the end',
  ],
  [
    /fad(?:e|es|ing) in(?: (?:at the (?:start|beginning)|from black|from white))*|(?:start|begin|open) (?:with|on) (?:a )?fade(?: in)?/,
    'a fade-in at the start',
  ],
  [
    /(?:whip pans?|wipes?|slide transitions?|zoom transitions?|swipe transitions?|spin transitions?|glitch transitions?|(?:cool|fancy|creative|flashy|nice) transitions?|(?:with|use|add|some) transitions?|flash transitions?)/,
    'special transitions',
  ],
];

const LOOKS: readonly Rule<string>[] = [
  [
    /black ?white(?! (?:clips?|shots?|footage|videos?|ones?|scenes?|parts?|1))|monochrome|gr[ae]y ?scale|noir/,
    'a black and white picture',
  ],
  [
    /(?:warm(?:er)?|golden)(?: (?:tones?|colou?rs?|look|light|feel|filter|grade|grading|vibes?))|warm look|make it warm(?:er)?|in warm/,
    'a warm look',
  ],
  [
    /(?:cool(?:er)?|cold(?:er)?|blue|teal)(?: (?:tones?|colou?rs?|look|filter|grade|grading|tint))/,
    'a cool look',
  ],
  [
    /vivid(?: (?:colou?rs?|look))?|saturated|(?:vibrant|punchy|bold|bright|popping|rich)(?: and (?:vivid|vibrant|bold))? colou?rs?|vibrant|make the colou?rs? pop|colou?rs? pop/,
    'vivid colours',
  ],
  [
    /vintage|retro|old (?:film|movie)(?: look)?|8 ?mm|super 8|film grain|sepia|vhs|nostalgic look/,
    'a vintage look',
  ],
  [/cinematic(?: (?:look|colou?rs?|grade|grading|style|feel))?|movie look|film look/, 'a cinematic look'],
  [/(?:pastel|muted|faded|moody|soft)(?: (?:colou?rs?|tones?|look|grade|grading))/, 'soft, muted colours'],
  [/colou?r (?:grade|grading|correct|correction)|lut|filters?|instagram filter/, 'colour grading'],
];

const UNSUPPORTED: readonly (readonly [RegExp, UnsupportedWish['kind'], string])[] = [
  [
    /(?:no|remove|reduce|without|less|clean up)(?: the| any| all)? (?:background|wind|traffic)(?: noises?| sounds?)/,
    'effect',
    'noise removal',
  ],
  [
    /(?:turn|bring) (?:down|up) the (?:volume|sound|audio)|(?:lower|raise|louder|quieter)(?: the)? (?:volume|sound|audio)|(?:make it|a bit|much) (?:louder|quieter)/,
    'effect',
    'a change of volume',
  ],
  [
    /(?:remove|cut(?: out)?|trim|skip|tighten)(?: the| all| any)? (?:pauses|silences?|dead air|fillers?(?: words)?|ums|gaps)/,
    'effect',
    'removing pauses',
  ],
  [
    /(?:make|turn)(?: it| them| the (?:clips|video|picture|dark ones))? (?:brighter|darker|sharper|lighter|clearer)|(?:brighten|lighten|darken|sharpen|stabili[sz]e|de ?noise|upscale|enhance)(?: (?:it|them|everything|the (?:clips|video|footage|picture|shaky ones|shaky clips|dark clips)))?/,
    'effect',
    'picture correction',
  ],
  [
    /blur (?:the |out )?(?:background|faces?|number plates?)|(?:rotate|flip|mirror|crop) (?:it|them|the (?:clip|video|picture|\p{L}+ clip))/u,
    'effect',
    'picture effects',
  ],
  [/(?:add |with |start with |put )*(?:a |the )?count ?down/, 'effect', 'a countdown'],
  [
    /(?:make it |seamless |perfect |should )?loop(?:s|ing|able)?(?: it| seamlessly| perfectly| video)?/,
    'effect',
    'a seamless loop',
  ],
  [
    /(?:(?:add|with|use|put|include|set to|to|over) )?(?:(?:some|the|a|any|upbeat|chill|epic|calm|happy|background|nice|good|energetic|soft|trending|cool|sad|lofi|edm|rock|piano|jazz|fun|relaxing|dramatic|inspiring|in|beat of the) )*(?:music|soundtrack|songs?|tune|beats?)(?: (?:track|underneath|in the background|to it|behind it|playing))*/,
    'music',
    'music',
  ],
  [
    /(?:sync(?:ed)?|cuts?|edit(?:ed)?|match(?:ed)?)(?: the cuts| cuts| it)? (?:to|on|with) the (?:beat|rhythm|music)/,
    'music',
    'cuts on a beat',
  ],
  [/slowmotion|slow it down|half speed/, 'speed', 'slow motion'],
  [
    /speed (?:it |them |things |the clips )?up|speed ramps?|speed ramping|fast forward|double speed|2 ?x speed|timelapse effect|hyperlapse/,
    'speed',
    'a changed playback speed',
  ],
  [/(?:play )?(?:it )?(?:in reverse motion|backwards|rewind)/, 'speed', 'playing backwards'],
  [/voiceover|narration|narrat(?:e|or)/, 'voice', 'a voice-over'],
  [
    /(?:add |with |auto |put |burn in )*(?:captions?|subtitles)(?: (?:of|for) (?:what|the|everything)(?: \p{L}+){0,3})?/u,
    'captions',
    'captions',
  ],
  [
    /(?:add |with |put |include |some |show )*(?:my |our |the |a )*(?:logo|watermark|stickers?|emojis?|overlays?|graphics|animations?|lower thirds?)/,
    'effect',
    'graphics over the picture',
  ],
  [
    /(?:add |with |put |include |some |show |a |the |big |on screen )*(?:text|titles?|title cards?|headline|heading|lettering|words on screen)(?: (?:at the (?:start|beginning|end|top|bottom)|on (?:the )?screen|overlays?|cards?|in the (?:intro|beginning)))*/,
    'text',
    'text on screen',
  ],
  [
    /picture in picture|split ?screen|green screen|zoom(?:s|ing)? (?:in|out)(?: effects?)?|ken burns|shake effect|glitch(?: effects?)?|(?:add |with |some |cool |use )+effects?|freeze frames?|mirror(?:ed)? effect/,
    'effect',
    'picture effects',
  ],
];

const NO_WISH =
  /(?<=^| )(?:no|without(?: any)?|do not (?:add|use|want|need|put)(?: any)?|skip the|never(?: use)?|avoid(?: any)?|not any) (?:extra |added |fancy |background |any |crazy |special )*(?:(?:music|text|titles?|captions?|subtitles|effects?|filters?|transitions?|fades?|crossfade|slowmotion|voiceover|stickers?|emojis?|logo|watermark|graphics|overlays?|zooms?|speed (?:ups?|ramps?|changes?))(?: (?:or|and|,|nor)(?: any)? (?=music|text|title|caption|subtitles|effect|filter|transition|fade|crossfade|slowmotion|voiceover|sticker|emoji|logo|watermark|graphic|overlay|zoom)|(?= |$)| on (?:the )?screen| overlays?)*)+(?= |$)/g;

/** Plain cuts are what is made anyway. */
const PLAIN_CUTS = /(?:use |with |only |just )*(?:hard|straight|simple|clean) cuts?(?: only)?/;

/** Wishes that the renderer cannot fulfil yet. 'No music' is fulfilled by doing nothing. */
export function readUnsupported(text: string): { text: string; unsupported: readonly UnsupportedWish[] } {
  const wishes: UnsupportedWish[] = [];
  const note = (wish: UnsupportedWish): void => {
    if (!wishes.some((known) => known.wish === wish.wish)) wishes.push(wish);
  };
  let rest = takeAll(text, NO_WISH, () => undefined);
  rest = takeAll(rest, whole(PLAIN_CUTS), () => undefined);
  for (const [pattern, wish] of TRANSITIONS) {
    rest = takeAll(rest, whole(pattern), () => note({ kind: 'transition', wish }));
  }
  for (const [pattern, kind, wish] of UNSUPPORTED) {
    rest = takeAll(rest, whole(pattern), () => note({ kind, wish }));
  }
  for (const [pattern, wish] of LOOKS) {
    rest = takeAll(rest, whole(pattern), () => note({ kind: 'look', wish }));
  }
  return { text: rest, unsupported: wishes };
}
