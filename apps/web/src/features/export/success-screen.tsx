import type { Project } from '@cutroom/contract';
import { Check, Download, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useAuth } from '../../api/use-auth.ts';
import { useOwnProject } from '../../api/use-projects.ts';
import { finalVideoUrl, preloadPoster } from '../../components/player/final-video-url.ts';
import { formatPlaybackTime } from '../../components/player/playback-time.ts';
import { ReelFrame } from '../../components/player/reel-frame.tsx';
import { OwnProjectScreen } from '../../components/project-guards/own-project-screen.tsx';
import { reelTitle } from '../../components/project-guards/reel-title.ts';
import { ScreenFrame } from '../../components/screen/screen-frame.tsx';
import { ScreenGuard } from '../../components/screen/screen-guard.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/progress/skeleton.tsx';
import { CaptionCard } from './caption/caption-card.tsx';
import { useCaption } from './caption/use-caption.ts';
import { fileSizeText } from './file-size.ts';
import { readChosenPlatform } from './share/chosen-platform.ts';
import { AppChoice, AppFrame } from './success/app-frame.tsx';
import { MoreOfIt } from './success/more-of-it.tsx';
import { useDayOfDeletion } from './use-day-of-deletion.ts';
import { useDownload } from './use-download.ts';
import './celebration.css';

const HEADING = 'Video Ready!';
const COLUMNS = 'grid grid-cols-1 items-start gap-8 sm:grid-cols-[auto_minmax(0,1fr)] lg:gap-16';
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
          <Skeleton className="aspect-[9/17.6]" />
        </ReelFrame>
        <div className="grid max-w-4xl grid-cols-1 gap-8">
          <Skeleton className="h-64" />
          <Skeleton className="h-32" />
          <Skeleton className="h-20" />
        </div>
      </div>
    </ScreenFrame>
  );
}

function Success({ project }: { readonly project: Project }) {
  preloadPoster(project.finalVideoPath);
  const caption = useCaption(project);
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
        {videoUrl === null ? (
          <Celebration>
            <div className="grid aspect-9/16 place-items-center rounded-frame bg-chosen-wash text-chosen">
              <Check aria-hidden className="size-12" strokeWidth={2.5} />
            </div>
          </Celebration>
        ) : (
          <InItsApp projectId={project.id} videoUrl={videoUrl} caption={caption.text} />
        )}
        <div className="grid max-w-4xl grid-cols-1 gap-8">
          <CaptionCard caption={caption} />
          <MoreOfIt project={project} />
          <TheFile project={project} />
          <div className="flex flex-wrap gap-2">
            <Button asChild variant="primary" size="lg" className="max-sm:w-full">
              <Link href="/dashboard">
                <Plus aria-hidden />
                Create Another Video
              </Link>
            </Button>
            <Button asChild variant="quiet" size="lg" className="max-sm:w-full">
              <Link href="/dashboard">Back to Dashboard</Link>
            </Button>
          </div>
        </div>
      </div>
    </ScreenFrame>
  );
}

interface InItsAppProps {
  readonly projectId: number;
  readonly videoUrl: string;
  readonly caption: string;
}

/** The reel as it will be seen where it was shared. */
function InItsApp({ projectId, videoUrl, caption }: InItsAppProps) {
  const { user } = useAuth();
  const [platform, setPlatform] = useState(() => readChosenPlatform(projectId));
  return (
    <Celebration below={<AppChoice platform={platform} onChoose={setPlatform} />}>
      <AppFrame {...{ platform, videoUrl, caption }} creator={user?.email.split('@')[0] ?? ''} />
    </Celebration>
  );
}

/** What there is to know of the file, and the file once more. */
function TheFile({ project }: { readonly project: Project }) {
  const download = useDownload(project.id);
  useDayOfDeletion(download.isSuccess, project.videoExpiresAt);
  const size = fileSizeText(project.finalVideoSize);
  return (
    <Card className="grid grid-cols-1 gap-4 p-4 sm:p-5 lg:flex lg:flex-wrap lg:items-center lg:gap-x-8">
      <dl className="flex flex-1 flex-wrap gap-x-8 gap-y-3">
        <Fact name="Duration" value={formatPlaybackTime(project.actualDuration ?? FALLBACK_SECONDS)} />
        <Fact name="Format" value="MP4 (1080x1920)" />
        {size !== null && <Fact name="Size" value={size} />}
      </dl>
      <Button isBusy={download.isPending} icon={<Download aria-hidden />} onClick={() => download.mutate()}>
        Download Video
      </Button>
    </Card>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="grid">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="timecode font-medium">{value}</dd>
    </div>
  );
}

const SPARKS = Array.from({ length: 14 }, (_, index) => index);

/** The finished video, and a few sparks of lamp light around it, once. */
function Celebration({ below, children }: { readonly below?: ReactNode; readonly children: ReactNode }) {
  return (
    <ReelFrame size="success">
      <div aria-hidden className="absolute inset-0">
        {SPARKS.map((spark) => (
          <span key={spark} className="spark" style={{ rotate: `${(360 / SPARKS.length) * spark}deg` }} />
        ))}
      </div>
      <div className="celebrated-frame relative">{children}</div>
      {below !== undefined && <div className="relative mt-4">{below}</div>}
    </ReelFrame>
  );
}
