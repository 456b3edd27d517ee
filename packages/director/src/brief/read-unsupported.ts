import type { UnsupportedWish } from './brief.ts';
import { takeAll } from './reading.ts';
import { whole } from './rules.ts';
import { OTHER_SHAPE } from './shapes.ts';

const UNSUPPORTED: readonly (readonly [RegExp, UnsupportedWish['kind'], string])[] = [
  [
    new RegExp(
      `(?:(?:(?:make|have|want|need|turn) (?:it|this|the video|the reel)|in|into|an?|as|with|use) )*${OTHER_SHAPE}(?: (?:square|landscape|horizontal|format|mode|orientation|shape|ratio|aspect|${OTHER_SHAPE})\\b)*`,
    ),
    'effect',
    'another shape than 9:16',
  ],
  [
    /(?:whip pans?|wipes?|(?:slide|zoom|swipe|spin|glitch|star|page|flash) transitions?|(?:cool|fancy|creative|flashy|nice|crazy|special) transitions?|(?:(?:with|use|add|some|put) )+transitions?)/,
    'transition',
    'special transitions',
  ],
  [
    /(?:(?:with|add|use|apply|put|some|an?|instagram|do|nice|cool|beauty) )*(?:colou?r (?:grade|grading|correct|correction)|luts?|filters?)(?: on it| on top)?/,
    'look',
    'a colour filter without a name',
  ],
  [
    /(?:no|remove|reduce|without|less|clean up|mute|leave out|cut(?: out)?|take out|filter out)(?: the| any| all| that)? (?:background|wind|traffic|street)(?: noises?| sounds?)|(?:mute|reduce|leave out|filter out)(?: the| any| all| that)? wind(?= ?[.,|]|$| and | but )/,
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
    /blur (?:the |out )?(?:background|faces?|number plates?)|(?:rotate|flip|mirror|crop) (?:it|them|the (?:clip|video|picture|[^ .,|]+ clip))/,
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
    /(?:(?:add|with|use|put|over|to) )(?:(?:a|an|some|the|nice|good|cool) )*(?:(?:[^ .,|]+ (?:and [^ .,|]+ )?)?(?:track|playlist|melody)|techno|house|drum and bass|hip hop|reggae|lofi|jazz|edm)(?: (?:music|track|beat|underneath|behind it|in the background))*/,
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
  [
    /(?:play|run|show|playing|running) (?:it |them |the [^ .,|]+ |that |clip \d+ )*(?:backwards|in reverse motion)|in reverse motion|rewind|reverse (?:the )?(?:footage|clips?|video|shots?|motion)/,
    'speed',
    'playing backwards',
  ],
  [/voiceover|narration|narrat(?:e|or)/, 'voice', 'a voice-over'],
  [
    /(?:add |with |put |include |some |show )*(?:my |our |the |a )*(?:logo|watermark|stickers?|emojis?|overlays?|graphics|animations?|lower thirds?)/,
    'effect',
    'graphics over the picture',
  ],
  [
    /(?:(?:end|finish|close|start|begin|open)(?:ing)? (?:it )?(?:with|on) )?(?:add |with |put |include |some |show |a |the |my |our |strong |clear )*(?:call to action|cta)(?: (?:at the (?:start|beginning|end)|on (?:the )?screen))*/,
    'text',
    'a call to action without its words',
  ],
  [
    /(?:add |with |put |include |some |show |a |the |big |on screen )*(?:text|lettering|words on screen)(?: (?:at the (?:start|beginning|end|top|bottom)|on (?:the )?screen|overlays?|cards?|in the (?:intro|beginning)))*/,
    'text',
    'text on screen',
  ],
  [
    /picture in picture|split ?screen|green screen|zoom(?:s|ing)? (?:in|out)(?: effects?)?|ken burns|shake effect|glitch(?: effects?)?|(?:add |with |some |cool |use )+effects?|freeze frames?|mirror(?:ed)? effect/,
    'effect',
    'picture effects',
  ],
];

/** Wishes that the renderer cannot fulfil yet. 'No music' is fulfilled by doing nothing. */
export function readUnsupported(text: string): { text: string; unsupported: readonly UnsupportedWish[] } {
  const wishes: UnsupportedWish[] = [];
  const note = (wish: UnsupportedWish): void => {
    if (!wishes.some((known) => known.wish === wish.wish)) wishes.push(wish);
  };
  let rest = text;
  for (const [pattern, kind, wish] of UNSUPPORTED) {
    rest = takeAll(rest, whole(pattern), () => note({ kind, wish }));
  }
  return { text: rest, unsupported: wishes };
}
