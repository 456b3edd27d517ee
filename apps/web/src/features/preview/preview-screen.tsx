import { clipIdsOfCut, PROCESSING_POLL_MS, type Project } from '@cutroom/contract';
import { clsx } from 'clsx';
import { PenLine } from 'lucide-react';
import { Suspense } from 'react';
import { usePlannedEdit } from '../../api/use-planned-edit.ts';
import { useOwnProject, useProjects } from '../../api/use-projects.ts';
import { AnalysisDetails } from '../../components/analysis-details/analysis-details.tsx';
import { PlannedBrief } from '../../components/brief-chips/planned-brief.tsx';
import { ContinueElsewhere } from '../../components/continue-elsewhere/continue-elsewhere.tsx';
import { preloadPoster } from '../../components/player/final-video-url.ts';
import { PREVIEW_COLUMNS, ReelFrame } from '../../components/player/reel-frame.tsx';
import { FailureNotice } from '../../components/project-guards/failure-notice.tsx';
import { OwnProjectScreen } from '../../components/project-guards/own-project-screen.tsx';
import { reelTitle } from '../../components/project-guards/reel-title.ts';
import { ScreenFrame } from '../../components/screen/screen-frame.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { Skeleton } from '../../components/ui/progress/skeleton.tsx';
import { useIsWide } from '../../components/ui/use-is-wide.ts';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { missingCaptions } from './captions-offer/missing-captions.ts';
import { EditableTitle } from './editable-title.tsx';
import { plannedProject } from './planned-project.ts';
import { PreviewActions } from './preview-actions.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { PreviewGuard } from './preview-guards.tsx';
import { previewView } from './preview-view.ts';
import { reportText, reportWarnings } from './report-text.ts';
import { StillMaking } from './still-making.tsx';
import { PreviewReel } from './takes/preview-reel.tsx';
import { TalkToCut } from './talk/talk-to-cut.tsx';
import { UnderstoodRequest } from './understood-request.tsx';
import { VideoCheck, VideoWarnings } from './video-report.tsx';

const MusicCard = lazyPart(async () => (await import('../../components/music/music-card.tsx')).MusicCard);

const CaptionsOffer = lazyPart(
  async () => (await import('./captions-offer/captions-offer.tsx')).CaptionsOffer,
);

const HEADING = 'Your video';

/** Step 4: the reel, and what to do with it. */
export function PreviewScreen({ projectId }: { readonly projectId: number }) {
  const own = useOwnProject(projectId);
  return (
    <OwnProjectScreen own={own} skeleton={<PreviewSkeleton />}>
      {(project) => <Preview project={project} />}
    </OwnProjectScreen>
  );
}

function Preview({ project }: { readonly project: Project }) {
  const edit = usePlannedEdit(project);
  const view = previewView(project, edit !== null);
  const isWide = useIsWide();
  useProjects(view.kind === 'planned' ? { refetchInterval: PROCESSING_POLL_MS } : {});
  if (view.kind !== 'video' && view.kind !== 'planned') {
    return <PreviewGuard project={project} kind={view.kind} />;
  }
  const isModified = view.kind === 'video' && view.isModified;
  const shown = view.kind === 'planned' && edit !== null ? plannedProject(project, edit) : project;
  const title = reelTitle(shown) || HEADING;
  preloadPoster(project.finalVideoPath);
  return (
    <ScreenFrame
      heading={title}
      headingPart={isWide ? null : <EditableTitle projectId={project.id} title={title} />}
      pageTitle={`Preview · ${project.title}`}
      step={4}
      backTo="/dashboard"
      backLabel="Back to dashboard"
      footer={
        !isWide && view.kind === 'video' && <PreviewBar projectId={project.id} isModified={isModified} />
      }
    >
      <div className={clsx(PREVIEW_COLUMNS, 'items-start')}>
        <div className="grid min-w-0 grid-cols-1 gap-3 lg:sticky lg:top-20">
          <PreviewReel {...{ project, view, edit, shown }} />
        </div>
        <div className="grid grid-cols-1 gap-8">
          {/* Beside the reel, so that the reel has the height of the window. */}
          {isWide && <EditableTitle projectId={project.id} title={title} />}
          <Beside {...{ project, shown, isWide }} kind={view.kind} isModified={isModified} />
        </div>
      </div>
    </ScreenFrame>
  );
}

interface BesideProps {
  readonly project: Project;
  /** The same as it will be, where a plan of it is watched. */
  readonly shown: Project;
  readonly kind: 'video' | 'planned';
  readonly isModified: boolean;
  readonly isWide: boolean;
}

/** What was asked and what became of it, how to change it, and what to do next. */
function Beside({ project, shown, kind, isModified, isWide }: BesideProps) {
  const { editingPlan: plan } = shown;
  const isVideo = kind === 'video';
  const check = isVideo ? reportText(project.run) : null;
  return (
    <>
      <FailureNotice project={project} />
      {isVideo && <VideoWarnings warnings={reportWarnings(project.run)} />}
      {isModified && (
        <Notice tone="fair" icon={<PenLine aria-hidden />}>
          <p>
            Your timeline has changes that are not in this video yet. Regenerate it in the timeline editor, or
            export it: the changes are put into the video first.
          </p>
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-5 empty:hidden">
        <PlannedBrief
          project={shown}
          from="preview"
          refusal={!isVideo ? 'Your video is still being made. Wait until it is finished.' : null}
        />
        {isVideo && missingCaptions(shown) !== null && (
          <Suspense>
            <CaptionsOffer project={shown} />
          </Suspense>
        )}
        {isVideo && <TalkToCut project={project} />}
      </div>
      {!isVideo ? (
        <StillMaking project={project} />
      ) : (
        <PreviewActions projectId={project.id} isModified={isModified} isLit={isWide} />
      )}
      {plan !== null && <UnderstoodRequest plan={plan} prompt={project.prompt} />}
      {/* As tall as the card without a track: what follows would jump down under a finger. */}
      <Suspense fallback={<Card className="h-35 max-[24.75rem]:h-37 max-[24rem]:h-45.5" />}>
        <MusicCard
          id={project.id}
          music={project.music}
          uploads={project.uploads}
          status={project.status}
          selectedClips={plan?.selectedClips}
        />
      </Suspense>
      {plan !== null && <AnalysisDetails plan={plan} clips={project.videoClips} prompt={project.prompt} />}
      {plan !== null && isVideo && (
        <ContinueElsewhere
          projectId={project.id}
          clips={project.videoClips}
          usedClipIds={new Set(plan.selectedClips.flatMap(clipIdsOfCut))}
        />
      )}
      {check !== null && <VideoCheck report={check} />}
    </>
  );
}

function PreviewSkeleton() {
  const isWide = useIsWide();
  return (
    <ScreenFrame
      heading={HEADING}
      {...(isWide ? { headingPart: null } : {})}
      step={4}
      backTo="/dashboard"
      backLabel="Back to dashboard"
    >
      <div className={PREVIEW_COLUMNS}>
        <ReelFrame size="preview">
          <Skeleton className="aspect-9/16" />
        </ReelFrame>
        <div className="grid grid-cols-1 content-start gap-8">
          {isWide && <h1 className="min-h-11 text-3xl">{HEADING}</h1>}
          <Skeleton className="h-64" />
        </div>
      </div>
    </ScreenFrame>
  );
}
