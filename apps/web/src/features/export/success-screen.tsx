import type { Project } from '@cutroom/contract';
import { Check, Download, Plus } from 'lucide-react';
import { Link } from 'wouter';
import { useOwnProject } from '../../api/use-projects.ts';
import { formatPlaybackTime } from '../../player/playback-time.ts';
import { ProjectMissing, ProjectUnreachable } from '../../project-guards/project-guards.tsx';
import { Button } from '../../ui/button.tsx';
import { ScreenFrame } from '../../ui/screen-frame.tsx';
import { ScreenGuard } from '../../ui/screen-guard.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { fileSizeText } from './file-size.ts';
import { useDownload } from './use-download.ts';
import './celebration.css';

const HEADING = 'Video Ready!';
/** Shown where the length is not known (spec section 9): 0:10. */
const FALLBACK_SECONDS = 10;

/** The end of the way: it is done, and here it is once more. */
export function SuccessScreen({ projectId }: { readonly projectId: number }) {
  const own = useOwnProject(projectId);
  switch (own.state) {
    case 'loading':
      return (
        <ScreenFrame
          width="narrow"
          heading={HEADING}
          backTo={`/export/${projectId}`}
          backLabel="Back to export"
        >
          <Skeleton className="h-64" />
        </ScreenFrame>
      );
    case 'failed':
      return <ProjectUnreachable onRetry={own.retry} />;
    case 'missing':
      return <ProjectMissing />;
    case 'ready':
      return own.project.status === 'completed' ? (
        <Success project={own.project} />
      ) : (
        <ScreenGuard title="Video not ready. Please complete the export process first.">
          <Button asChild variant="primary">
            <Link href={`/export/${projectId}`}>Go to Export</Link>
          </Button>
        </ScreenGuard>
      );
  }
}

function Success({ project }: { readonly project: Project }) {
  const download = useDownload(project.id);
  const size = fileSizeText(project.finalVideoSize);
  return (
    <ScreenFrame width="narrow" heading={HEADING} backTo={`/export/${project.id}`} backLabel="Back to export">
      <Celebration />
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

/** A finished 9:16 frame with a check, and a few sparks of lamp light, once. */
function Celebration() {
  return (
    <div aria-hidden className="relative grid h-52 place-items-center">
      {SPARKS.map((spark) => (
        <span key={spark} className="spark" style={{ rotate: `${(360 / SPARKS.length) * spark}deg` }} />
      ))}
      <div className="celebrated-frame frame-glow grid h-44 place-items-center rounded-lg bg-lamp-wash text-lamp-text">
        <Check className="size-12" strokeWidth={2.5} />
      </div>
    </div>
  );
}
