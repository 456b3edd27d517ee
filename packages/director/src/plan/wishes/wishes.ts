import type { Brief, ClipReference, MusicSettings, Wish, WishKind, WishOf } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import { type MeantClips, meantClips } from './meant-clips.ts';
import { type Places, placesOf } from './places.ts';
import { type ReelForm, reelFormOf } from './reel-form.ts';
import { type ReelStyle, reelStyleOf } from './reel-style.ts';
import { sectionsOf, type WishedSection } from './sections.ts';
import { type WantedClips, wantedClipsOf } from './wanted-clips.ts';
import type { ResolvedWish, WishList } from './wish-list.ts';
import { type WishedAudio, wishedAudioOf } from './wished-audio.ts';
import { type DirectorMusic, wishedMusic } from './wished-music.ts';

/** What the creator wants, by what it is about: all that the planner knows of the prompt. */
export interface Wishes {
  readonly brief: Brief;
  /** In the order of the brief. */
  readonly list: readonly ResolvedWish[];
  readonly form: ReelForm;
  readonly clips: WantedClips;
  readonly places: Places;
  /** Parts of the reel, in order; none where the prompt does not divide it. */
  readonly sections: readonly WishedSection[];
  readonly sound: WishedAudio;
  readonly style: ReelStyle;
  /** How the project's track is used; null where it has none. */
  readonly music: MusicSettings | null;
  /** Where the track rises most; null where it does not, or there is none. */
  readonly musicDropSeconds: number | null;
}

/** @param clips all clips, in upload order */
export function resolveWishes(
  brief: Brief,
  clips: readonly ClipFacts[],
  music: DirectorMusic | null = null,
): Wishes {
  const leftOut = leftOutByHand(brief);
  const meantBy = (references: readonly ClipReference[]): MeantClips[] =>
    references.map((reference) => meantClips(reference, clips, leftOut));
  const exceptions = brief.wishes.filter((wish) => wish.kind === 'exception');
  const exceptedFrom = (wishId: string): readonly MeantClips[] =>
    exceptions.filter(({ of }) => of === wishId).flatMap((wish) => meantBy(wish.clips));
  const resolved = brief.wishes.map((wish): ResolvedWish => {
    const excepted = new Set(exceptedFrom(wish.id).flatMap((meant) => meant.clips));
    const meant =
      wish.kind === 'exclude'
        ? wish.clips.map((reference) => meantClips(reference, clips))
        : meantBy('clips' in wish ? wish.clips : []);
    return {
      wish,
      clips:
        excepted.size === 0
          ? meant
          : meant.map((one) => ({ ...one, clips: one.clips.filter((facts) => !excepted.has(facts)) })),
      than: meantBy(comparedWith(wish)),
    };
  });
  const list: WishList = {
    of: (kind) => resolved.filter((one) => isOfKind(one, kind)),
    all: clips,
    exceptedFrom,
    hasMusic: music !== null,
  };
  return {
    brief,
    list: resolved,
    form: reelFormOf(list),
    clips: wantedClipsOf(list),
    places: placesOf(list),
    sections: sectionsOf(list),
    sound: wishedAudioOf(list),
    style: reelStyleOf(list),
    music: music === null ? null : wishedMusic(music, brief.wishes),
    musicDropSeconds: music?.track.dropSeconds ?? null,
  };
}

/** Clips that the creator pointed at to be left out: no other words bring them in. */
function leftOutByHand({ wishes }: Brief): ReadonlySet<string> {
  return new Set(
    wishes
      .filter((wish) => wish.kind === 'exclude')
      .flatMap((wish) => wish.clips.flatMap((reference) => reference.clips))
      .filter(({ by }) => by === 'creator')
      .map(({ clipId }) => clipId),
  );
}

function isOfKind<K extends WishKind>(one: ResolvedWish, kind: K): one is ResolvedWish<WishOf<K>> {
  return one.wish.kind === kind;
}

function comparedWith(wish: Wish) {
  if (wish.kind === 'before' || wish.kind === 'between') return wish.than;
  return wish.kind === 'share' && wish.measure.of === 'clips' ? wish.measure.than : [];
}
