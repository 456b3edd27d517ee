import type { Framing, GenreName } from './brief.ts';
import { firstMentioned, type Rule } from './rules.ts';

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

/** Near or wide pictures wanted: read after the clips, so that 'start with a close-up' stays about a clip. */
export function readFraming(text: string): Framing | null {
  return firstMentioned(text, FRAMINGS);
}

const GENRES: readonly Rule<GenreName>[] = [
  [
    /tutorials?|how to|step by step|steps?|explain(?:s|ing)?|instructional|demonstrat(?:e|es|ing|ion)|diy|lesson|guide/,
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
  [/city|urban|street (?:life|style|scenes?|photography|video|reel)|downtown/, 'city'],
];

/** The kind of video, from any word of the prompt. */
export function readGenre(text: string): GenreName | null {
  return firstMentioned(text, GENRES);
}

/** 'short' or 'long' without a number. */
export function readLengthHint(text: string): 'short' | 'long' | null {
  if (
    /(?<=^| )(?<!(?:as|too) )(?:short|shorter|brief|teaser|quick (?:video|reel|edit|recap|teaser|1))(?= |$)/.test(
      text,
    )
  )
    return 'short';
  return /(?<=^| )(?:long|longer|lengthy) (?:video|reel|edit|film|movie|version)(?= |$)/.test(text)
    ? 'long'
    : null;
}
