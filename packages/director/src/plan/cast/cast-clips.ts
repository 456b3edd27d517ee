import { type Interval, TRANSITION_SECONDS } from '@cutroom/contract';
import { absencesOf, withoutAbsences } from '../../material/absences.ts';
import type { ClipFacts } from '../../material/clip-facts.ts';
import { hasSpeech } from '../../material/clip-traits.ts';
import type { Sight } from '../../material/sight.ts';
import { lengthOf, type StretchWish, secondsOf, stretchesOf } from '../../material/stretches.ts';
import { inSeconds } from '../../text/english.ts';
import { isMeant, listed, type MeantClips } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { CastClip } from './cast-clip.ts';
import { clipTimes } from './clip-times.ts';
import { worthOf } from './clip-worth.ts';
import { withMainClips } from './main-clips.ts';
import { keepOnly, longEnough, type Pool } from './pool.ts';
import { isKeptAgainst, requiredClips } from './required-clips.ts';
import { keepVoiceUnseen } from './voice-unseen.ts';
import { wantedShare } from './wanted-share.ts';
import { shortShares, weakClips } from './weak-clips.ts';
import { wishedParts } from './wished-parts.ts';

export interface Casting {
  readonly cast: readonly CastClip[];
  /** Weaker clips that may come in when the wanted length cannot be filled otherwise. */
  readonly reserve: readonly CastClip[];
  readonly dropped: ReadonlyMap<ClipFacts, string>;
  /** Sentences on what could not be done. */
  readonly unmet: readonly string[];
}

export interface CastOptions {
  /** Whether to stay clear of unsteady beginnings and ends. */
  readonly trim: boolean;
  /** Whether to leave out the seconds in which what a clip was wished for is out of the picture. */
  readonly inView: boolean;
}

/** Decides which clips may be used. Explicit wishes come before taste; a wish that would leave nothing is put aside. */
export function castClips(
  wishes: Wishes,
  clips: readonly ClipFacts[],
  { trim, inView }: CastOptions,
): Casting {
  const required = requiredClips(wishes);
  const pool = longEnough(clips);
  keepNamed(pool, wishes, required);
  keepVoiceUnseen(pool, wishes, required);
  const speech = keepSpeech(pool, wishes, required);
  const weak = dropWeak(pool, wishes, required);
  const { dropped, unmet } = pool;
  pool.clips = withMainClips(pool.clips, wishes, required, dropped);

  const blends = wishes.style.transition === 'crossfade' || wishes.style.transition === 'dip_to_black';
  const wish: StretchWish = { speech, trim, handleSeconds: blends ? TRANSITION_SECONDS / 2 : 0 };
  const partless: ClipFacts[] = [];
  const stretchesFor = (facts: ClipFacts): readonly Interval[] => {
    const parts = wishedParts(facts, wishes.clips.parts, stretchesOf(facts, { speech: null, trim: false }));
    if (parts !== null && parts.length === 0 && !partless.includes(facts)) partless.push(facts);
    if (parts !== null && parts.length > 0) return parts;
    const spoken = isWishedTalk(facts, wishes) ? stretchesOf(facts, { ...wish, speech: 'only' }) : [];
    if (spoken.length > 0) return spoken;
    const stretches = stretchesOf(facts, wish);
    const inSight = inView ? stretchesInView(facts, wishes, stretches) : stretches;
    const wanted = (wantedShare(facts, wishes) ?? 0) * (wishes.form.length?.seconds ?? 0);
    // What is to fill so much of the reel, or to be held so long, is also shown where it is out of the picture, and up to the edges of its shots.
    const tries = [inSight, stretches, stretchesOf(facts, { ...wish, trim: false })];
    const held = speech === null ? exactlyHeld(facts, wishes) : 0;
    const isEnough = (one: readonly Interval[]) =>
      secondsOf(one) >= wanted && Math.max(...one.map(lengthOf)) >= held;
    return tries.find(isEnough) ?? tries.at(-1) ?? stretches;
  };
  const places = [...wishes.places.opening, ...wishes.places.ending];
  const toCast = (facts: ClipFacts): CastClip => ({
    facts,
    worth: worthOf(facts, wishes),
    isNamed: required.has(facts),
    isRequired: required.has(facts) || wishes.form.everyClip || isOfShare(facts, wishes),
    isPlaced: places.some(({ clips: [first] }) => first === facts),
    times: clipTimes(facts, wishes),
    turn: turnOf(facts, wishes),
    heldSeconds: heldSeconds(facts, wishes),
    share: wantedShare(facts, wishes),
    stretches: stretchesFor(facts),
    sight: wishedSight(facts, wishes),
  });
  let cast = pool.clips.map(toCast).filter(({ stretches }) => stretches.length > 0);
  if (cast.length === 0) {
    cast = pool.clips.map((facts) => ({
      ...toCast(facts),
      stretches: stretchesOf(facts, { speech: null, trim: false }),
    }));
    if (speech === 'none')
      unmet.push('Someone talks all through the clips, so talking could not be left out.');
  } else {
    for (const facts of pool.clips) {
      if (!cast.some((member) => member.facts === facts)) dropped.set(facts, 'Someone talks all through it.');
    }
  }
  for (const { name, durationSeconds } of partless)
    unmet.push(
      `'${name}' is ${inSeconds(durationSeconds)} long and has no such part, so another part of it may play.`,
    );
  const reserve = [...weak.keys()].map(toCast).filter(({ stretches }) => stretches.length > 0);
  return { cast, reserve, dropped, unmet };
}

/** 'only the dog', 'no beach' */
function keepNamed(pool: Pool, wishes: Wishes, required: ReadonlySet<ClipFacts>): void {
  const { clips } = wishes;
  if (clips.only.length > 0) {
    const meant = new Set(clips.only.flatMap((wish) => wish.clips));
    keepOnly(
      pool,
      (facts) => meant.has(facts) || required.has(facts),
      `You asked for only ${listed(clips.only.filter((wish) => wish.clips.length > 0))}.`,
      `No clip seems to match '${listed(clips.only)}', so the others were used.`,
    );
  }
  for (const wish of clips.exclude) {
    if (wish.clips.length === 0) continue;
    const unwanted = new Set(wish.clips);
    keepOnly(
      pool,
      (facts) => !unwanted.has(facts) || isKeptAgainst(unwanted, facts, wishes),
      `You asked to leave out '${wish.said}'.`,
      `Leaving out '${wish.said}' would leave no clip at all, so that wish could not be met.`,
    );
  }
}

/** @returns those that are dropped for what they are like, with why; none where every clip is to be in */
function dropWeak(
  pool: Pool,
  { clips, form, style }: Wishes,
  required: ReadonlySet<ClipFacts>,
): ReadonlyMap<ClipFacts, string> {
  const { everyClip, count } = form;
  const isAll =
    everyClip || (count?.bound === 'exactly' && count.of === 'clips' && count.count >= pool.clips.length);
  if (isAll) return new Map();
  const wanted = (facts: ClipFacts): boolean =>
    required.has(facts) || isMeant(facts, [...clips.only, ...clips.likelyOnly]);
  const dull = weakClips(pool.clips, required, wanted, style.mood);
  const short = shortShares(clips.shares, dull, form.length?.seconds ?? 0);
  const weak =
    short.length === 0
      ? dull
      : weakClips(
          pool.clips,
          required,
          (facts) => wanted(facts) || short.some((share) => share.clips.has(facts)),
          style.mood,
        );
  for (const [facts, why] of weak) pool.dropped.set(facts, why);
  pool.clips = pool.clips.filter((facts) => !weak.has(facts));
  return weak;
}

function keepSpeech(pool: Pool, { sound }: Wishes, required: ReadonlySet<ClipFacts>): StretchWish['speech'] {
  if (sound.speech === 'none') {
    const isQuiet = (facts: ClipFacts): boolean =>
      (facts.clip.analysis.measures.speechShare ?? 0) <= MOSTLY_SPEECH || required.has(facts);
    // What is left of a talk without the talking is somebody about to talk.
    if (pool.clips.filter(isQuiet).length >= QUIET_CLIPS_ENOUGH)
      keepOnly(pool, isQuiet, 'Someone talks through most of it.', '');
    return 'none';
  }
  if (sound.speech !== 'only') return null;
  const talks = (facts: ClipFacts): boolean => hasSpeech(facts.clip.analysis);
  if (!pool.clips.some(talks)) {
    pool.unmet.push('No speech was found in the clips, so the edit could not keep to it.');
    return null;
  }
  keepOnly(pool, talks, 'Nobody talks in it, and you asked for the talking parts.', '');
  return 'only';
}

/** Of a clip with more talk than this share the silent parts are no shots. */
const MOSTLY_SPEECH = 0.65;
const QUIET_CLIPS_ENOUGH = 3;

/** A talk is followed for its words, and a clip that is to stay long may show what happens meanwhile. */
function stretchesInView(
  facts: ClipFacts,
  wishes: Wishes,
  stretches: readonly Interval[],
): readonly Interval[] {
  const sight = wishedSight(facts, wishes);
  if (sight === null || hasSpeech(facts.clip.analysis)) return stretches;
  const held = heldSeconds(facts, wishes) ?? 0;
  const shown = withoutAbsences(stretches, absencesOf(sight, facts.clip.analysis));
  return shown.some((stretch) => lengthOf(stretch) >= held) ? shown : stretches;
}

function heldSeconds(facts: ClipFacts, { clips }: Wishes): number | null {
  return clips.holds.find(({ clips: [best] }) => best === facts)?.seconds ?? null;
}

/** The seconds for which a clip is to be on screen, no fewer; 0 where nothing is said of it. */
function exactlyHeld(facts: ClipFacts, { clips: { holds } }: Wishes): number {
  const own = holds.find(({ clips: [best], bound }) => best === facts && bound === 'exactly');
  return own?.seconds ?? 0;
}

/** Where a clip shows what it was wished for; null where no wish names a thing that was followed in it. */
function wishedSight(facts: ClipFacts, wishes: Wishes): Sight | null {
  const naming = namingClips(wishes);
  // Of 'the woman and the dog' in one clip the dog: no other clip shows it, or this one does not show it all the time.
  const presence = ({ sights }: MeantClips): number =>
    sights.get(facts)?.tracks.reduce((sum, track) => sum + track.presence, 0) ?? 0;
  const [rarest] = naming
    .filter(({ sights }) => sights.has(facts))
    .sort((one, other) => one.clips.length - other.clips.length || presence(one) - presence(other));
  return rarest?.sights.get(facts) ?? null;
}

/** 'Start with me talking': of a clip that is wished for what is said in it, that is shown. */
function isWishedTalk(facts: ClipFacts, { places, sound }: Wishes): boolean {
  if (sound.speech === 'none') return false;
  return [...places.opening, ...places.ending, ...places.placed].some(
    ({ labels, clips }) => labels.includes(TALK) && clips.includes(facts),
  );
}

/** What talk is called among the labels of a wish. */
const TALK = '@speech';

/** All that wishes name to be shown. */
function namingClips({ clips, places }: Wishes): readonly MeantClips[] {
  return [
    ...places.opening,
    ...places.ending,
    ...places.placed,
    ...clips.include,
    ...places.before.flatMap(({ first, second }) => [first, second]),
    ...places.between.flatMap(({ inner, outer }) => [inner, ...outer]),
    ...[...places.lists, ...places.alternating].flat(),
    ...places.together.flatMap((group) => group.clips),
    ...clips.holds,
    ...clips.longer,
    ...clips.shares.flatMap(({ named }) => named),
    ...clips.parts,
    ...clips.repeats,
    ...clips.atSpeed,
    ...clips.only,
    ...clips.likelyOnly,
    ...clips.prefer,
    ...clips.mentioned,
    ...clips.hinted,
  ];
}

/** Which of the groups that take turns a clip belongs to. */
function turnOf(facts: ClipFacts, { places }: Wishes): MeantClips | null {
  return places.alternating.flat().find(({ clips }) => clips.includes(facts)) ?? null;
}

/** Of clips that are to have a share of the reel the best must be in. */
function isOfShare(facts: ClipFacts, { clips }: Wishes): boolean {
  return clips.shares.some(({ clips: own, measure, than }) => {
    const isAtMost = measure.of !== 'clips' && measure.bound === 'atMost';
    return !isAtMost && ([...own][0] === facts || [...than][0] === facts);
  });
}
