import type { Project } from '@cutroom/contract';
import { Check, Download, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useOwnProject } from '../../api/use-projects.ts';
import { finalVideoUrl, preloadPoster } from '../../components/player/final-video-url.ts';
import { formatPlaybackTime } from '../../components/player/playback-time.ts';
import { ReelFrame } from '../../components/player/reel-frame.tsx';
import { VideoPlayer } from '../../components/player/video-player.tsx';
import { OwnProjectScreen } from '../../components/project-guards/own-project-screen.tsx';
import { reelTitle } from '../../components/project-guards/reel-title.ts';
import { ScreenFrame } from '../../components/screen/screen-frame.tsx';
import { ScreenGuard } from '../../components/screen/screen-guard.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/progress/skeleton.tsx';
import { CaptionCard } from './caption/caption-card.tsx';
import { fileSizeText } from './file-size.ts';
import { useDayOfDeletion } from './use-day-of-deletion.ts';
import { useDownload } from './use-download.ts';
import './celebration.css';

const HEADING = 'Video Ready!';
const COLUMNS =
  'grid grid-cols-1 items-center gap-8 sm:grid-cols-[auto_minmax(0,26rem)] sm:justify-start lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] lg:gap-12';
/** Shown where the length is not known (spec section 9): 0:10. */
const FALLBACK_SECONDS = 10;

/** The end of the way: it is done, and here it is once more. */
export function SuccessScreen({ projectId }: { readonly projectId: number }) {
  const own = useOwnProject(projectId);
  return (
    <OwnProjectScreen own={own} skeleton={<SuccessSkeleton projectId={projectId} />}>
      {(project) =>
        project.status === 'completed' ? (
          <Success project={project} />
        ) : (
          <ScreenGuard title="Video not ready. Please complete the export process first.">
            <Button asChild variant="primary">
              <Link href={`/export/${projectId}`}>Go to Export</Link>
            </Button>
          </ScreenGuard>
        )
      }
    </OwnProjectScreen>
  );
}

function SuccessSkeleton({ projectId }: { readonly projectId: number }) {
  return (
    <ScreenFrame heading={HEADING} backTo={`/export/${projectId}`} backLabel="Back to export">
      <div className={COLUMNS}>
        <ReelFrame size="success">
          <Skeleton className="aspect-9/16" />
        </ReelFrame>
        <Skeleton className="h-80" />
      </div>
    </ScreenFrame>
  );
}

function Success({ project }: { readonly project: Project }) {
  preloadPoster(project.finalVideoPath);
  const download = useDownload(project.id);
  useDayOfDeletion(download.isSuccess, project.videoExpiresAt);
  const size = fileSizeText(project.finalVideoSize);
  const videoUrl = finalVideoUrl(project.finalVideoPath);
  return (
    <ScreenFrame
      heading={HEADING}
      subText={reelTitle(project) || project.title}
      pageTitle={`${HEADING} · ${project.title}`}
      backTo={`/export/${project.id}`}
      backLabel="Back to export"
    >
      <div className={`${COLUMNS} -mt-20 overflow-y-clip pt-20 pb-8 sm:pb-20`}>
        <Celebration>
          {videoUrl === null ? (
            <div className="grid aspect-9/16 place-items-center rounded-lg bg-chosen-wash text-chosen">
              <Check aria-hidden className="size-12" strokeWidth={2.5} />
            </div>
          ) : (
            <VideoPlayer src={videoUrl} label="Your video" className="frame-glow" />
          )}
        </Celebration>
        <div className="grid grid-cols-1 gap-6">
          <dl className="grid grid-cols-1 divide-y divide-edge rounded-lg bg-panel px-5 ring-1 ring-inset ring-edge">
            <Fact name="Duration" value={formatPlaybackTime(project.actualDuration ?? FALLBACK_SECONDS)} />
            <Fact name="Format" value="MP4 (1080x1920)" />
            {size !== null && <Fact name="Size" value={size} />}
          </dl>
          <div className="grid gap-2">
            <Button
              variant="primary"
              size="lg"
              isBusy={download.isPending}
              icon={<Download aria-hidden />}
              onClick={() => download.mutate()}
            >
              Download Video
            </Button>
            <Button asChild size="lg">
              <Link href="/dashboard">
                <Plus aria-hidden />
                Create Another Video
              </Link>
            </Button>
            <Button asChild variant="quiet">
              <Link href="/dashboard">Back to Dashboard</Link>
            </Button>
          </div>
        </div>
        <div className="sm:col-span-2 lg:col-span-1">
          <CaptionCard project={project} />
        </div>
      </div>
    </ScreenFrame>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="timecode font-medium">{value}</dd>
    </div>
  );
}

const SPARKS = Array.from({ length: 14 }, (_, index) => index);

/** The finished video, and a few sparks of lamp light around it, once. */
function Celebration({ children }: { readonly children: ReactNode }) {
  return (
    <ReelFrame size="success">
      <div aria-hidden className="absolute inset-0">
        {SPARKS.map((spark) => (
          <span key={spark} className="spark" style={{ rotate: `${(360 / SPARKS.length) * spark}deg` }} />
        ))}
      </div>
      <div className="celebrated-frame relative">{children}</div>
    </ReelFrame>
  );
}
