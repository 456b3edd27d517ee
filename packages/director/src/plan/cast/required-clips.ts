import type { ClipFacts } from '../../material/clip-facts.ts';
import { eachOrBest, type MeantClips } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';

/** Of every phrase that must be in, the best clip; of phrases that mean each of their clips, all of them. */
export function requiredClips({ clips, places, style, sound }: Wishes): ReadonlySet<ClipFacts> {
  const required = new Set<ClipFacts>();
  const chosen = new Set<string>();
  // 'Drop the first two seconds of each' asks for none of them, 'the best bits of the squats' does.
  const parts = clips.parts.filter(({ number, part }) => number !== 'all' || part.part === 'best');
  const single = [...clips.holds, ...clips.longer, ...parts];
  const again = new Set<MeantClips>(single);
  const listed = [...places.lists.flat(), ...style.titles.flatMap((title) => title.clips)];
  const repeated = clips.repeats.filter(({ bound }) => bound !== 'atMost');
  const beside = [
    ...repeated.filter(({ number }) => number !== 'all'),
    ...heardNamed(sound, clips),
    ...listed,
  ];
  for (const wish of [
    ...places.opening,
    ...places.ending,
    ...clips.include,
    // Of what takes turns every clip that answers may come in.
    ...(clips.likelyOnly.length > 1 && places.alternating.length === 0 ? clips.likelyOnly : []),
    ...places.before.flatMap(({ first, second }) => [first, second]),
    ...places.between.flatMap(({ inner, outer }) => [inner, ...outer]),
    ...single,
    ...clips.mentioned,
    ...clips.atSpeed,
    ...places.placed,
    ...beside,
  ]) {
    // 'the dog 3 seconds' is in the opening and held: one wish, and one clip.
    if (again.has(wish) && chosen.has(wish.said)) continue;
    // An order, words over a clip, its level and how often it comes ask for no other clip of what must be in anyway.
    if (beside.includes(wish) && wish.clips.some((facts) => required.has(facts))) continue;
    const choice = wish.clips.find((facts) => !required.has(facts)) ?? wish.clips[0];
    if (choice === undefined) continue;
    chosen.add(wish.said);
    required.add(choice);
  }
  for (const wish of [...clips.include, ...clips.every, ...repeated.filter(({ number }) => number === 'all')])
    for (const facts of eachOrBest(wish)) required.add(facts);
  for (const facts of clips.kept) required.add(facts);
  return required;
}

/** 'The swans quieter', 'only the sound of the swans': who says how loud a few clips are means to hear them; one level of many clips asks for none. */
function heardNamed(
  { levels }: Wishes['sound'],
  { only }: Pick<Wishes['clips'], 'only'>,
): readonly MeantClips[] {
  // Of 'only the kites, and no sound but that of the fire' the fire stays out.
  return levels.filter(
    ({ of, isSpeech, clips }) =>
      !isSpeech && clips.length <= HEARD_CLIPS_MAX && (of === 'named' || only.length === 0),
  );
}
const HEARD_CLIPS_MAX = 3;

/** Whether a clip that is to be left out stays, because a narrower wish names it. */
export function isKeptAgainst(
  unwanted: ReadonlySet<ClipFacts>,
  facts: ClipFacts,
  { clips: { include, only, kept, parts, holds }, places: { opening, ending, placed } }: Wishes,
): boolean {
  const isMeantAlone = ({ clips }: MeantClips) => clips.length === 1 && clips[0] === facts;
  if (kept.has(facts) || include.some(isMeantAlone)) return true;
  // 'Seconds 5 to 12 of Fuji from the train, no trains'
  const shown = [...parts, ...holds, ...opening, ...ending, ...placed];
  if (unwanted.size > 1 && shown.some(isMeantAlone)) return true;
  // 'no people, but keep the talking one'
  return [...include, ...only].some(
    ({ clips }) =>
      clips.includes(facts) && clips.length < unwanted.size && clips.every((other) => unwanted.has(other)),
  );
}
