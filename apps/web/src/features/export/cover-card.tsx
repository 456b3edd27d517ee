import { downloadName } from '@cutroom/contract';
import { ImageDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { STALL_MS_MAX } from '../../lib/stall-watch.ts';
import { coverImage } from './cover-image.ts';
import { startDownload } from './start-download.ts';

interface CoverCardProps {
  readonly videoUrl: string;
  readonly title: string;
}

/** Chooses the frame that stands for the reel in a profile, and saves it as an image. */
export function CoverCard({ videoUrl, title }: CoverCardProps) {
  const video = useRef<HTMLVideoElement>(null);
  const sliderId = useId();
  const [durationSeconds, setDuration] = useState<number | null>(null);
  const [atSeconds, setAt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (durationSeconds !== null) return;
    const stall = setTimeout(() => setFailed(true), STALL_MS_MAX);
    return () => clearTimeout(stall);
  }, [durationSeconds]);
  const seek = (seconds: number) => {
    setAt(seconds);
    if (video.current !== null) video.current.currentTime = seconds;
  };
  const save = async () => {
    const image = video.current === null ? null : await coverImage(video.current);
    setFailed(image === null);
    if (image !== null) startDownload(image, downloadName(`${title} cover`, 'jpg'));
  };
  return (
    <Card className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 p-4 sm:p-5">
      <video
        ref={video}
        src={videoUrl}
        muted
        playsInline
        preload="metadata"
        crossOrigin="anonymous"
        aria-hidden
        tabIndex={-1}
        className="aspect-9/16 w-full rounded-md bg-black object-contain"
        onLoadedMetadata={({ currentTarget }) => {
          setDuration(currentTarget.duration);
          setFailed(false);
          seek(Math.min(1, currentTarget.duration / 2));
        }}
        onError={() => setFailed(true)}
      />
      <div className="grid grid-cols-1 content-start gap-3">
        <label htmlFor={sliderId} className="text-lg font-semibold">
          Cover frame
        </label>
        <input
          id={sliderId}
          type="range"
          min={0}
          max={durationSeconds ?? 0}
          step={0.1}
          value={atSeconds}
          disabled={durationSeconds === null}
          aria-valuetext={`${atSeconds.toFixed(1)} seconds`}
          className="h-11 w-full accent-ink"
          onChange={({ target }) => seek(Number(target.value))}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            icon={<ImageDown aria-hidden />}
            disabled={durationSeconds === null}
            onClick={() => void save()}
          >
            Save cover image
          </Button>
          <p role="status" className="text-sm text-poor">
            {hasFailed && 'The frame could not be read. Reload the page and try again.'}
          </p>
        </div>
      </div>
    </Card>
  );
}
