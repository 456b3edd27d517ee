import { PROCESSING_POLL_MS, type Project } from '@cutroom/contract';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { toastFailure } from '../../api/failure-toast.ts';
import { type OwnProject, useOwnProject, useProjects } from '../../api/use-projects.ts';
import { OwnProjectScreen } from '../../components/project-guards/own-project-screen.tsx';
import { ScreenFrame } from '../../components/screen/screen-frame.tsx';
import { ScreenGuard } from '../../components/screen/screen-guard.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/progress/skeleton.tsx';
import { timelineAccess } from './timeline-access.ts';
import { TIMELINE_COLUMNS } from './timeline-columns.ts';
import { TimelineWorkspace } from './timeline-workspace.tsx';

/** Step 4, for those who want it exactly so. */
export function TimelineScreen({ projectId }: { readonly projectId: number }) {
  const own = useOwnProject(projectId);
  useLoadFailureToast(own);
  return (
    <OwnProjectScreen own={own} skeleton={<TimelineSkeleton projectId={projectId} />}>
      {(project) => <Timeline project={project} />}
    </OwnProjectScreen>
  );
}

/** Words of spec section 8, where the timeline cannot be loaded in the first place. */
function useLoadFailureToast(own: OwnProject): void {
  const error = own.state === 'failed' ? own.error : null;
  useEffect(() => {
    if (error === null) return;
    toastFailure(error, {
      title: 'Initialization Error',
      description: 'Failed to load timeline. Please refresh the page.',
    });
  }, [error]);
}

function Timeline({ project }: { readonly project: Project }) {
  switch (timelineAccess(project)) {
    case 'not_ready':
      return project.status === 'processing' ? (
        <VideoOnItsWay projectId={project.id} />
      ) : (
        <VideoNotReady
          projectId={project.id}
          text="The timeline can be edited once the video has been made."
        />
      );
    case 'data_missing':
      return (
        <ScreenGuard
          icon={<TriangleAlert aria-hidden />}
          title="Timeline data missing"
          text="The finished video or its edit cannot be found. Create the video again from its prompt."
        >
          <Button asChild variant="primary">
            <Link href={`/preview/${project.id}`}>Back to Preview</Link>
          </Button>
        </ScreenGuard>
      );
    case 'open':
      return <TimelineWorkspace project={project} />;
  }
}

/** Who goes back here during a run is waiting for it: once the video is there, so is the timeline. */
function VideoOnItsWay({ projectId }: { readonly projectId: number }) {
  useProjects({ refetchInterval: PROCESSING_POLL_MS });
  return (
    <VideoNotReady
      projectId={projectId}
      text="Your video is being made. The timeline opens here once it is finished."
    />
  );
}

function VideoNotReady({ projectId, text }: { readonly projectId: number; readonly text: string }) {
  return (
    <ScreenGuard title="Video not ready" text={text}>
      <Button asChild variant="primary">
        <Link href={`/processing/${projectId}`}>Check Progress</Link>
      </Button>
    </ScreenGuard>
  );
}

function TimelineSkeleton({ projectId }: { readonly projectId: number }) {
  return (
    <ScreenFrame
      heading="Edit Timeline"
      density="tool"
      step={4}
      backTo={`/preview/${projectId}`}
      backLabel="Back to preview"
    >
      <div className={TIMELINE_COLUMNS}>
        <Skeleton className="aspect-9/16 max-md:w-[min(11rem,100%)]" />
        <div className="grid content-start gap-2 max-md:basis-full">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      </div>
    </ScreenFrame>
  );
}
