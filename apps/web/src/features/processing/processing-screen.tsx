import { type Project, STAGE_PROGRESS } from '@cutroom/contract';
import { ArrowLeft, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { usePlannedEdit } from '../../api/use-planned-edit.ts';
import { OwnProjectScreen } from '../../components/project-guards/own-project-screen.tsx';
import { ReadyToCreate, UploadInProgress } from '../../components/project-guards/project-guards.tsx';
import { ScreenFrame } from '../../components/screen/screen-frame.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { Skeleton } from '../../components/ui/progress/skeleton.tsx';
import { isTimelineReturn } from '../../lib/navigation/timeline-return.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { FoundClips } from './frames/found-clips.tsx';
import { FrameStrip } from './frames/frame-strip.tsx';
import { GateLoop } from './frames/gate-loop.tsx';
import { PlannedStrip } from './frames/planned-strip.tsx';
import { NotStarted } from './not-started.tsx';
import { secondsLeft } from './progress/estimate-text.ts';
import { RunProgress } from './progress/run-progress.tsx';
import { runOrigin } from './run-origin.ts';
import { TellWhenReady } from './telling/tell-when-ready.tsx';
import { useTellWhenReady } from './telling/use-tell-when-ready.ts';
import { useCancelRun } from './use-cancel-run.ts';
import { useOutcome, useProcessing } from './use-processing.ts';
import { WatchNow } from './watch-now.tsx';

const HEADING = 'Creating your video';

/** Step 3: the wait, honest and short. */
export function ProcessingScreen({ projectId }: { readonly projectId: number }) {
  const { own, isConnectionLost, askedAtMs } = useProcessing(projectId);
  return (
    <OwnProjectScreen
      own={own}
      skeleton={<ProcessingSkeleton projectId={projectId} />}
      failure={{
        title: 'The progress could not be loaded',
        text: 'Check your connection and try again.',
      }}
    >
      {(project) => (
        <Processing project={project} isConnectionLost={isConnectionLost} askedAtMs={askedAtMs} />
      )}
    </OwnProjectScreen>
  );
}

function ProcessingSkeleton({ projectId }: { readonly projectId: number }) {
  return (
    <ScreenFrame heading={HEADING} step={3} backTo={`/prompt/${projectId}`} backLabel="Back to prompt">
      <Skeleton className="h-44 sm:h-64" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        {['stages', 'clips'].map((column) => (
          <div key={column} className="grid gap-3">
            <Skeleton className="h-13" />
            <Skeleton className="h-13" />
            <Skeleton className="h-13" />
          </div>
        ))}
      </div>
    </ScreenFrame>
  );
}

interface ProcessingProps {
  readonly project: Project;
  readonly isConnectionLost: boolean;
  /** When the project was as it is shown. */
  readonly askedAtMs: number;
}

function Processing({ project, isConnectionLost, askedAtMs }: ProcessingProps) {
  const [leadsBackToTimeline] = useState(() => isTimelineReturn(project.id));
  const origin = runOrigin(project, leadsBackToTimeline);
  const cancel = useCancelRun(project.id, origin.path);
  const [isAsking, setAsking] = useState(false);
  const outcome = useOutcome(project, leadsBackToTimeline, cancel.isPending || cancel.isSuccess);
  const telling = useTellWhenReady(project, leadsBackToTimeline);
  const edit = usePlannedEdit(project);

  if (outcome.kind === 'nothing_to_wait_for' && !cancel.isSuccess) {
    if (outcome.status === 'uploading') return <UploadInProgress projectId={project.id} />;
    return <ReadyToCreate project={project} />;
  }
  if (outcome.kind === 'waiting_to_start' && !cancel.isSuccess) {
    return <NotStarted project={project} origin={origin} leadsBackToTimeline={leadsBackToTimeline} />;
  }
  return (
    <ScreenFrame
      heading={HEADING}
      step={3}
      projectTitle={project.title}
      backTo={origin.path}
      backLabel={origin.label}
      pagePercent={project.processingProgress}
      subText={leadsBackToTimeline && <TimelineLink projectId={project.id} />}
      actions={
        outcome.kind === 'running' && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Cancel
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <FrameStrip clips={project.videoClips}>{edit !== null && <GateLoop edit={edit} />}</FrameStrip>
        <PlannedStrip clips={project.videoClips} edit={edit} />
        <WatchNow project={project} edit={edit} />
      </div>
      {isConnectionLost && (
        <div role="status">
          <Notice tone="fair" icon={<WifiOff aria-hidden />}>
            <p>The connection is lost. Your video is still being made; this page catches up by itself.</p>
          </Notice>
        </div>
      )}
      <RunProgress
        percent={project.processingProgress}
        stage={project.run?.stage ?? null}
        detail={project.run?.detail ?? 'Getting ready'}
        leftSeconds={project.run === null ? null : secondsLeft(project.run, askedAtMs)}
        startPercent={project.run?.kind === 'regenerate' ? STAGE_PROGRESS.render.from : 0}
      >
        <FoundClips clips={project.videoClips} />
      </RunProgress>
      {outcome.kind === 'running' && <TellWhenReady telling={telling} />}
      <CancelDialog
        isOpen={isAsking && outcome.kind === 'running'}
        isCancelling={cancel.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate()}
      />
    </ScreenFrame>
  );
}

function TimelineLink({ projectId }: { readonly projectId: number }) {
  return (
    <Link
      href={`/timeline/${projectId}`}
      className="inline-flex min-h-11 items-center gap-2 text-base text-ink underline decoration-edge-strong underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4.5" />
      Go Back to Timeline Editor
    </Link>
  );
}
