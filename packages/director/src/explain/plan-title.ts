import { TITLE_CHARS_MAX } from '@cutroom/contract';
import type { MeantClips } from '../plan/wishes/meant-clips.ts';
import type { Wishes } from '../plan/wishes/wishes.ts';
import { themeNameIn } from '../prompt/theme-name.ts';
import { isPronoun, listInWords, titleCase } from '../text/english.ts';

/**
 * What the reel is called, in the creator's own words: the name that the prompt gives, the words that open it, what it says the
 * reel is of ('our Sunday', 'trip to Rome'), or the things that it names. Never what the models saw.
 * @param hasShown whether a clip that a wish means is in the reel
 */
export function planTitle(prompt: string, wishes: Wishes, hasShown: (meant: MeantClips) => boolean): string {
  const title =
    wishes.style.name ??
    wishes.style.titles.find(({ at }) => at === 'opening')?.text ??
    journeyIn(prompt) ??
    lifeIn(prompt) ??
    ownThingIn(prompt) ??
    themeIn(prompt, wishes) ??
    thingsNamed(wishes, hasShown) ??
    kindIn(prompt) ??
    PLAIN_TITLE;
  return title.slice(0, TITLE_CHARS_MAX);
}

const PLAIN_TITLE = 'Highlights';

const OCCASIONS = 'trip|holiday|vacation|weekend|day|week|summer|winter|journey|wedding|birthday|hike';
const PLACE_NAME = String.raw`(?:\p{Lu}[\p{L}'-]+)(?:\s+\p{Lu}[\p{L}'-]+){0,2}`;
const JOURNEY = new RegExp(
  String.raw`\b(${OCCASIONS})\s+(to|in|at|around|through|of)\s+(${PLACE_NAME})(?:\s+((?:19|20)\d\d))?`,
  'u',
);

/** 'our trip to Rome' */
function journeyIn(prompt: string): string | null {
  const found = JOURNEY.exec(prompt);
  if (found === null) return null;
  const [, what = '', link = '', place = '', year] = found;
  return titleCase(`${what.toLowerCase()} ${link} ${place}${year === undefined ? '' : ` ${year}`}`);
}

/** 'A day in my life', 'a week in the life of a baker' */
const LIFE =
  /\b(?:an? )?(?:day|morning|night|week|weekend|month|year) in (?:my|our|the) li(?:fe|ves)(?: of (?:an? |the |my |our )?\p{L}+)?/iu;

function lifeIn(prompt: string): string | null {
  const [found] = LIFE.exec(prompt) ?? [];
  return found === undefined ? null : titleCase(found.toLowerCase());
}

/** Whose it is, in the languages that are read, and the occasions that a whole reel can be of. */
const OWN = 'our|my|unser(?:e|en|em)?|mein(?:e|en|em)?|nuestr[oa]|mi|noss[oa]|meu|minha|notre|mon|ma';
const OCCASION =
  'sunday|saturday|friday|monday|day|weekend|week|summer|winter|spring|autumn|holidays?|vacation|trip|hike|wedding|birthday|party|anniversary|christmas|easter|graduation|garden|house|farm|shop|baby|family|' +
  'sonntag|samstag|tag|wochenende|woche|sommer|urlaub|ferien|reise|hochzeit|geburtstag|' +
  'domingo|sábado|día|dia|verano|verão|vacaciones|férias|viaje|viagem|boda|casamento|cumpleaños|' +
  'dimanche|samedi|journée|week-end|été|vacances|voyage|mariage|anniversaire';
const OWN_THING = new RegExp(`\\b(?:${OWN})\\s+(?:\\p{L}+\\s+){0,2}?(?:${OCCASION})(?![\\p{L}-])`, 'iu');

/** 'Make a reel of our first summer' is 'Our First Summer'. */
function ownThingIn(prompt: string): string | null {
  const [found] = OWN_THING.exec(prompt) ?? [];
  return found === undefined ? null : titleCase(found.toLowerCase());
}

/** 'A slow quiet morning', 'recap of our weekend'; other languages write their titles as they write sentences. */
function themeIn(prompt: string, { brief }: Wishes): string | null {
  const theme = themeNameIn(prompt);
  if (theme === null) return null;
  const [kind = ''] = theme.lead.split(' ');
  const name = SAYS_ENOUGH.test(kind) ? `${theme.lead}${theme.name}` : theme.name;
  return brief.language === 'en' ? titleCase(name) : name.charAt(0).toUpperCase() + name.slice(1);
}

/** 'A 30 second travel reel' is 'Travel Reel', 'a recap of our event' 'Recap of Our Event'. */
const KIND =
  /(?:\b(\p{L}+)\s+)?\b(reel|video|film|recap|tutorial|showcase|highlights|vlog|montage|teaser|trailer)\b(\s+of\s+(?:our|my|the)\s+\p{L}+)?/iu;
/** Words before it that say nothing of what it is. */
const EMPTY: ReadonlySet<string> = new Set(
  (
    'a an the this that my our some good great nice cool best new short long quick fast slow second seconds sec secs minute ' +
    'minutes of for me make create really very whole entire one in as is un une una um uma de der die das den dem des ein eine ' +
    'einen einem einer eines le la les el los las o os as kurzes gutes schönes schnelles buen'
  ).split(' '),
);
const SAYS_ENOUGH = /^(?:recap|tutorial|showcase|highlights|vlog|teaser|trailer)$/i;

function kindIn(prompt: string): string | null {
  const [, before = '', noun = '', of = ''] = KIND.exec(prompt) ?? [];
  const manner = EMPTY.has(before.toLowerCase()) ? '' : before;
  if (noun === '' || (manner === '' && of === '' && !SAYS_ENOUGH.test(noun))) return null;
  return titleCase(`${manner} ${noun}${of}`.trim().toLowerCase());
}

/** 'The Dog and the Sea': what the reel is to show, as the prompt says it and in its order. */
function thingsNamed(
  { brief, clips, places, sections }: Wishes,
  hasShown: (meant: MeantClips) => boolean,
): string | null {
  // Other languages bend articles and nouns: 'mit dem Hund' names no 'Dem Hund'.
  if (brief.language !== 'en') return null;
  const main = namesOf([...clips.mostly, ...clips.only, ...clips.likelyOnly], hasShown);
  if (main.length > 0) return asName(main.slice(0, MAIN_THINGS_MAX));
  const named = namesOf(
    [
      ...places.opening,
      ...sections.flatMap((section) => section.clips),
      ...places.lists.flat(),
      ...clips.include,
      ...clips.atSpeed,
      ...clips.prefer,
      ...clips.mentioned,
      ...places.ending,
    ],
    hasShown,
  );
  // One of many things, or a list of them all, is no name.
  return named.length === 0 || named.length > THINGS_MAX ? null : asName(named);
}

const MAIN_THINGS_MAX = 2;
const THINGS_MAX = 3;

function namesOf(things: readonly MeantClips[], hasShown: (meant: MeantClips) => boolean): string[] {
  const said = things
    .filter((meant) => meant.clips.length > 0 && meant.labels.length > 0 && hasShown(meant))
    .map(({ said: words }) => words.replace(/\b(?:clips?|shots?|videos?|footage|ones?)\b/gi, '').trim())
    .filter((words) => words !== '' && !isPronoun(words) && words.split(/\s+/).length <= NAMED_WORDS_MAX);
  return [...new Set(said.map((words) => words.toLowerCase()))];
}

/** A whole clause is no name. */
const NAMED_WORDS_MAX = 4;

function asName(things: readonly string[]): string {
  return titleCase(listInWords(things));
}
