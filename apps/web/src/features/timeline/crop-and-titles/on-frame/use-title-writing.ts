import { useEffect, useRef, useState } from 'react';
import type { LiveReel } from '../../../../components/live-player/live-reel.ts';
import { cutAtSecond } from '../../editor/cuts/joining-cuts.ts';
import { type Cuts, positions } from '../../editor/cuts/timeline-cuts.ts';
import { createLiveValue, type LiveValue } from '../../editor/live-value.ts';
import type { CutActions } from '../../use-cut-actions.ts';
import { shownCut } from '../cut-window.ts';
import { newTitle } from '../new-title.ts';
import { isTitleAt } from './title-box.ts';

/** The title that is written on the picture. */
interface WrittenTitle {
  /** Of its cut. */
  readonly key: string;
  readonly index: number;
  /** It was added to be written: without a word of somebody's it goes again. */
  readonly isNew: boolean;
}

/** Writing on the picture, for buttons and keys. */
export interface TitleWriting {
  readonly written: LiveValue<WrittenTitle | null>;
  /** Writes the title of a cut, one more where it has none. @param index of several; the one that is shown where absent */
  readonly write: (key: string, index?: number) => void;
}

interface WritingContext {
  readonly cuts: Cuts;
  /** null where no picture is there to write on. */
  readonly reel: LiveReel | null;
  readonly actions: CutActions;
  readonly secondsNow: () => number;
}

/** The same object for as long as the editor is open. */
export function useTitleWriting(context: WritingContext): TitleWriting {
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  const [writing] = useState((): TitleWriting => {
    const written = createLiveValue<WrittenTitle | null>(null);
    return { written, write: (key, index) => written.set(beginWriting(latest.current, key, index)) };
  });
  return writing;
}

function beginWriting(
  { cuts, reel, actions, secondsNow }: WritingContext,
  key: string,
  wanted?: number,
): WrittenTitle | null {
  const index = cuts.findIndex((cut) => cut.key === key);
  const clip = cuts[index]?.clip;
  if (clip === undefined) return null;
  if (reel === null) {
    actions.inspect(true);
    return null;
  }
  const { titles = [] } = clip;
  if (titles.length > 0) {
    const seconds = secondsNow() - (positions(cuts)[index]?.startSeconds ?? 0);
    const shown =
      cutAtSecond(cuts, secondsNow()) === index ? titles.findIndex((each) => isTitleAt(each, seconds)) : -1;
    const chosen = wanted ?? Math.max(0, shown);
    const title = titles[chosen];
    if (title !== undefined) actions.showTitle(key, title);
    return { key, index: chosen, isNew: false };
  }
  const title = newTitle(clip, shownCut(reel, index, clip.clipId, secondsNow())?.cut.clip ?? null);
  actions.setFramingOrTitles(key, { titles: [title] }, null);
  actions.showTitle(key, title);
  return { key, index: 0, isNew: true };
}
