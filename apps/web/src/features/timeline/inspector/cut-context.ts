import type { CutAudioFrom, CutAudioPlace, CutSpeed, CutTitle, SelectedClip } from '@cutroom/contract';
import { createContext, useContext, useMemo } from 'react';
import type { FramingOrTitles } from '../editor/cuts/changing-cuts.ts';
import type { PulledPart } from '../editor/cuts/cut-interval.ts';
import type { TimelineCut } from '../editor/cuts/timeline-cuts.ts';
import type { CommandName } from '../editor/edit-commands.ts';
import { useTimeline } from '../timeline-context.ts';

/** One cut of the timeline, for the parts of the inspector: which it is and what can be done to it. */
export interface InspectedCut {
  readonly key: string;
  readonly clip: SelectedClip;
  /** Its place in the timeline, counted from 1. */
  readonly number: number;
  /** 'clip 3' */
  readonly label: string;
  readonly run: (name: CommandName) => void;
  /** @param mergeKey the same for everything typed without leaving the field */
  readonly setDuration: (seconds: number, mergeKey: string) => void;
  /** @param mergeKey the same for everything done without letting go of the slider */
  readonly setLevel: (decibels: number, mergeKey: string) => void;
  /** @param mergeKey the same for everything done without letting go; null for a step of its own */
  readonly setSpeed: (speed: CutSpeed, mergeKey: string | null) => void;
  /** @param mergeKey the same for everything done without letting go; null for a step of its own */
  readonly setAudio: (place: CutAudioPlace, mergeKey: string | null) => void;
  /** null for its own audio. @param name of the clip that is heard */
  readonly setAudioFrom: (from: CutAudioFrom | null, name: string, mergeKey: string | null) => void;
  /** @param mergeKey the same for one pull or one typing; null for a step of its own */
  readonly setFramingOrTitles: (change: FramingOrTitles, mergeKey: string | null) => void;
  /** Goes to where the title is seen. */
  readonly showTitle: (title: CutTitle) => void;
  /** @param seconds of the clip @param mergeKey the same for one pull */
  readonly pull: (part: PulledPart, seconds: number, mergeKey: string | null) => void;
}

export const CutContext = createContext<InspectedCut | null>(null);

/** @throws outside of the inspector of one cut */
export function useCut(): InspectedCut {
  const cut = useContext(CutContext);
  if (cut === null) throw new Error('This is a part of the inspector of a cut.');
  return cut;
}

/** The same object while neither the cut nor its number changes. */
export function useInspectedCut({ key, clip }: TimelineCut, number: number): InspectedCut {
  const { actions } = useTimeline();
  return useMemo(
    () => ({
      key,
      clip,
      number,
      label: `clip ${number}`,
      run: (name) => actions.run(name, [key]),
      setDuration: (seconds, mergeKey) => actions.setDuration(key, seconds, mergeKey),
      setLevel: (decibels, mergeKey) => actions.setLevel(key, decibels, mergeKey),
      setSpeed: (speed, mergeKey) => actions.setSpeed(key, speed, mergeKey),
      setAudio: (place, mergeKey) => actions.setAudio(key, place, mergeKey),
      setAudioFrom: (from, name, mergeKey) => actions.setAudioFrom(key, from, name, mergeKey),
      setFramingOrTitles: (change, mergeKey) => actions.setFramingOrTitles(key, change, mergeKey),
      showTitle: (title) => actions.showTitle(key, title),
      pull: (part, seconds, mergeKey) => actions.pull(key, { part, seconds, mergeKey }),
    }),
    [actions, key, clip, number],
  );
}
