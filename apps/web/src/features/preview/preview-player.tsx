import type { Project } from '@cutroom/contract';
import { Suspense, useCallback, useRef, useState } from 'react';
import type { PlannedEdit } from '../../api/use-planned-edit.ts';
import { EarlyPlayer } from '../../components/live-player/early-player.ts';
import { KeyTable } from '../../components/player/keys/key-table.tsx';
import { PLAYER_KEYS, usePlayerKeys } from '../../components/player/keys/use-player-keys.ts';
import { VideoPlayer } from '../../components/player/video-player.tsx';
import { moveFocusOnRemove, onRemove } from '../../components/ui/move-focus-on-remove.ts';
import { Dialog } from '../../components/ui/overlay/dialog.tsx';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { readStartsPlaying } from '../../lib/navigation/starts-playing.ts';
import { cutPlaces } from './cut-places.ts';
import { isVideoOfEdit } from './is-video-of-edit.ts';

const CaptionOfVideo = lazyPart(async () => (await import('./caption-of-video.tsx')).CaptionOfVideo);

interface PreviewPlayerProps {
  readonly project: Pick<Project, 'id' | 'editingPlan' | 'timeline'>;
  /** The finished video; null until it is there. */
  readonly videoUrl: string | null;
  /** What it is being made of; null where that was never watched. */
  readonly edit: PlannedEdit | null;
  /** The edit plays as soon as it can; where not given, if the press that led here asked for it. */
  readonly startsPlaying?: boolean;
}

/**
 * The plan itself until its video is there. Nobody is cut short: who watches the plan when the video comes gets it once
 * they pause or the plan has ended, at the same second.
 */
export function PreviewPlayer({ project, videoUrl, edit, startsPlaying: starts }: PreviewPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  const [startsPlaying] = useState(
    () => starts ?? (edit !== null && readStartsPlaying(window.history.state)),
  );
  const seconds = useRef(0);
  const onTime = useRef((now: number) => {
    seconds.current = now;
  }).current;
  const box = useRef<HTMLDivElement>(null);
  const [cue, setCue] = useState<Cue | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isPlanShown = edit !== null && (videoUrl === null || isPlaying);
  usePlayerKeys({
    videoBox: box,
    places: cutPlaces(isPlanShown ? { timeline: null, editingPlan: edit.plan } : project),
    link: {
      seek: (atSeconds) => {
        seconds.current = atSeconds;
        setCue({ atSeconds });
      },
      secondsNow: () => seconds.current,
    },
    onHelp: () => setHelpOpen(true),
  });
  return (
    <div ref={box}>
      {isPlanShown ? (
        <div ref={handsFocusOn}>
          <Suspense fallback={<div className="aspect-9/16 w-full rounded-frame bg-black" />}>
            <EarlyPlayer
              edit={edit}
              startsPlaying={startsPlaying}
              cue={cue}
              onTime={onTime}
              onPlaying={setPlaying}
              className="frame-glow"
            />
          </Suspense>
        </div>
      ) : (
        videoUrl !== null && (
          <FinishedPlayer {...{ project, videoUrl, cue, onTime }} fromSeconds={seconds.current} />
        )
      )}
      <Dialog isOpen={isHelpOpen} onOpenChange={setHelpOpen} title="Keys">
        <KeyTable {...PLAYER_KEYS} />
      </Dialog>
    </div>
  );
}

/** Another object goes there again. */
interface Cue {
  readonly atSeconds: number;
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
  /** Where keys send it; null before they do. */
  readonly cue: Cue | null;
  readonly onTime: (seconds: number) => void;
}

function FinishedPlayer({ project, videoUrl, fromSeconds, cue, onTime }: FinishedPlayerProps) {
  const [asked] = useState(cue);
  const [left] = useState(() => (fromSeconds > 0 ? { atSeconds: fromSeconds } : null));
  const [seconds, setSeconds] = useState(0);
  const onSeconds = useCallback(
    (now: number) => {
      setSeconds(now);
      onTime(now);
    },
    [onTime],
  );
  const { id, editingPlan: plan } = project;
  const hasCaptions = plan?.style?.captions === true && isVideoOfEdit(project);
  return (
    <VideoPlayer
      src={videoUrl}
      label="Your video"
      cue={cue === asked ? left : cue}
      onTime={onSeconds}
      className="frame-glow"
    >
      {hasCaptions && seconds > 0 && (
        <Suspense>
          <CaptionOfVideo projectId={id} {...{ plan, seconds }} />
        </Suspense>
      )}
    </VideoPlayer>
  );
}
