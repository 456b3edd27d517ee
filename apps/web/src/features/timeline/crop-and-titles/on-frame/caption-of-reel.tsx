import { useMemo, useSyncExternalStore } from 'react';
import { CaptionOnFrame } from '../../../../components/captions/caption-on-frame.tsx';
import { captionAt, captionsOfReel } from '../../../../components/captions/caption-there.ts';
import type { LiveReel } from '../../../../components/live-player/live-reel.ts';
import type { ReelLink } from '../../strip/use-reel-link.ts';

interface CaptionOfReelProps {
  readonly projectId: number;
  readonly reel: LiveReel;
  readonly link: Pick<ReelLink, 'playhead' | 'secondsNow'>;
}

/** The caption under the playhead, to be put right where it is read. */
export function CaptionOfReel({ projectId, reel, link: { playhead, secondsNow } }: CaptionOfReelProps) {
  const captions = useMemo(() => captionsOfReel(reel), [reel]);
  const placeNow = () => captionAt(captions, secondsNow());
  const place = useSyncExternalStore(playhead.subscribe, placeNow, placeNow);
  return <CaptionOnFrame projectId={projectId} there={captions[place] ?? null} />;
}
