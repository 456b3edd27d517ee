import { CUTS_PER_PLAN_MAX, type Project } from '@cutroom/contract';
import { Suspense, useDeferredValue, useMemo, useRef } from 'react';
import { finalVideoUrl, preloadPoster } from '../../player/final-video-url.ts';
import { FailureNotice } from '../../project-guards/failure-notice.tsx';
import { useLeaveGuard } from '../../session/use-leave-guard.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { ScreenFrame } from '../../ui/screen-frame.tsx';
import { useWarmUp } from '../../ui/use-warm-up.ts';
import { clipPictures, cutPictures } from './cut-pictures.ts';
import { FinalVideo } from './final-video.tsx';
import { LeaveTimelineDialog } from './leave-timeline-dialog.tsx';
import { nextStep } from './next-step.ts';
import { otherClips } from './other-clips.ts';
import { OtherClipsPanel } from './other-clips-panel.tsx';
import { ReelDock } from './reel-dock.tsx';
import { ReelStrip } from './reel-strip.tsx';
import { SaveState } from './save-state.tsx';
import { SortableClips } from './sortable-clips.tsx';
import { HelpCard, RecoveryCard } from './timeline-panels.tsx';
import { Toolbar } from './toolbar.tsx';
import { useCommandKeys } from './use-command-keys.ts';
import { useCutActions } from './use-cut-actions.ts';
import { useDocked } from './use-docked.ts';
import { usePlanVersions } from './use-plan-versions.ts';
import { usePlayKey } from './use-play-key.ts';
import { useReelLink } from './use-reel-link.ts';
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
  const videoPlace = useRef<HTMLDivElement>(null);
  const isDocked = useDocked(videoPlace);
  return (
    <ScreenFrame
      heading="Edit Timeline"
      pageTitle={`Timeline · ${project.title}`}
      width="wide"
      step={4}
      backTo={`/preview/${id}`}
      backLabel="Back to preview"
    >
      {/* On phones the bar stands beside the video, where else nothing would; letters too large for that wrap it. */}
      <div className="flex flex-wrap items-start gap-4 pb-20 md:grid md:grid-cols-[clamp(12rem,26vw,14rem)_minmax(0,1fr)] md:gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-10 lg:pb-0 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <FinalVideo
          place={videoPlace}
          url={finalVideoUrl(finalVideoPath)}
          isOfLastVersion={next !== 'export'}
          isDocked={isDocked}
          link={link}
        />
        <div className="max-md:contents max-md:*:min-w-0 max-md:*:basis-full md:grid md:grid-cols-1 md:gap-4">
          <div className="max-md:contents md:sticky md:top-15 md:z-20 md:-mx-1 md:-mt-2 md:grid md:grid-cols-1 md:gap-3 md:bg-ground md:px-1 md:py-2">
            <Toolbar project={project} timeline={timeline} server={server} next={next} isBusy={isBusy} />
            <ReelDock isDocked={isDocked} isOfLastVersion={next !== 'export'} link={link}>
              <ReelStrip {...strip} actions={actions} />
            </ReelDock>
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
