import { clipIdsOfCut, type Project } from '@cutroom/contract';
import { ArrowRight, Film, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useOwnProject } from '../../api/use-projects.ts';
import { AnalysisDetails } from '../../components/analysis-details/analysis-details.tsx';
import { ContinueElsewhere } from '../../components/continue-elsewhere/continue-elsewhere.tsx';
import { finalVideoUrl, preloadPoster } from '../../components/player/final-video-url.ts';
import { ReelFrame } from '../../components/player/reel-frame.tsx';
import { VideoPlayer } from '../../components/player/video-player.tsx';
import { canMakeAgain } from '../../components/project-guards/can-make-again.ts';
import { MakeAgainButton } from '../../components/project-guards/make-again-button.tsx';
import { OwnProjectScreen } from '../../components/project-guards/own-project-screen.tsx';
import { ScreenFrame } from '../../components/screen/screen-frame.tsx';
import { ScreenGuard } from '../../components/screen/screen-guard.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/progress/skeleton.tsx';
import { afterAnswer } from '../../lib/code-loading/after-paint.ts';
import { useToastsAtTop } from '../../lib/notifications/use-toasts-at-top.ts';
import { CaptionCard } from './caption/caption-card.tsx';
import { useCaption } from './caption/use-caption.ts';
import { CoverCard } from './cover-card.tsx';
import { DeleteVideoDialog } from './delete-video-dialog.tsx';
import { remakeText } from './remake-text.ts';
import { RetentionNote } from './retention-note.tsx';
import { DownloadCard, ProgressCard, ShareCard } from './share/export-cards.tsx';
import { useShare } from './share/use-share.ts';
import { ShareLinks } from './share-links/share-links.tsx';
import { useDayOfDeletion } from './use-day-of-deletion.ts';
import { useDeleteVideo } from './use-delete-video.ts';
import { useDownload } from './use-download.ts';
import { useExportPercent } from './use-export-percent.ts';

const HEADING = 'Ready to Export';
const CHANGES_SAVED_TEXT = 'Your changes are saved, but the video has not been made anew with them yet.';
const COLUMNS =
  'grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-12 2xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]';

/** Two choices: take the video along, or hand it on. */
export function ExportScreen({ projectId }: { readonly projectId: number }) {
  const own = useOwnProject(projectId);
  return (
    <OwnProjectScreen own={own} skeleton={<ExportSkeleton projectId={projectId} />}>
      {(project) => {
        const videoUrl = finalVideoUrl(project.finalVideoPath);
        return project.status !== 'completed' || videoUrl === null ? (
          <NotReady project={project} />
        ) : (
          <Export project={project} videoUrl={videoUrl} />
        );
      }}
    </OwnProjectScreen>
  );
}

function ExportSkeleton({ projectId }: { readonly projectId: number }) {
  return (
    <ScreenFrame heading={HEADING} backTo={`/preview/${projectId}`} backLabel="Back to preview">
      <div className={COLUMNS}>
        <ReelFrame size="export">
          <Skeleton className="aspect-9/16" />
        </ReelFrame>
        <div className="grid grid-cols-1 gap-4">
          <Skeleton className="h-36" />
          <Skeleton className="h-56 sm:h-40" />
          <Skeleton className="h-24" />
        </div>
      </div>
    </ScreenFrame>
  );
}

/** An edit that is saved only waits for nothing: making the video anew comes first then. */
function NotReady({ project }: { readonly project: Project }) {
  const { id: projectId, status } = project;
  const isModified = status === 'timeline_modified';
  const hasOwnStep = isModified && canMakeAgain(project);
  return (
    <ScreenGuard
      title="Video not ready. Please complete processing first."
      text={isModified ? CHANGES_SAVED_TEXT : undefined}
    >
      {hasOwnStep && <MakeAgainButton variant="primary" projectId={projectId} label="Regenerate" />}
      {isModified && (
        <Button asChild>
          <Link href={`/timeline/${projectId}`}>Edit Timeline</Link>
        </Button>
      )}
      <Button asChild variant={hasOwnStep ? 'secondary' : 'primary'}>
        <Link href={`/processing/${projectId}`}>Check Progress</Link>
      </Button>
      <Button asChild>
        <Link href={`/preview/${projectId}`}>Back to Preview</Link>
      </Button>
    </ScreenGuard>
  );
}

interface ExportProps {
  readonly project: Project;
  readonly videoUrl: string;
}

function Export({ project, videoUrl }: ExportProps) {
  const { id } = project;
  preloadPoster(project.finalVideoPath);
  useToastsAtTop();
  const download = useDownload(id);
  const share = useShare(project);
  const caption = useCaption(project);
  const deletion = useDeleteVideo(id);
  const [isAsking, setAsking] = useState(false);
  const isBusy = download.isPending || share.isPending || share.toPhone.isPending;
  const isResting = isBusy || deletion.isUnderWay;
  const hasStarted = download.isSuccess || share.isSuccess || share.toPhone.isSuccess;
  useDayOfDeletion(hasStarted, project.videoExpiresAt);

  return (
    <ScreenFrame
      heading={HEADING}
      projectTitle={project.title}
      backTo={`/preview/${id}`}
      backLabel="Back to preview"
    >
      <div className={COLUMNS}>
        <ReelFrame size="export" className="lg:sticky lg:top-24">
          <VideoPlayer src={videoUrl} label="Your video" className="frame-glow" />
        </ReelFrame>
        <div className="grid grid-cols-1 gap-4">
          <ShareCard
            isDisabled={isResting}
            guide={share.guide}
            onShare={(platform) => share.mutate(platform)}
            onPhone={() => share.toPhone.mutate()}
          />
          <DownloadCard isPrimary={!hasStarted} isDisabled={isResting} onDownload={() => download.mutate()} />
          <Progress
            text={
              (download.isPending && 'Preparing download...') ||
              (share.isPreparing && 'Preparing share link...') ||
              (deletion.isUnderWay && 'Cleaning up storage...') ||
              null
            }
            isSimulated={download.isPending || share.isPreparing}
          />
          {hasStarted && !isResting && (
            <Button asChild variant="primary" size="lg" className="animate-rise">
              <Link href={`/success/${id}`}>
                Continue
                <ArrowRight aria-hidden />
              </Link>
            </Button>
          )}
          <ShareLinks projectId={id} />
          <FormatNote project={project} />
          <CaptionCard caption={caption} />
          <CoverCard videoUrl={videoUrl} title={project.title} />
          <PlanPanels project={project} />
          <WaysOn projectId={id} isDisabled={isResting} onDelete={() => afterAnswer(() => setAsking(true))} />
        </div>
      </div>
      <DeleteVideoDialog
        isOpen={isAsking}
        onClose={() => afterAnswer(() => setAsking(false))}
        onConfirm={() => {
          setAsking(false);
          deletion.start();
        }}
      />
    </ScreenFrame>
  );
}

interface ProgressProps {
  /** What is under way; null where nothing is. */
  readonly text: string | null;
  /** Whether its share is made up while the server answers (spec section 4). */
  readonly isSimulated: boolean;
}

function Progress({ text, isSimulated }: ProgressProps) {
  const percent = useExportPercent(isSimulated);
  return (
    <div role="status" className="grid gap-4 empty:hidden">
      {text !== null && <ProgressCard text={text} percent={isSimulated ? percent : null} />}
    </div>
  );
}

/** What there is to know of the file, at the weight of a remark. */
function FormatNote({ project: { videoExpiresAt, run } }: { readonly project: Project }) {
  return (
    <div className="grid grid-cols-1 gap-2 px-1 text-sm text-ink-soft [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-faint">
      <p className="flex items-center gap-2">
        <Film aria-hidden />
        Format: 9:16, 1080x1920, MP4
      </p>
      <RetentionNote expiresAt={videoExpiresAt} remakeText={remakeText(run)} />
    </div>
  );
}

function PlanPanels({ project: { id, editingPlan, videoClips, prompt } }: { readonly project: Project }) {
  if (editingPlan === null || videoClips.length === 0) return null;
  return (
    <>
      <ContinueElsewhere
        projectId={id}
        clips={videoClips}
        usedClipIds={new Set(editingPlan.selectedClips.flatMap(clipIdsOfCut))}
      />
      <AnalysisDetails plan={editingPlan} clips={videoClips} prompt={prompt} />
    </>
  );
}

interface WaysOnProps {
  readonly projectId: number;
  readonly isDisabled: boolean;
  readonly onDelete: () => void;
}

function WaysOn({ projectId, isDisabled, onDelete }: WaysOnProps) {
  return (
    <div className="grid grid-cols-2 gap-2 border-t border-edge pt-4 sm:flex sm:flex-wrap">
      <Button asChild>
        <Link href="/dashboard">Create New Video</Link>
      </Button>
      <Button asChild variant="quiet">
        <Link href="/dashboard">Back to Dashboard</Link>
      </Button>
      <Button asChild variant="quiet">
        <Link href={`/preview/${projectId}`}>Back to Preview</Link>
      </Button>
      <Button variant="quiet" icon={<Trash2 aria-hidden />} disabled={isDisabled} onClick={onDelete}>
        Delete video now
      </Button>
    </div>
  );
}
