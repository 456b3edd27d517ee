import type { Brief, Framing, GenreName, Mood, Pace, UnsupportedWish } from './brief.ts';
import { mentions, takeAll } from './reading.ts';

interface StyleFound {
  readonly text: string;
  readonly pace: Pace | null;
  readonly sound: Brief['sound'];
  readonly speech: Brief['speech'];
  readonly mood: Mood | null;
  readonly framing: Framing | null;
  readonly unsupported: readonly UnsupportedWish[];
  /** 'short' or 'long' without a number. */
  readonly lengthHint: 'short' | 'long' | null;
}

type Rule<T> = readonly [RegExp, T];

const PACES: readonly Rule<Pace>[] = [
  [
    /(?:not|no|nothing)(?: too| so| very)? (?:fast|quick|hectic|rushed)(?: (?:paced|cuts?|pace|cutting|edits?|editing))?/,
    'medium',
  ],
  [/(?:not|nothing)(?: too| so| very)? (?:slow|boring|sluggish)(?: (?:paced|pace))?/, 'medium'],
  [
    /(?:super |very |really |more |lots of |many |with |some |use |keep it |keep the |make it |some really )*(?:fast(?:er)?|quick(?:er)?|rapid(?:ly)?|snappy|snappier|punchy|frantic|hectic|rapid fire|speedy|hyper|quickly)(?: (?:and (?:snappy|punchy|energetic|quick|fast|furious)|paced?|pacing|cuts?|cutting|edits?|editing|transitions|tempo|rhythm|montage|moving|changing|switching|jump cuts?|shots|clips))*(?! ?forward)|lots of cuts|many cuts|jump cuts|mtv style|high tempo|upbeat pace|cut (?:it )?(?:fast|quickly|tight)|tight (?:cuts|editing|edit)/,
    'fast',
  ],
  [
    /(?:super |very |really |more |nice and |a |with |keep it |make it |long )*(?:slow(?:er|ly)?(?! ?motion)|unhurried|leisurely|lingering|gentle|gently|relaxed|relaxing|laid back|long takes?|long shots|longer (?:shots|takes|cuts|clips)|meditative|dreamy)(?: (?:and (?:calm|relaxed|gentle|peaceful|dreamy|steady|smooth)|paced?|pacing|cuts?|cutting|edits?|editing|tempo|rhythm|moving))*|few cuts|fewer cuts|take (?:your|its) time|let (?:it|the (?:shots|clips)|them|shots|every shot) breathe/,
    'slow',
  ],
  [
    /(?:medium|moderate|normal|steady|balanced|even|natural)(?: (?:pace|paced|tempo|speed|rhythm|cuts|cutting))/,
    'medium',
  ],
];

const NO_SPEECH =
  /(?:no|without(?: any)?|skip(?: the)?|cut(?: out)?(?: the)?|remove(?: the)?|avoid(?: the)?|leave out(?: the)?) (?:one )?(?:talking|speech|speaking|dialogue?|voices?|words spoken|talk|chatter|conversations?|people talking|speaking parts?|talking parts?|bits (?:with|of) talking|parts? (?:where|when) (?:\p{L}+ ){1,3}(?:talks?|speaks?|is talking|are talking|is speaking))|nobody (?:talking|speaking)|(?:where|when) (?:nobody|no 1|no one) (?:talks|speaks|is talking|is speaking)/u;
const ONLY_SPEECH =
  /(?:only|just|use only|only use|keep only|only keep|use|keep|show|include|take)(?: the)? (?:parts?|clips?|bits?|moments?|scenes?|sections?|shots?|footage|videos?)? ?(?:where|when|in which|that|with) (?:\p{L}+ ){0,3}?(?:talks?|talking|speaks?|speaking|says? something|speech|saying something|dialogue?)|(?:only|just)(?: the)? (?:talking|speech|speaking|dialogue?|interviews?)(?: (?:parts?|clips?|bits?|scenes?))?/u;
const PREFER_SPEECH =
  /(?:where|when) (?:\p{L}+ ){1,3}(?:talks?|is talking|are talking|speaks?|is speaking|are speaking)|(?:focus on|keep|feature|with|prioriti[sz]e|highlight|hear|include)(?: the| what (?:they|she|he|people) (?:say|are saying)| all the| some)* (?:talking|speech|dialogue?|interviews?|voices?|conversations?|speaking)|speech first|talking head/u;

const MUTE =
  /mute(?:d)?(?: (?:it|everything|the (?:sound|audio|clips?|video|original sound|original audio)|all(?: the)?(?: sound| audio| clips)?))*|(?:no|without(?: any| the)?|remove(?: the| all)?(?: original)?|turn off(?: the)?|kill(?: the)?|strip(?: the)?|drop(?: the)?(?: original)?|silence(?: the)?|cut(?: out)?(?: the)?|get rid of(?: the)?|take out(?: the)?|do not (?:keep|use|want|include)(?: the| any)?(?: original)?|turn(?: the)?) (?:sounds?|audio|noises?|background noise|original (?:sound|audio)|clip (?:sound|audio)|volume)(?: (?:off|at all|from the clips))?|(?:sound|audio|volume) (?:off|muted|removed)|(?:make it |completely |fully |totally )?silent(?: (?:video|reel|movie|film))?$|(?:make it |completely |totally )silent|silent (?:video|reel|movie|film)/;
const KEEP_SOUND =
  /(?:keep|use|with|leave|preserve|retain|i want|want|hear|include)(?: (?:in|all|on|me|hearing))*(?: the| its| their| my| all)*(?: of the)? ?(?:original|natural|real|clip|clips|ambient|background|own|raw|live)?(?: the)? (?:sounds?|audio|noise|ambience|atmosphere)(?: (?:on|in|from the clips|as it is|of the clips))?|(?:do not|never) (?:mute|remove the (?:sound|audio)|silence)(?: (?:it|anything|the (?:sound|audio|clips)))?|original (?:sound|audio)|natural sound|sound on|unmuted?/;

const LOOKS: readonly Rule<string>[] = [
  [/black ?white|monochrome|gr[ae]y ?scale|noir/, 'black and white'],
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

const UNSUPPORTED: readonly (readonly [RegExp, UnsupportedWish['kind'], string])[] = [
  [
    /(?:add|with|use|put|include|set to|to|over)?(?: some| the| a| any| upbeat| chill| epic| calm| happy| background| nice| good| energetic| soft| trending| cool| sad| lofi| edm| rock| piano| jazz| fun| relaxing| dramatic| inspiring| in| beat of the)* ?(?:music|soundtrack|songs?|tune|beats?)(?: (?:track|underneath|in the background|to it|behind it|playing))*/,
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

const MOODS: readonly Rule<Mood>[] = [
  [
    /energetic|energy|exciting|excitement|dynamic|hype|hyped|upbeat|epic|powerful|intense|action packed|adrenaline|pumped|lively|bold|party vibes?|high energy|thrilling/,
    'energetic',
  ],
  [
    /calm(?:ing|er|ly)?|peaceful|serene|soothing|tranquil|chill(?:ed)?|quiet mood|zen|cozy|cosy|soft mood|mellow|romantic|relaxing|relaxed/,
    'calm',
  ],
  [
    /happy|happiness|joy(?:ful|ous)?|fun|funny|cheerful|playful|positive|feel good|uplifting|laugh(?:s|ing|ter)?|smil(?:e|es|ing)|sunny mood|light hearted/,
    'happy',
  ],
  [/dark mood|moody|gloomy|mysterious|dramatic|spooky|scary|melanchol(?:y|ic)|sad|somber|sombre/, 'dark'],
];

const FRAMINGS: readonly Rule<Framing>[] = [
  [
    /(?:lots of |more |mostly |with |use |prefer |only |just |some |many |show |focus on )*(?:closeup|macro|details|tight shots?|detail)(?: (?:shots?|clips?|views?|and details?))*/,
    'close',
  ],
  [
    /(?:lots of |more |mostly |with |use |prefer |only |just |some |many |show )*(?:wideangle|landscapes shots|establishing shots?|panoramas?|big views?|wide views?|wide)(?: (?:shots?|clips?|views?))*/,
    'wide',
  ],
];

const NO_WISH =
  /(?<=^| )(?:no|without(?: any)?|do not (?:add|use|want|need|put)(?: any)?|skip the|never(?: use)?|avoid(?: any)?|not any) (?:extra |added |fancy |background |any |crazy |special )*(?:(?:music|text|titles?|captions?|subtitles|effects?|filters?|transitions?|fades?|crossfade|slowmotion|voiceover|stickers?|emojis?|logo|watermark|graphics|overlays?|zooms?|speed (?:ups?|ramps?|changes?))(?: (?:or|and|,|nor)(?: any)? (?=music|text|title|caption|subtitles|effect|filter|transition|fade|crossfade|slowmotion|voiceover|sticker|emoji|logo|watermark|graphic|overlay|zoom)|(?= |$)| on (?:the )?screen| overlays?)*)+(?= |$)/g;

/** Pace, sound, mood, framing, and wishes that the renderer cannot fulfil yet. */
export function readStyle(text: string): StyleFound {
  const unsupported: UnsupportedWish[] = [];
  let rest = takeAll(text, NO_WISH, () => undefined);
  // Plain cuts are what is made anyway.
  rest = takeAll(
    rest,
    /(?<=^| )(?:(?:use |with |only |just )*(?:hard|straight|simple|clean) cuts?(?: only)?)(?= |$)/g,
    () => undefined,
  );

  let speech: Brief['speech'] = null;
  let sound: Brief['sound'] = null;
  rest = takeAll(rest, whole(KEEP_SOUND, /^(?:do not|never)/), () => {
    sound = 'original';
  });
  rest = takeAll(rest, whole(NO_SPEECH), () => {
    speech = 'none';
  });
  rest = takeAll(rest, whole(MUTE), () => {
    sound = 'mute';
  });
  rest = takeAll(rest, whole(KEEP_SOUND), () => {
    sound ??= 'original';
  });
  rest = takeAll(rest, whole(ONLY_SPEECH), () => {
    speech ??= 'only';
  });
  rest = takeAll(rest, whole(PREFER_SPEECH), () => {
    speech ??= 'prefer';
  });

  for (const [pattern, wish] of TRANSITIONS) {
    rest = takeAll(rest, whole(pattern), () => note(unsupported, { kind: 'transition', wish }));
  }
  for (const [pattern, kind, wish] of UNSUPPORTED) {
    rest = takeAll(rest, whole(pattern), () => note(unsupported, { kind, wish }));
  }
  for (const [pattern, wish] of LOOKS) {
    rest = takeAll(rest, whole(pattern), () => note(unsupported, { kind: 'look', wish }));
  }
  let pace: Pace | null = null;
  for (const [pattern, value] of PACES) {
    rest = takeAll(rest, whole(pattern), () => {
      pace ??= value;
    });
  }
  let framing: Framing | null = null;
  for (const [pattern, value] of FRAMINGS) {
    rest = takeAll(rest, whole(pattern), () => {
      framing ??= value;
    });
  }
  const mood =
    MOODS.find(([pattern]) => mentions(rest, whole(pattern)))?.[1] ??
    (/(?<=^| )(?:relaxed|relaxing|dreamy)/.test(text) ? 'calm' : null);
  const lengthHint =
    /(?<=^| )(?:short|quick|brief|shorter)(?: and (?:sweet|snappy|punchy))? ?(?:video|reel|clip|edit|one|teaser|film|movie|recap|montage)?(?= |$)/.test(
      rest,
    ) && /\b(?:short|brief|shorter|teaser)\b/.test(rest)
      ? 'short'
      : /(?<=^| )(?:long|longer|lengthy)(?: (?:video|reel|edit|film|movie|version))(?= |$)/.test(rest)
        ? 'long'
        : null;
  return {
    text: rest,
    pace: pace ?? paceOfMood(mood),
    sound,
    speech,
    mood,
    framing,
    unsupported,
    lengthHint,
  };
}

function paceOfMood(mood: Mood | null): Pace | null {
  if (mood === 'energetic') return 'fast';
  return mood === 'calm' ? 'slow' : null;
}

function note(wishes: UnsupportedWish[], wish: UnsupportedWish): void {
  if (!wishes.some((known) => known.wish === wish.wish)) wishes.push(wish);
}

function whole(pattern: RegExp, startingWith?: RegExp): RegExp {
  const lead = startingWith === undefined ? '' : `(?=${startingWith.source.replace(/^\^/, '')})`;
  return new RegExp(
    `(?<=^| )${lead}(?:${pattern.source})(?= |$)`,
    `g${pattern.flags.includes('u') ? 'u' : ''}`,
  );
}

const GENRES: readonly Rule<GenreName>[] = [
  [
    /tutorials?|how to|step by step|steps|explain(?:s|ing)?|instructional|demonstrat(?:e|es|ing|ion)|diy|lesson|guide/,
    'tutorial',
  ],
  [/products?|brand|commercial|advert(?:isement)?|ad|promo(?:tional)?|showcase|unboxing|features/, 'product'],
  [/wedding|bride|groom|ceremony/, 'wedding'],
  [/events?|party|birthday|concert|festival|conference|recap|celebration|graduation|meetup/, 'event'],
  [
    /travel(?:s|ing|ling)?|trips?|vacation|holidays?|journey|adventures?|road ?trip|destinations?|getaway/,
    'travel',
  ],
  [
    /workouts?|gym|fitness|training|sports?|match|game|football|soccer|basketball|skat(?:e|ing)|surf(?:ing)?/,
    'sport',
  ],
  [/recipes?|cooking|food|baking|restaurant|meal|dish(?:es)?/, 'food'],
  [/pets?|puppy|puppies|kittens?/, 'pets'],
  [/family|kids?|children|baby/, 'family'],
  [/nature|wildlife|outdoors?|hiking|hike/, 'nature'],
  [/city|urban|street|downtown/, 'city'],
];

export function readGenre(text: string): GenreName | null {
  return GENRES.find(([pattern]) => mentions(text, whole(pattern)))?.[1] ?? null;
}
