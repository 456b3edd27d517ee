import { CUTS_PER_PLAN_MAX, type Project } from '@cutroom/contract';
import { Film } from 'lucide-react';
import { memo, Suspense, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { finalVideoUrl, preloadPoster } from '../../player/final-video-url.ts';
import { VideoPlayer } from '../../player/video-player.tsx';
import { FailureNotice } from '../../project-guards/failure-notice.tsx';
import { useLeaveGuard } from '../../session/use-leave-guard.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { ScreenFrame } from '../../ui/screen-frame.tsx';
import { useWarmUp } from '../../ui/use-warm-up.ts';
import { clipPictures, cutPictures } from './cut-pictures.ts';
import { LeaveTimelineDialog } from './leave-timeline-dialog.tsx';
import { MadeVersionChip } from './made-version-chip.tsx';
import { nextStep } from './next-step.ts';
import { otherClips } from './other-clips.ts';
import { OtherClipsPanel } from './other-clips-panel.tsx';
import { ReelStrip } from './reel-strip.tsx';
import { SaveState } from './save-state.tsx';
import { SortableClips } from './sortable-clips.tsx';
import { HelpCard, RecoveryCard } from './timeline-panels.tsx';
import { Toolbar } from './toolbar.tsx';
import { useCommandKeys } from './use-command-keys.ts';
import { useCutActions } from './use-cut-actions.ts';
import { usePlanVersions } from './use-plan-versions.ts';
import { usePlayKey } from './use-play-key.ts';
import { FINAL_VIDEO_ID, type ReelLink, useReelLink } from './use-reel-link.ts';
import { useSaveAndRegenerate } from './use-save-and-regenerate.ts';
import { useTimelineEditor } from './use-timeline-editor.ts';

// Comes while somebody edits.
const loadOverlay = () => import('./regenerating-overlay.tsx');
const RegeneratingOverlay = lazyPart(async () => (await loadOverlay()).RegeneratingOverlay);

export function TimelineWorkspace({ project }: { readonly project: Project }) {
  const { id, finalVideoPath, videoClips, editingPlan } = project;
  preloadPoster(finalVideoPath);
  const timeline = useTimelineEditor(project);
  const server = useSaveAndRegenerate(id, timeline);
  const plans = usePlanVersions(id, timeline);
  const isBusy = server.isSaving || server.isRegenerating || plans.pendingId !== null;
  const leaving = useLeaveGuard(timeline.isUnsaved && !server.isRegenerating);
  useCommandKeys(timeline, !isBusy && !leaving.isAsking);
  usePlayKey(!server.isRegenerating && !leaving.isAsking);
  const clipOf = useMemo(() => new Map(videoClips.map((clip) => [clip.id, clip])), [videoClips]);
  useWarmUp(loadOverlay);
  const next = nextStep(project, timeline.isUnsaved);
  const link = useReelLink(timeline.editor.cuts, project.timeline);
  const actions = useCutActions(timeline, link);
  const { cuts, pictures: shown } = timeline.editor;
  const pictures = useMemo(
    () => cutPictures({ cuts, pictures: shown }, clipOf, finalVideoPath, link.places),
    [cuts, shown, clipOf, finalVideoPath, link.places],
  );
  // For the eye only: the rows, where the press was, come first.
  const strip = useDeferredValue(
    useMemo(() => ({ cuts, pictures: clipPictures(cuts, clipOf), link }), [cuts, clipOf, link]),
  );
  return (
    <ScreenFrame
      heading="Edit Timeline"
      pageTitle={`Timeline · ${project.title}`}
      width="wide"
      step={4}
      backTo={`/preview/${id}`}
      backLabel="Back to preview"
    >
      <div className="grid grid-cols-1 items-start gap-6 pb-20 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-10 lg:pb-0 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <div id={FINAL_VIDEO_ID} className="grid scroll-mt-20 grid-cols-1 gap-4 lg:sticky lg:top-24">
          <FinalVideo url={finalVideoUrl(finalVideoPath)} isOfLastVersion={next !== 'export'} link={link} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <div className="grid grid-cols-1 gap-3 lg:sticky lg:top-15 lg:z-20 lg:-mx-1 lg:-mt-2 lg:bg-ground lg:px-1 lg:py-2">
            <Toolbar project={project} timeline={timeline} server={server} next={next} isBusy={isBusy} />
            <ReelStrip {...strip} actions={actions} />
          </div>
          <FailureNotice project={project} />
          <SaveState isUnsaved={timeline.isUnsaved} status={project.status} server={server} />
          <SortableClips
            actions={actions}
            timeline={timeline}
            clipOf={clipOf}
            pictures={pictures}
            link={link}
            plan={editingPlan}
          />
          <OtherClipsPanel
            others={otherClips(timeline.editor.cuts, videoClips, editingPlan?.dropped)}
            isFull={timeline.editor.cuts.length >= CUTS_PER_PLAN_MAX}
            onAdd={timeline.add}
          />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] items-start gap-4">
            <RecoveryCard
              timeline={timeline}
              isRefreshing={server.isRefreshing}
              onRefresh={server.refresh}
              plans={plans}
              isBusy={isBusy}
            />
            <HelpCard />
          </div>
        </div>
      </div>
      <Suspense>{server.isRegenerating && <RegeneratingOverlay />}</Suspense>
      <LeaveTimelineDialog
        guard={leaving}
        isSaving={server.isSaving}
        onSaveAndLeave={() => server.save(leaving.leave)}
      />
      <p role="status" className="sr-only">
        {timeline.spoken}
      </p>
    </ScreenFrame>
  );
}

interface FinalVideoProps {
  readonly url: string | null;
  /** Whether the timeline is another than what plays. */
  readonly isOfLastVersion: boolean;
  readonly link: Pick<ReelLink, 'cue' | 'playhead'>;
}

const FinalVideo = memo(function FinalVideo({ url, isOfLastVersion, link }: FinalVideoProps) {
  const cue = useSyncExternalStore(link.cue.subscribe, link.cue.get, link.cue.get);
  if (url === null) {
    return (
      <div className="mx-auto grid aspect-9/16 w-full max-w-[min(20rem,calc(44dvh*9/16))] min-w-[min(12rem,100%)] content-center lg:max-w-80 justify-items-center gap-3 rounded-lg bg-well text-sm text-ink-faint ring-1 ring-inset ring-edge">
        <Film aria-hidden className="size-8" strokeWidth={1.5} />
        Video not available
      </div>
    );
  }
  return (
    <div className="relative mx-auto w-full max-w-[min(20rem,calc(44dvh*9/16))] min-w-[min(12rem,100%)] lg:max-w-[min(20rem,calc((100dvh-9rem)*9/16))]">
      <VideoPlayer
        src={url}
        label="Your video"
        cue={cue}
        onTime={link.playhead.set}
        className="frame-glow w-full"
      />
      {isOfLastVersion && <MadeVersionChip />}
    </div>
  );
});
