import type { Project } from '@cutroom/contract';
import { Suspense, useRef, useState } from 'react';
import type { PlannedEdit } from '../../api/use-planned-edit.ts';
import { EarlyPlayer } from '../../components/live-player/early-player.ts';
import { VideoPlayer } from '../../components/player/video-player.tsx';
import { moveFocusOnRemove, onRemove } from '../../components/ui/move-focus-on-remove.ts';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { readStartsPlaying } from '../../lib/navigation/starts-playing.ts';
import { isVideoOfEdit } from './is-video-of-edit.ts';

const CaptionOfVideo = lazyPart(async () => (await import('./caption-of-video.tsx')).CaptionOfVideo);

interface PreviewPlayerProps {
  readonly project: Pick<Project, 'id' | 'editingPlan' | 'timeline'>;
  /** The finished video; null until it is there. */
  readonly videoUrl: string | null;
  /** What it is being made of; null where that was never watched. */
  readonly edit: PlannedEdit | null;
}

/**
 * The plan itself until its video is there. Nobody is cut short: who watches the plan when the video comes gets it once
 * they pause or the plan has ended, at the same second.
 */
export function PreviewPlayer({ project, videoUrl, edit }: PreviewPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  const [startsPlaying] = useState(() => edit !== null && readStartsPlaying(window.history.state));
  const seconds = useRef(0);
  const onTime = useRef((now: number) => {
    seconds.current = now;
  }).current;
  if (edit !== null && (videoUrl === null || isPlaying)) {
    return (
      <div ref={handsFocusOn}>
        <Suspense fallback={<div className="aspect-9/16 w-full rounded-lg bg-black" />}>
          <EarlyPlayer
            edit={edit}
            startsPlaying={startsPlaying}
            onTime={onTime}
            onPlaying={setPlaying}
            className="frame-glow"
          />
        </Suspense>
      </div>
    );
  }
  if (videoUrl === null) return null;
  return <FinishedPlayer {...{ project, videoUrl }} fromSeconds={seconds.current} />;
}

/** To the control of the player that takes its place. */
const handsFocusOn = onRemove((player) => {
  const place = player.parentElement;
  moveFocusOnRemove(player, () => place?.querySelector<HTMLElement>('[data-main-control]'));
});

interface FinishedPlayerProps extends Pick<PreviewPlayerProps, 'project'> {
  readonly videoUrl: string;
  /** Where the plan was left; 0 for a video that nobody has begun. */
  readonly fromSeconds: number;
}

function FinishedPlayer({ project, videoUrl, fromSeconds }: FinishedPlayerProps) {
  const [cue] = useState(() => (fromSeconds > 0 ? { atSeconds: fromSeconds } : null));
  const [seconds, setSeconds] = useState(0);
  const { id, editingPlan: plan } = project;
  const hasCaptions = plan?.style?.captions === true && isVideoOfEdit(project);
  return (
    <VideoPlayer src={videoUrl} label="Your video" cue={cue} onTime={setSeconds} className="frame-glow">
      {hasCaptions && seconds > 0 && (
        <Suspense>
          <CaptionOfVideo projectId={id} {...{ plan, seconds }} />
        </Suspense>
      )}
    </VideoPlayer>
  );
}
