import { type CutAudioFrom, clipName, type Moment, type VideoClip } from '@cutroom/contract';
import { type ReactNode, useState } from 'react';
import { moveFocusOnRemove, onRemove } from '../../../components/ui/move-focus-on-remove.ts';
import type { AudioRoom } from '../editor/cuts/pulling-audio.ts';
import { playedInterval, type TimelineCut } from '../editor/cuts/timeline-cuts.ts';
import type { CutLimits } from '../rows/row-facts.ts';
import { useTimeline } from '../timeline-context.ts';
import { AudioControl } from './audio-control.tsx';
import { ClipFilm } from './clip-film.tsx';
import { CutContext, useInspectedCut } from './cut-context.ts';
import { CutControls } from './cut-controls.tsx';
import { CutFacts } from './cut-facts.tsx';
import { DurationField } from './duration-field.tsx';
import { HeardClipControl } from './heard-clip-control.tsx';
import { LevelControl } from './level-control.tsx';
import { SlipControl } from './slip-control.tsx';
import { SpeedControl } from './speed-control.tsx';
import { VoiceControl } from './voice-control.tsx';

interface CutInspectorProps {
  readonly cut: TimelineCut;
  /** Its place in the timeline, counted from 1. */
  readonly number: number;
  /** Where it plays in the reel. */
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** null: the clip is not in the project any more. */
  readonly clip: VideoClip | null;
  /** What is worth showing of it; none where that is not known. */
  readonly moments: readonly Moment[];
  /** What it is heard with: another clip, or the same. */
  readonly heardClip: VideoClip | null;
  /** What it may be heard with; none where the reel is silent. */
  readonly sounding: readonly VideoClip[];
  readonly goesOn: CutAudioFrom | null;
  readonly limits: CutLimits;
  /** How far its audio can be pulled; null while the sheet is being opened: the press shows before what costs more to draw. */
  readonly audio: AudioRoom | null;
  readonly isLimited: boolean;
  /** Why the director chose it, while it is as it was chosen. */
  readonly reason: string | null;
  /** More that can be done to it; these parts may use `useCut`. */
  readonly children?: ReactNode;
}

/** Everything about the one cut that is chosen, and everything that can be done to it. */
export function CutInspector(props: CutInspectorProps) {
  const { cut, number, startSeconds, endSeconds, clip, limits, audio, isLimited, reason, children } = props;
  const { heardClip, sounding, goesOn, moments } = props;
  const played = playedInterval(cut, clip?.durationSeconds ?? null);
  const inspected = useInspectedCut(cut, number);
  const { inspectorHeading } = useTimeline();
  const [keepsFocus] = useState(() =>
    onRemove((part) => moveFocusOnRemove(part, () => inspectorHeading.current)),
  );
  return (
    <CutContext value={inspected}>
      <div ref={keepsFocus} className="grid grid-cols-1 gap-4">
        <CutControls limits={limits} />
        {clip?.filmstripUrl != null && <ClipFilm {...{ clip, moments }} played={played} />}
        <div className="grid grid-cols-1 gap-1">
          <DurationField limits={limits} />
          <LevelControl unheard={limits.unheard} />
          {audio !== null && (
            <>
              <VoiceControl clip={heardClip} unheard={limits.unheard} />
              {limits.unheard === null && <AudioControl room={audio} seconds={endSeconds - startSeconds} />}
              <HeardClipControl clips={sounding} goesOn={goesOn} />
              <SpeedControl framesPerSecond={clip?.framesPerSecond ?? null} />
              <SlipControl played={played} clipSeconds={clip?.durationSeconds ?? null} />
            </>
          )}
        </div>
        {children}
        {audio !== null && <CutFacts {...{ cut, startSeconds, endSeconds, clip, isLimited, reason }} />}
      </div>
    </CutContext>
  );
}

/** 'Clip 3 · beach.mp4' */
export function cutTitle(number: number, clip: VideoClip | null): string {
  return `Clip ${number} · ${clip === null ? 'Missing Clip' : clipName(clip)}`;
}
