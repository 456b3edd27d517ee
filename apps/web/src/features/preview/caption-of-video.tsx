import type { EditingPlan } from '@cutroom/contract';
import { reelTimeline } from '@cutroom/reel';
import { useMemo } from 'react';
import { usePlayback } from '../../api/use-playback.ts';
import { CaptionOnFrame } from '../../components/captions/caption-on-frame.tsx';
import { captionAt, captionsOfReel } from '../../components/captions/caption-there.ts';

interface CaptionOfVideoProps {
  readonly projectId: number;
  /** Of which the video was made. */
  readonly plan: EditingPlan;
  /** Where the video stands. */
  readonly seconds: number;
}

/** The caption of the finished video where it was paused, to be put right there. */
export function CaptionOfVideo({ projectId, plan, seconds }: CaptionOfVideoProps) {
  const clips = usePlayback(projectId)?.clips ?? null;
  const captions = useMemo(
    () => (clips === null ? [] : captionsOfReel({ timeline: reelTimeline(plan, clips) })),
    [plan, clips],
  );
  return (
    <CaptionOnFrame
      projectId={projectId}
      there={captions[captionAt(captions, seconds)] ?? null}
      keptNote="The video shows them once it is made again."
    />
  );
}
