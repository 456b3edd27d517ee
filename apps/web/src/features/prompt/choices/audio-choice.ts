import type { Brief, Wish, WishOf } from '@cutroom/contract';
import { chosenId } from '../../../components/brief-chips/editing/is-wordless.ts';
import { type Choice, choiceOf, WORDLESS, withAdded } from './choices.ts';

type ClipAudio = WishOf<'sound'>['sound'];
type Music = WishOf<'music'>['music'];

/** What is heard, by its name, and the wishes that ask for it; null says nothing of that. */
const HEARD = {
  both: { name: 'Clips and music', sound: 'original', music: 'add' },
  music: { name: 'Only music', sound: null, music: 'only' },
  clips: { name: 'Only the clips', sound: 'original', music: 'none' },
  silence: { name: 'No sound', sound: 'mute', music: 'none' },
} as const satisfies Record<string, { name: string; sound: ClipAudio | null; music: Music | null }>;

/** Without a track there is nothing to be said of one. */
const HEARD_ALONE = {
  clips: { name: 'The clips’ own', sound: 'original', music: null },
  silence: { name: 'No sound', sound: 'mute', music: null },
} as const;

type Heard = keyof typeof HEARD;
type Asked = { readonly name: string; readonly sound: ClipAudio | null; readonly music: Music | null };

/** What is heard of the clips and of the project's track, which are wishes of two kinds. */
export function audioChoice(brief: Brief, hasTrack: boolean): Choice {
  const offered: readonly Asked[] = Object.values(hasTrack ? HEARD : HEARD_ALONE);
  const said = brief.wishes.filter(isOfAudio);
  const wish = said.findLast(({ source }) => source === 'creator') ?? said.at(-1);
  const heard = heardOf(said, hasTrack);
  const name = heard === null ? null : nameOf(heard, hasTrack);
  return {
    ...choiceOf('Sound', name === null ? undefined : wish, name, { options: offered.map((one) => one.name) }),
    choose: (option) => withAudio(brief, offered.find((one) => one.name === option) ?? null),
  };
}

function nameOf(heard: Heard, hasTrack: boolean): string {
  return !hasTrack && heard === 'clips' ? HEARD_ALONE.clips.name : HEARD[heard].name;
}

/** What the wishes come to, as the planner takes them; null where they say nothing of it. */
function heardOf(said: readonly Wish[], hasTrack: boolean): Heard | null {
  const music = new Set(said.flatMap((wish) => (wish.kind === 'music' ? [wish.music] : [])));
  const sound = said.findLast((wish) => wish.kind === 'sound')?.sound ?? null;
  const isTrackWished = USES_OF_TRACK.some((use) => music.has(use));
  const isTrackSilent = music.has('none') && !isTrackWished;
  if (music.has('only')) return 'music';
  if (sound === 'mute') return hasTrack && !isTrackSilent ? 'music' : 'silence';
  if (isTrackSilent) return 'clips';
  if (isTrackWished) return 'both';
  if (sound === null) return null;
  return hasTrack ? 'both' : 'clips';
}

const USES_OF_TRACK = ['add', 'only', 'onBeat', 'underSpeech', 'startAtDrop', 'louder', 'quieter'] as const;

/** The wishes that it overrules come back with the next reading once it is left to the text again. */
function withAudio(brief: Brief, asked: Asked | null): Brief {
  const others = brief.wishes.filter((wish) => {
    if (!isOfAudio(wish)) return true;
    return wish.source !== 'creator' && (asked === null || !isOverruled(wish, asked));
  });
  const rest = { ...brief, wishes: others };
  if (asked === null) return withAdded(rest);
  const { sound, music } = asked;
  return withAdded(
    rest,
    ...(sound === null ? [] : [{ kind: 'sound', id: chosenId('sound'), ...WORDLESS, sound } as const]),
    ...(music === null ? [] : [chosenMusic(music)]),
  );
}

function chosenMusic(music: Music): WishOf<'music'> {
  return { kind: 'music', id: chosenId('music'), ...WORDLESS, music, style: null, clips: [] };
}

/** Of the music only how it is used is another matter, as long as there is any: 'cut to the beat', 'softer under speech'. */
function isOverruled(wish: WishOf<'sound' | 'music'>, { sound, music }: Asked): boolean {
  if (wish.kind === 'sound') return sound !== null;
  if (music === null || wish.music === 'keepSound') return false;
  return music === 'none' || wish.music === 'add' || wish.music === 'only' || wish.music === 'none';
}

function isOfAudio(wish: Wish): wish is WishOf<'sound' | 'music'> {
  return wish.kind === 'sound' || wish.kind === 'music';
}
