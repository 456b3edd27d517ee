import type { CutAudioFrom, CutAudioPlace, CutSpeed, CutTitle, SelectedClip } from '@cutroom/contract';
import { TITLE_FADE_SECONDS } from '@cutroom/reel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { afterAnswer, afterPaint, focusAfterPaint } from '../../lib/code-loading/after-paint.ts';
import type { FramingOrTitles } from './editor/cuts/changing-cuts.ts';
import type { ChooseMode } from './editor/cuts/chosen-cuts.ts';
import type { Pull } from './editor/cuts/cut-interval.ts';
import { positions } from './editor/cuts/timeline-cuts.ts';
import type { CommandName } from './editor/edit-commands.ts';
import type { TimelineEditor } from './editor/use-timeline-editor.ts';
import { isNarrow } from './narrow.ts';
import type { ReelLink } from './strip/use-reel-link.ts';

/** What can be done to the cuts of the timeline, named by their keys. */
export interface CutActions {
  /** To the chosen cuts where no keys are given; commands of the playhead act where it stands. */
  readonly run: (name: CommandName, keys?: readonly string[]) => void;
  /** Also goes there in the video, unless others stay chosen. @param atSeconds of the reel, where not to its own first frame */
  readonly choose: (key: string, mode: ChooseMode, atSeconds?: number) => void;
  /** Shows what can be done to what is chosen. @param isByKey whether the keyboard's focus goes there */
  readonly inspect: (isByKey: boolean) => void;
  readonly setDuration: (key: string, seconds: number, mergeKey: string) => void;
  readonly setLevel: (key: string, decibels: number, mergeKey: string) => void;
  readonly setSpeed: (key: string, speed: CutSpeed, mergeKey: string | null) => void;
  readonly setAudio: (key: string, place: CutAudioPlace, mergeKey: string | null) => void;
  /** null for its own audio. @param name of the clip that is heard */
  readonly setAudioFrom: (
    key: string,
    from: CutAudioFrom | null,
    name: string,
    mergeKey: string | null,
  ) => void;
  readonly setFramingOrTitles: (key: string, change: FramingOrTitles, mergeKey: string | null) => void;
  /** Goes to where the title stands in full, unless it does where the player is: what is changed of it is to be seen. */
  readonly showTitle: (key: string, title: CutTitle) => void;
  /** Of all cuts that are chosen. */
  readonly setDurations: (seconds: number, mergeKey: string) => void;
  readonly setLevels: (decibels: number, mergeKey: string) => void;
  readonly pull: (key: string, pull: Pull) => void;
  /** Asks which moment takes the place of the chosen cut. */
  readonly askReplacement: () => void;
  readonly move: (key: string, toIndex: number) => void;
  /** Behind what is chosen, and shows it. @param name of its clip @param gap between cuts where it goes instead, 0 before the first */
  readonly add: (cut: SelectedClip, name: string, gap?: number) => void;
  /** Another moment in the place of a cut. @param name of its clip */
  readonly replace: (key: string, cut: SelectedClip, name: string) => void;
}

interface EditorPlaces {
  readonly inspectorHeading: RefObject<HTMLElement | null>;
  /** Of the box around the player. */
  readonly videoBox: RefObject<HTMLElement | null>;
}

/** The same functions for as long as the editor is open: a row whose clip did not change is not drawn again. */
export function useCutActions(
  timeline: TimelineEditor,
  link: ReelLink,
  { inspectorHeading, videoBox }: EditorPlaces,
  onOpen: (part: 'inspector' | 'replacement') => void,
): CutActions {
  const latest = useRef({ timeline, link });
  useEffect(() => {
    latest.current = { timeline, link };
  });
  const [actions] = useState<CutActions>(() => {
    const editing = () => latest.current.timeline;
    const indexOf = (key: string) => editing().editor.cuts.findIndex((candidate) => candidate.key === key);
    return {
      run: (name, keys) =>
        afterAnswer(() => editing().run(name, keys ?? editing().chosen, latest.current.link.secondsNow())),
      choose: (key, mode, atSeconds) =>
        afterAnswer(() => {
          editing().choose(key, mode);
          if (mode !== 'only') return;
          if (atSeconds === undefined) latest.current.link.showOwn(indexOf(key));
          else latest.current.link.seek(atSeconds);
        }),
      // What can be done to it makes a phone lay out half the screen anew.
      inspect: (isByKey) => {
        const from = document.activeElement;
        afterPaint(() => {
          onOpen('inspector');
          // What the sheet changes is seen above it.
          if (isNarrow() && isInSight(videoBox.current)) window.scrollTo({ top: 0, behavior: 'instant' });
          if (isByKey) focusAfterPaint(() => inspectorHeading.current, { from });
        });
      },
      setDuration: (key, seconds, mergeKey) => editing().setDuration(indexOf(key), seconds, mergeKey),
      setLevel: (key, decibels, mergeKey) => editing().setLevel(indexOf(key), decibels, mergeKey),
      setSpeed: (key, speed, mergeKey) =>
        answerFirst(mergeKey, () => editing().setSpeed(indexOf(key), speed, mergeKey)),
      setAudio: (key, place, mergeKey) =>
        answerFirst(mergeKey, () => editing().setAudio(indexOf(key), place, mergeKey)),
      setAudioFrom: (key, from, name, mergeKey) =>
        answerFirst(mergeKey, () => editing().setAudioFrom(indexOf(key), from, name, mergeKey)),
      setFramingOrTitles: (key, change, mergeKey) =>
        answerFirst(mergeKey, () => editing().setFramingOrTitles(indexOf(key), change, mergeKey)),
      showTitle: (key, { startSeconds, durationSeconds }) => {
        const { link } = latest.current;
        const index = indexOf(key);
        const place = positions(editing().editor.cuts)[index];
        if (place === undefined) return;
        const length = place.endSeconds - place.startSeconds;
        const endSeconds = Math.min(length, startSeconds + durationSeconds);
        const into = link.secondsNow() - place.startSeconds;
        const isSeen = into >= startSeconds + TITLE_FADE_SECONDS && into <= endSeconds - TITLE_FADE_SECONDS;
        if (!isSeen) link.show(index, (startSeconds + endSeconds) / 2 / length);
      },
      setDurations: (seconds, mergeKey) => editing().setDurations(seconds, mergeKey),
      setLevels: (decibels, mergeKey) => editing().setLevels(decibels, mergeKey),
      askReplacement: () => afterAnswer(() => onOpen('replacement')),
      pull: (key, pull) => editing().pull(indexOf(key), pull),
      add: (cut, name, gap) =>
        afterAnswer(() => {
          const { length: before } = editing().editor.cuts;
          editing().add(cut, name, gap);
          afterPaint(() => {
            const { editor, chosen } = editing();
            if (editor.cuts.length > before) latest.current.link.showOwn(indexOf(chosen.at(-1) ?? ''));
          });
        }),
      replace: (key, cut, name) => afterAnswer(() => editing().replace(indexOf(key), cut, name)),
      move: (key, toIndex) => editing().move(indexOf(key), toIndex),
    };
  });
  return actions;
}

/** What is pulled or typed, in steps of one key, is followed at once. */
function answerFirst(mergeKey: string | null, run: () => void): void {
  if (mergeKey === null) afterAnswer(run);
  else run();
}

/** Whether some of it stands below the header. */
function isInSight(box: HTMLElement | null): boolean {
  return box !== null && box.getBoundingClientRect().bottom > HEADER_PX;
}

const HEADER_PX = 60;
