import type { Mood, Pace } from './brief.ts';
import { takeAll } from './reading.ts';
import { firstMentioned, type Rule, whole } from './rules.ts';

const PACES: readonly Rule<Pace>[] = [
  [/(?:very |really |with |only |just )*few(?:er)? cuts|long takes/, 'slow'],
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

/** How fast the cuts follow. */
export function readPace(text: string): { text: string; pace: Pace | null } {
  let pace: Pace | null = null;
  let rest = text;
  for (const [pattern, value] of PACES) {
    rest = takeAll(rest, whole(pattern), () => {
      pace ??= value;
    });
  }
  return { text: rest, pace };
}

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

/** The mood asked for; its words stay, because they may name clips too. */
export function readMood(text: string): Mood | null {
  return firstMentioned(text, MOODS);
}

/** The pace that goes with a mood when none is asked for. */
export function paceOfMood(mood: Mood | null): Pace | null {
  if (mood === 'energetic') return 'fast';
  return mood === 'calm' ? 'slow' : null;
}

/** 'start slow and get faster': cuts that shorten or lengthen on the way. */
export function readCurve(text: string): 'faster' | 'slower' | null {
  if (
    /(?:gets?|getting|become|becoming|grow|then|and) (?:more and more |increasingly |progressively |gradually )?(?:faster|quicker|rapid|fast)(?: and faster| towards the end| at the end)?(?= |$)/.test(
      text,
    ) &&
    /\bslow/.test(text)
  )
    return 'faster';
  if (
    /(?:speed|pick) up (?:towards|at|near) the end|accelerat|faster and faster|(?:gets?|getting) (?:faster|quicker)/.test(
      text,
    )
  )
    return 'faster';
  if (
    /(?:gets?|getting|become|becoming|then|and) (?:gradually |progressively )?(?:slower|calmer|slow)/.test(
      text,
    ) &&
    /\bfast|\bquick/.test(text)
  )
    return 'slower';
  return /slow(?:s|ing)? down (?:towards|at|near) the end|slower and slower/.test(text) ? 'slower' : null;
}
