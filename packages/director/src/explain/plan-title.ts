import { TITLE_CHARS_MAX } from '@cutroom/contract';
import type { Brief, GenreName } from '../brief/brief.ts';
import type { ClipFacts } from '../clips/clip-facts.ts';
import { wordScore } from '../clips/match-reference.ts';
import { isKnownThing } from '../vocabulary/meaning.ts';
import { plural, titleCase } from './english.ts';
import { thingsSeen } from './things-seen.ts';

const GENRE_TITLES: { readonly [G in GenreName]: string } = {
  travel: 'Travel Highlights',
  event: 'Event Recap',
  product: 'Product Showcase',
  tutorial: 'Step by Step',
  wedding: 'Wedding Moments',
  sport: 'In Motion',
  food: 'Fresh from the Kitchen',
  pets: 'Best of Friends',
  family: 'Family Moments',
  nature: 'Out in Nature',
  city: 'City Moments',
};

const MOOD_TITLES = {
  energetic: 'Full of Energy',
  calm: 'A Quiet Moment',
  happy: 'Happy Moments',
  dark: 'After Dark',
} as const;

/** A title from the prompt's own words where it gives one, else from what the chosen clips show. */
export function planTitle(prompt: string, brief: Brief, chosen: readonly ClipFacts[]): string {
  const title = brief.title ?? placeTitle(prompt) ?? thingsTitle(brief, chosen) ?? plainTitle(brief, chosen);
  return title.slice(0, TITLE_CHARS_MAX);
}

/** 'our trip to Rome' */
function placeTitle(prompt: string): string | null {
  const found =
    /\b(trip|holiday|vacation|weekend|day|week|summer|winter|journey|wedding|birthday|hike)\s+(to|in|at|around|through|of)\s+((?:\p{Lu}[\p{L}'-]+)(?:\s+\p{Lu}[\p{L}'-]+){0,2})(?:\s+((?:19|20)\d\d))?/u.exec(
      prompt,
    );
  if (found === null) return null;
  const [, what = '', link = '', place = '', year] = found;
  return titleCase(`${what.toLowerCase()} ${link} ${place}${year === undefined ? '' : ` ${year}`}`);
}

/** The things the prompt named and the edit shows: 'The Ocean and the Dog'. */
function thingsTitle(brief: Brief, chosen: readonly ClipFacts[]): string | null {
  const things = brief.topics
    .filter(
      (word) =>
        isKnownThing(word) &&
        !/^(?:dark|bright|blurry|shaky|speech|talk\w*|closeup|wide\w*|happy|calm|fun|energetic|exciting|action|sound|quiet|short|outdoor|day|people|person|someone|face)s?$/.test(
          word,
        ),
    )
    .filter((word) => chosen.some((facts) => wordScore(word, facts) > 0.85))
    .slice(0, 2);
  const [first, second] = things;
  if (first === undefined) return null;
  return titleCase(second === undefined ? `the ${first}` : `the ${first} and the ${second}`);
}

function plainTitle(brief: Brief, chosen: readonly ClipFacts[]): string {
  if (brief.genre !== null) return GENRE_TITLES[brief.genre];
  if (brief.mood !== null) return MOOD_TITLES[brief.mood];
  const counts = new Map<string, number>();
  for (const facts of chosen) {
    for (const thing of thingsSeen(facts)) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  const most = chosen.length / 2;
  const [top] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (top === undefined || top[1] < Math.min(most, 3)) return 'Highlights';
  if (top[0] !== 'person' && top[0] !== 'people' && top[1] >= most)
    return titleCase(chosen.length > 1 ? plural(top[0]) : `the ${top[0]}`);
  const people = (counts.get('person') ?? 0) + (counts.get('people') ?? 0);
  if (people >= chosen.length * 0.8) return 'People and Moments';
  return people > 0 ? 'People and Places' : 'Highlights';
}
