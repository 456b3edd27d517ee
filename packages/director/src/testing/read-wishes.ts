import type { Wish, WishKind, WishOf } from '@cutroom/contract';
import type { DirectorClip } from '../director-clip.ts';
import { readBrief } from '../prompt/read-brief.ts';
import { buildClips } from './build-clip.ts';

/** Reads prompts over the same clips. @returns the wishes of one kind */
export function readerOf(clips: readonly DirectorClip[]) {
  return <Kind extends WishKind>(prompt: string, kind: Kind): readonly WishOf<Kind>[] =>
    readBrief({ prompt, clips }).wishes.filter((wish): wish is WishOf<Kind> => wish.kind === kind);
}

/** Clips whose ids are their names without ending. */
export function clipsNamed(names: readonly string[]): DirectorClip[] {
  return buildClips(...names.map((name) => ({ id: name, name: `${name}.mp4` })));
}

/** The ids of all clips that these wishes mean, in their order. */
export function idsIn(wishes: readonly Wish[]): readonly string[] {
  return wishes.flatMap((wish) =>
    'clips' in wish ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)) : [],
  );
}
