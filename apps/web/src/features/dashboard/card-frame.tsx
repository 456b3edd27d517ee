import type { Project } from '@cutroom/contract';
import { clsx } from 'clsx';
import { Clapperboard, TriangleAlert, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { posterUrl } from '../../components/player/final-video-url.ts';
import { formatPlaybackTime } from '../../components/player/playback-time.ts';
import { ProgressBar } from '../../components/ui/progress/progress-bar.tsx';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { cardImageUrl, cardVideoUrl } from './project-card-state.ts';

/** Comes after the list itself: the first load stays small, and the frame keeps its place. */
const VideoPlayer = lazyPart(
  async () => (await import('../../components/player/video-player.tsx')).VideoPlayer,
);

/** The 9:16 of a card: its video, which a press plays, else an image that opens the project as the rest of the card does. */
export function CardFrame({ project }: { readonly project: Project }) {
  const videoUrl = cardVideoUrl(project);
  if (videoUrl === null) return <Placeholder project={project} />;
  return (
    <div className="relative z-10">
      <Suspense fallback={<PlayerToCome posterUrl={posterUrl(videoUrl)} />}>
        <VideoPlayer
          src={videoUrl}
          label={`Video of ${project.title}`}
          size="compact"
          isLazy
          playsOnHover
          className="frame-glow"
        />
      </Suspense>
      {project.actualDuration !== null && <DurationChip seconds={project.actualDuration} />}
    </div>
  );
}

function DurationChip({ seconds }: { readonly seconds: number }) {
  return (
    <span className="timecode pointer-events-none absolute top-2 right-2 rounded-sm bg-black/65 px-1.5 text-xs text-white">
      <span className="sr-only">Length </span>
      {formatPlaybackTime(seconds)}
    </span>
  );
}

/** The image that the player will begin with. */
function PlayerToCome({ posterUrl: src }: { readonly posterUrl: string | null }) {
  return (
    <div className="frame-glow aspect-9/16 overflow-hidden rounded-frame bg-black">
      {src !== null && (
        // Asked for as the player does, so that it is asked for once.
        <img src={src} alt="" crossOrigin="anonymous" loading="lazy" className="size-full object-contain" />
      )}
    </div>
  );
}

/** The first clip in the dark, with a sign of what it waits for. */
function Placeholder({ project }: { readonly project: Project }) {
  const Icon = PLACEHOLDER_ICONS[project.status];
  const imageUrl = cardImageUrl(project);
  return (
    <div className="relative grid aspect-9/16 content-center justify-items-center gap-4 overflow-hidden rounded-frame bg-well p-5 text-ink-faint ring-1 ring-inset ring-edge">
      {imageUrl !== null && <DimImage src={imageUrl} />}
      <span
        className={clsx(
          'relative grid size-13 place-items-center rounded-full',
          imageUrl === null ? 'bg-raised' : 'bg-black/55 text-white ring-1 ring-white/20',
        )}
      >
        <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
      </span>
      {project.status === 'processing' && (
        <ProgressBar
          percent={project.processingProgress}
          label={`Progress of ${project.title}`}
          className="absolute inset-x-4 bottom-4"
        />
      )}
    </div>
  );
}

function DimImage({ src }: { readonly src: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className="absolute inset-0 size-full object-cover opacity-40 saturate-50"
    />
  );
}

const PLACEHOLDER_ICONS = {
  uploading: Upload,
  uploaded: Clapperboard,
  processing: Clapperboard,
  completed: Clapperboard,
  timeline_modified: Clapperboard,
  failed: TriangleAlert,
} as const;
