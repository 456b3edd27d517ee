import { REEL_FPS } from '@cutroom/contract';
import { addedDuck, changedDuck, ducksOfCuts, type MusicDuck, musicDucks } from '@cutroom/reel';
import { useMemo, useState } from 'react';
import type { LiveReel } from '../../../components/live-player/live-reel.ts';
import { hasOwnDucks } from '../editor/cuts/own-ducks.ts';
import type { TimelineEditor } from '../editor/use-timeline-editor.ts';

/** A duck's edges and depth, as far as they change. */
export type DuckChange = Partial<Pick<MusicDuck, 'startSeconds' | 'endSeconds' | 'depthDb'>>;

/** Where the music goes down, and what can be done to it. */
export type Ducks = NonNullable<ReturnType<typeof useDucks>>;

/** null where no music is heard, or where the clips' audio is not known. */
export function useDucks(
  reel: LiveReel | null,
  { editor: { cuts }, dispatch }: Pick<TimelineEditor, 'editor' | 'dispatch'>,
) {
  const [chosen, setChosen] = useState(0);
  const timeline = reel?.music == null ? null : reel.timeline;
  const list = useMemo(() => (timeline === null ? [] : musicDucks(timeline)), [timeline]);
  // Cuts of clips that are gone are not in the player's reel.
  if (timeline === null || timeline.cuts.length !== cuts.length) return null;
  const reelSeconds = timeline.frames / REEL_FPS;
  const put = (index: number, after: MusicDuck | null, mergeKey: string | null, spoken: string) =>
    dispatch({ kind: 'ducks', changes: ducksOfCuts(timeline, index, after), mergeKey, spoken });
  return {
    list,
    chosen: Math.max(0, Math.min(chosen, list.length - 1)),
    choose: setChosen,
    reelSeconds,
    hasOwn: cuts.some(({ clip }) => hasOwnDucks(clip)),
    canAdd: (atSeconds: number) => addedDuck(list, atSeconds, reelSeconds) !== null,
    change: (index: number, change: DuckChange, mergeKey: string | null) => {
      const after = changedDuck(list, index, change, reelSeconds);
      if (after !== null) put(index, after, mergeKey, '');
    },
    add: (atSeconds: number): boolean => {
      const added = addedDuck(list, atSeconds, reelSeconds);
      if (added === null) return false;
      put(-1, added, null, `The music goes down at ${added.startSeconds.toFixed(1)} seconds.`);
      setChosen(list.filter(({ startSeconds }) => startSeconds < added.startSeconds).length);
      return true;
    },
    remove: (index: number) => put(index, null, null, 'The music stays up there.'),
    followSpeech: () =>
      dispatch({
        kind: 'ducks',
        changes: cuts.map((_, index) => ({ index, ducks: null })),
        mergeKey: null,
        spoken: 'The music follows speech again.',
      }),
  };
}
