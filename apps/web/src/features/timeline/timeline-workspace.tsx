import type { Project } from '@cutroom/contract';
import { clsx } from 'clsx';
import { Suspense, useMemo } from 'react';
import { finalVideoUrl } from '../../components/player/final-video-url.ts';
import { ScreenFrame } from '../../components/screen/screen-frame.tsx';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { FrameTools } from './crop-and-titles/on-frame/frame-tools.tsx';
import { isPulled } from './editor/cuts/cut-audio.ts';
import type { Cuts } from './editor/cuts/timeline-cuts.ts';
import { TimelineHeading } from './saving/save-state.tsx';
import { FinalVideo } from './strip/dock/final-video.tsx';
import { TIMELINE_COLUMNS } from './timeline-columns.ts';
import { TimelineContext } from './timeline-context.ts';
import { LaterPanels } from './workspace/later-panels.tsx';
import { StripArea } from './workspace/strip-area.tsx';
import { useWorkspace, type Workspace } from './workspace/use-workspace.ts';
import { WorkspaceOverlays } from './workspace/workspace-overlays.tsx';

const CaptionOfReel = lazyPart(
  async () => (await import('./crop-and-titles/on-frame/caption-of-reel.tsx')).CaptionOfReel,
);

export function TimelineWorkspace({ project }: { readonly project: Project }) {
  const workspace = useWorkspace(project);
  const { parts, reel, next, isDocked, open, link, onDrag, timeline } = workspace;
  const frameTools = useFrameTools(workspace);
  return (
    <TimelineContext value={parts}>
      <ScreenFrame
        heading="Edit Timeline"
        headingPart={<TimelineHeading isUnsaved={timeline.isUnsaved} status={project.status} />}
        pageTitle={`Timeline · ${project.title}`}
        step={4}
        projectTitle={project.title}
        density="tool"
        backTo={`/preview/${project.id}`}
        backLabel="Back to preview"
      >
        <div className={clsx(TIMELINE_COLUMNS, 'max-lg:pb-(--bottom-bar,5rem)')}>
          <FinalVideo
            url={finalVideoUrl(project.finalVideoPath)}
            reel={reel}
            isOfLastVersion={next !== 'export'}
            isDocked={isDocked}
            isBesideSheet={open === 'inspector'}
            lanes={laneCount(project, timeline.editor.cuts)}
            link={link}
            loop={workspace.loop}
            onDrag={onDrag}
          >
            {frameTools}
          </FinalVideo>
          <div className="max-md:contents max-md:*:min-w-0 max-md:*:basis-full md:grid md:grid-cols-1 md:gap-4">
            <StripArea workspace={workspace} />
            <LaterPanels workspace={workspace} />
          </div>
        </div>
        <WorkspaceOverlays workspace={workspace} />
        <p role="status" className="sr-only">
          {timeline.spoken}
        </p>
      </ScreenFrame>
    </TimelineContext>
  );
}

/** The same element while nothing of it changes: the player is not drawn again for what it does not show. */
function useFrameTools(workspace: Workspace) {
  const { timeline, link, writing, onDrag, isSafeZoneShown, setSafeZoneShown, reel, project } = workspace;
  const { editor, chosen } = timeline;
  const { cuts } = editor;
  const { id } = project;
  const isLocked = project.status === 'processing';
  return useMemo(
    () => (
      <FrameTools
        {...{ cuts, chosen, link, writing, onDrag, isSafeZoneShown }}
        onSafeZone={setSafeZoneShown}
        captions={
          reel !== null &&
          !isLocked && (
            <Suspense>
              <CaptionOfReel projectId={id} {...{ reel, link }} />
            </Suspense>
          )
        }
      />
    ),
    [cuts, chosen, link, writing, onDrag, isSafeZoneShown, setSafeZoneShown, reel, id, isLocked],
  );
}

/** On a phone: that of sounds where one is pulled out of its clip, and that of the music. */
function laneCount({ editingPlan, music }: Project, cuts: Cuts): 0 | 1 | 2 {
  const hasAudio = editingPlan?.style?.sound !== 'mute' && cuts.some(({ clip }) => isPulled(clip));
  return hasAudio && music != null ? 2 : hasAudio || music != null ? 1 : 0;
}
