import { Suspense, useRef, useState } from 'react';
import type { PlannedEdit } from '../../api/use-planned-edit.ts';
import { EarlyPlayer } from '../../components/live-player/early-player.ts';
import { VideoPlayer } from '../../components/player/video-player.tsx';
import { moveFocusOnRemove, onRemove } from '../../components/ui/move-focus-on-remove.ts';
import { readStartsPlaying } from '../../lib/navigation/starts-playing.ts';

interface PreviewPlayerProps {
  /** The finished video; null until it is there. */
  readonly videoUrl: string | null;
  /** What it is being made of; null where that was never watched. */
  readonly edit: PlannedEdit | null;
}

/**
 * The plan itself until its video is there. Nobody is cut short: who watches the plan when the video comes gets it once
 * they pause or the plan has ended, at the same second.
 */
export function PreviewPlayer({ videoUrl, edit }: PreviewPlayerProps) {
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
  return <FinishedPlayer videoUrl={videoUrl} fromSeconds={seconds.current} />;
}

/** To the control of the player that takes its place. */
const handsFocusOn = onRemove((player) => {
  const place = player.parentElement;
  moveFocusOnRemove(player, () => place?.querySelector<HTMLElement>('[data-main-control]'));
});

/** @param fromSeconds where the plan was left; 0 for a video that nobody has begun */
function FinishedPlayer({
  videoUrl,
  fromSeconds,
}: {
  readonly videoUrl: string;
  readonly fromSeconds: number;
}) {
  const [cue] = useState(() => (fromSeconds > 0 ? { atSeconds: fromSeconds } : null));
  return <VideoPlayer src={videoUrl} label="Your video" cue={cue} className="frame-glow" />;
}
