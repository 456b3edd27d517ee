import type { Project } from '@cutroom/contract';
import { clsx } from 'clsx';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { usePlayback } from '../../api/use-playback.ts';
import { PlannedBrief } from '../../components/brief-chips/planned-brief.tsx';
import { finalVideoUrl, preloadPoster } from '../../components/player/final-video-url.ts';
import { FailureNotice } from '../../components/project-guards/failure-notice.tsx';
import { ScreenFrame } from '../../components/screen/screen-frame.tsx';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { useWarmUp } from '../../lib/code-loading/use-warm-up.ts';
import { useLeaveGuard } from '../../lib/navigation/use-leave-guard.ts';
import { CropAndTitleControls } from './crop-and-titles/crop-and-title-controls.tsx';
import { useFramePull } from './crop-and-titles/use-frame-pull.ts';
import { DraftOffer } from './drafts/draft-offer.tsx';
import { useDraft } from './drafts/use-draft.ts';
import { totalSeconds } from './editor/cuts/timeline-cuts.ts';
import { lengthProblem } from './editor/reel-limits.ts';
import { type TimelineEditor, useTimelineEditor } from './editor/use-timeline-editor.ts';
import { HelpDialog } from './help/help-dialog.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { QuickActions } from './inspector/quick-actions.tsx';
import { useTimelineKeys } from './keyboard/use-timeline-keys.ts';
import { useTransport } from './keyboard/use-transport.ts';
import { BeatBar } from './music/beat-bar.tsx';
import { MusicLane } from './music/music-lane.tsx';
import { useBeats } from './music/use-beats.ts';
import { createRowElements } from './rows/row-elements.ts';
import { SortableClips } from './rows/sortable-clips.tsx';
import { LeaveTimelineDialog } from './saving/leave-timeline-dialog.tsx';
import { nextStep } from './saving/next-step.ts';
import { SaveState } from './saving/save-state.tsx';
import { Toolbar } from './saving/toolbar.tsx';
import { useSaveAndRegenerate } from './saving/use-save-and-regenerate.ts';
import { FinalVideo } from './strip/dock/final-video.tsx';
import { ReelDock } from './strip/dock/reel-dock.tsx';
import { useDocked } from './strip/dock/use-docked.ts';
import { cutImages } from './strip/drawing/cut-images.ts';
import { TimelineStrip } from './strip/timeline-strip.tsx';
import { useLiveReel } from './strip/use-live-reel.ts';
import { useLoop } from './strip/use-loop.ts';
import { type ReelLink, useReelLink } from './strip/use-reel-link.ts';
import { TalkBar } from './talk/talk-bar.tsx';
import { TIMELINE_COLUMNS } from './timeline-columns.ts';
import { TimelineContext, type TimelineParts } from './timeline-context.ts';
import { TimelineTray } from './tray/timeline-tray.tsx';
import { useCutActions } from './use-cut-actions.ts';
import { RecoveryDialog } from './versions/recovery-dialog.tsx';
import { usePlanVersions } from './versions/use-plan-versions.ts';

// Comes while somebody edits.
const loadOverlay = () => import('./saving/regenerating-overlay.tsx');
const RegeneratingOverlay = lazyPart(async () => (await loadOverlay()).RegeneratingOverlay);

const CaptionsCard = lazyPart(
  async () => (await import('../../components/captions/captions-card.tsx')).CaptionsCard,
);
const MusicCard = lazyPart(async () => (await import('../../components/music/music-card.tsx')).MusicCard);

export function TimelineWorkspace({ project }: { readonly project: Project }) {
  const { id, finalVideoPath, videoClips, editingPlan } = project;
  preloadPoster(finalVideoPath);
  const timeline = useTimelineEditor(project);
  const server = useSaveAndRegenerate(id, timeline);
  const draft = useDraft(project, timeline);
  const plans = usePlanVersions(id, timeline);
  const isBusy = server.isSaving || server.isRegenerating || plans.pendingId !== null;
  const leaving = useLeaveGuard(timeline.isUnsaved && !server.isRegenerating);
  const clipOf = useMemo(() => new Map(videoClips.map((clip) => [clip.id, clip])), [videoClips]);
  useWarmUp(loadOverlay);
  const next = nextStep(project, timeline.isUnsaved);
  const playback = usePlayback(id);
  const reel = useLiveReel(project, playback, timeline.editor.cuts);
  useBeats(project.music, playback?.clips ?? null, timeline.dispatch);
  const link = useReelLink(timeline.editor.cuts, reel !== null, project.timeline);
  const [open, setOpen] = useState<OpenPart | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const parts = useTimelineParts(timeline, link, setOpen);
  const { cuts, images: shown } = timeline.editor;
  const [isLooping, setLooping] = useState(false);
  useLoop(link, chosenIndex(timeline), isLooping);
  const onLoop = () => setLooping(!isLooping);
  const play = useTransport({ cuts, link, videoBox: parts.videoBox, onLoop });
  useTimelineKeys(
    { actions: parts.actions, play, onHelp: () => setOpen('help'), chosen: timeline.chosen },
    !isBusy && !leaving.isAsking,
  );
  const images = useMemo(
    () => cutImages({ cuts, images: shown }, clipOf, finalVideoPath, link.places),
    [cuts, shown, clipOf, finalVideoPath, link.places],
  );
  const [isSafeZoneShown, setSafeZoneShown] = useState(false);
  const onDrag = useFramePull({ cuts, reel, actions: parts.actions, secondsNow: link.secondsNow });
  const isDocked = useDocked(parts.videoBox);
  return (
    <TimelineContext value={parts}>
      <ScreenFrame
        heading="Edit Timeline"
        pageTitle={`Timeline · ${project.title}`}
        step={4}
        density="tool"
        backTo={`/preview/${id}`}
        backLabel="Back to preview"
      >
        <div className={clsx(TIMELINE_COLUMNS, 'max-lg:pb-20')}>
          <FinalVideo
            url={finalVideoUrl(finalVideoPath)}
            reel={reel}
            isOfLastVersion={next !== 'export'}
            isDocked={isDocked}
            isBesideSheet={open === 'inspector'}
            hasLane={project.music != null}
            link={link}
            onDrag={onDrag}
            isSafeZoneShown={isSafeZoneShown}
          />
          <div className="max-md:contents max-md:*:min-w-0 max-md:*:basis-full md:grid md:grid-cols-1 md:gap-4">
            <div className="max-md:contents md:sticky md:top-15 md:z-20 md:-mx-1 md:-mt-2 md:grid md:grid-cols-1 md:gap-3 md:bg-ground md:px-1 md:py-2">
              <Toolbar
                project={project}
                timeline={timeline}
                server={server}
                next={next}
                isBusy={isBusy}
                onHelp={() => setOpen('help')}
                onRecovery={() => setOpen('recovery')}
              />
              <ReelDock isDocked={isDocked} isOfLastVersion={reel === null && next !== 'export'} link={link}>
                <TimelineStrip
                  timeline={timeline}
                  clipOf={clipOf}
                  link={link}
                  isLooping={isLooping}
                  onLoop={onLoop}
                  lanes={
                    project.music != null && (
                      <MusicLane
                        music={project.music}
                        found={playback?.music?.foundBeats ?? []}
                        audio={reel?.music ?? null}
                        reelSeconds={totalSeconds(cuts)}
                      />
                    )
                  }
                />
              </ReelDock>
              <QuickActions timeline={timeline} clipOf={clipOf} isSheetOpen={open === 'inspector'} />
            </div>
            <BeatBar editor={timeline.editor} />
            <TalkBar timeline={timeline} clipOf={clipOf} clips={playback?.clips ?? null} />
            <FailureNotice project={project} />
            <DraftOffer draft={draft} />
            <SaveState
              isUnsaved={timeline.isUnsaved}
              problem={lengthProblem(cuts, timeline.editor.saved)}
              status={project.status}
              server={server}
            />
            <div className="@container min-w-0">
              <div className={INSPECTOR_COLUMNS}>
                <Inspector
                  timeline={timeline}
                  clipOf={clipOf}
                  plan={editingPlan}
                  isSheetOpen={open === 'inspector'}
                  onClose={close}
                >
                  <CropAndTitleControls
                    reel={reel}
                    original={timeline.editor.original}
                    secondsNow={link.secondsNow}
                    isSafeZoneShown={isSafeZoneShown}
                    onSafeZone={() => setSafeZoneShown(!isSafeZoneShown)}
                  />
                </Inspector>
                <SortableClips timeline={timeline} clipOf={clipOf} images={images} link={link} />
              </div>
            </div>
            <Suspense>
              <CaptionsCard
                id={id}
                editingPlan={editingPlan}
                videoClips={videoClips}
                status={project.status}
                selectedClips={cuts.map(({ clip }) => clip)}
                unshowable={[...new Set(playback?.clips.flatMap((clip) => clip.unshowable ?? []))]}
                onCutOut={(index, stretches) => timeline.dispatch({ kind: 'take_out', index, stretches })}
              />
              <MusicCard id={id} music={project.music} uploads={project.uploads} status={project.status} />
            </Suspense>
            <TimelineTray
              {...{ project, playback, timeline }}
              isReplacing={open === 'replacement'}
              onReplaced={close}
            />
            <PlannedBrief
              project={project}
              from="timeline"
              refusal={
                timeline.isUnsaved ? 'Save your timeline first: then these wishes can be planned.' : null
              }
            />
          </div>
        </div>
        <Suspense>
          {server.isRegenerating && <RegeneratingOverlay isExportNext={server.isExportNext} />}
        </Suspense>
        <HelpDialog isOpen={open === 'help'} onOpenChange={(isOpen) => setOpen(isOpen ? 'help' : null)} />
        <RecoveryDialog
          isOpen={open === 'recovery'}
          onOpenChange={(isOpen) => setOpen(isOpen ? 'recovery' : null)}
          timeline={timeline}
          isRefreshing={server.isRefreshing}
          onRefresh={server.refresh}
          plans={plans}
          isBusy={isBusy}
        />
        <LeaveTimelineDialog
          guard={leaving}
          isKept={draft.isKept}
          isSaving={server.isSaving}
          onSaveAndLeave={() => server.save(leaving.leave)}
        />
        <p role="status" className="sr-only">
          {timeline.spoken}
        </p>
      </ScreenFrame>
    </TimelineContext>
  );
}

/**
 * The inspector is as near to the player as the list allows. By the room there is, which the size of the letters counts in:
 * where they are large it stands above the list.
 */
const INSPECTOR_COLUMNS = clsx(
  'grid min-w-0 grid-cols-1 items-start gap-4',
  '@[36rem]:grid-cols-[17.5rem_minmax(0,1fr)] @[48rem]:grid-cols-[20rem_minmax(0,1fr)]',
);

type OpenPart = 'help' | 'recovery' | 'inspector' | 'replacement';

/** The same object for as long as the editor is open: what only uses it is not drawn again. */
function useTimelineParts(
  timeline: TimelineEditor,
  link: ReelLink,
  onOpen: (part: OpenPart) => void,
): TimelineParts {
  const inspectorHeading = useRef<HTMLHeadingElement>(null);
  const videoBox = useRef<HTMLDivElement>(null);
  const actions = useCutActions(timeline, link, { inspectorHeading, videoBox }, onOpen);
  const [rows] = useState(createRowElements);
  const { playhead } = link;
  return useMemo(() => ({ actions, playhead, rows, videoBox, inspectorHeading }), [actions, playhead, rows]);
}

/** Index of the one cut that is chosen; -1 where several are. */
function chosenIndex({ editor, chosen }: TimelineEditor): number {
  return chosen.length === 1 ? editor.cuts.findIndex(({ key }) => key === chosen[0]) : -1;
}
