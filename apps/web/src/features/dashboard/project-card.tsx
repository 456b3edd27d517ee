import type { Project } from '@cutroom/contract';
import { clsx } from 'clsx';
import {
  Clapperboard,
  CopyPlus,
  EllipsisVertical,
  PenLine,
  Share,
  Trash2,
  TriangleAlert,
  Upload,
} from 'lucide-react';
import { memo, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Tag } from '../../components/analysis-details/tag.tsx';
import { posterUrl } from '../../components/player/final-video-url.ts';
import { lastFailure } from '../../components/project-guards/last-failure.ts';
import { Button } from '../../components/ui/button.tsx';
import { ExactTime } from '../../components/ui/exact-time.tsx';
import { Menu } from '../../components/ui/overlay/menu.tsx';
import { ProgressBar } from '../../components/ui/progress/progress-bar.tsx';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { cardAction, cardImageUrl, cardVideoUrl, exportAction, makeAgainPath } from './project-card-state.ts';
import { relativeDate } from './relative-date.ts';
import { StatusMark } from './status-mark.tsx';

/** Comes after the list itself: the first load stays small, and the frame keeps its place. */
const VideoPlayer = lazyPart(
  async () => (await import('../../components/player/video-player.tsx')).VideoPlayer,
);

interface ProjectCardProps {
  readonly project: Project;
  readonly onRename: (project: Project) => void;
  readonly onDuplicate: (projectId: number) => void;
  readonly onDelete: (project: Project) => void;
  readonly onExport: (project: Project) => void;
}

/** One project of many: drawn again only where the project itself changed. */
export const ProjectCard = memo(function ProjectCard(props: ProjectCardProps) {
  const { project, onRename, onDuplicate, onDelete, onExport } = props;
  const { path, label } = cardAction(project);
  const againPath = makeAgainPath(project);
  const createdAt = new Date(project.createdAt);
  return (
    <article
      className="row-at-rest flex min-w-0 flex-col gap-3 [--row-height:28rem] [overflow-clip-margin:5rem]"
      aria-label={project.title}
      data-project={project.id}
    >
      <CardImage project={project} />
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <h3
            dir="auto"
            className="line-clamp-2 text-ellipsis text-base leading-snug font-medium tracking-normal wrap-anywhere"
            title={project.title}
          >
            {project.title}
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-faint">
            <StatusMark status={project.status} />
            {project.isTest === true && <Tag>Test</Tag>}
            <ExactTime at={project.createdAt}>{relativeDate(createdAt, new Date())}</ExactTime>
          </p>
          {lastFailure(project) !== null && (
            <p className="truncate text-xs text-poor">The last attempt made no video</p>
          )}
        </div>
        <Menu
          label={`More for ${project.title}`}
          icon={<EllipsisVertical aria-hidden />}
          className="-mt-2 -mr-2"
          items={[
            {
              label: 'Rename Project',
              icon: <PenLine aria-hidden />,
              onSelect: () => onRename(project),
            },
            {
              label: 'Duplicate Project',
              icon: <CopyPlus aria-hidden />,
              onSelect: () => onDuplicate(project.id),
            },
            {
              label: 'Delete Project',
              icon: <Trash2 aria-hidden />,
              isDangerous: true,
              onSelect: () => onDelete(project),
            },
          ]}
        />
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button asChild className="flex-1">
          <Link href={path}>{label}</Link>
        </Button>
        {againPath !== null && (
          <Button asChild variant="quiet" className="flex-1 ring-1 ring-inset ring-edge">
            <Link href={againPath}>Make again</Link>
          </Button>
        )}
        {exportAction(project) !== null && (
          <Button
            variant="quiet"
            title="Export"
            className="w-11 ring-1 ring-inset ring-edge"
            icon={<Share aria-hidden />}
            onClick={() => onExport(project)}
          >
            <span className="sr-only">Export</span>
          </Button>
        )}
      </div>
    </article>
  );
});

function CardImage({ project }: { readonly project: Project }) {
  const videoUrl = cardVideoUrl(project);
  if (videoUrl !== null) {
    return (
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
    );
  }
  return <Placeholder project={project} />;
}

/** The image that the player will begin with. */
function PlayerToCome({ posterUrl: src }: { readonly posterUrl: string | null }) {
  return (
    <div className="frame-glow aspect-9/16 overflow-hidden rounded-lg bg-black">
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
    <div className="relative grid aspect-9/16 content-center justify-items-center gap-4 overflow-hidden rounded-lg bg-well p-5 text-ink-faint ring-1 ring-inset ring-edge">
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
