import { useMemo } from 'react';
import { stayingPart } from '../../../components/screen/edge-bar.ts';
import { TitleLane } from '../crop-and-titles/title-lane.tsx';
import { totalSeconds } from '../editor/cuts/timeline-cuts.ts';
import { QuickActions } from '../inspector/quick-actions.tsx';
import { MusicLane } from '../music/music-lane.tsx';
import type { StripMusic } from '../music/strip-beats.tsx';
import { useMoveBeats } from '../music/use-move-beats.ts';
import { Toolbar } from '../saving/toolbar.tsx';
import { ReelDock } from '../strip/dock/reel-dock.tsx';
import { TimelineStrip } from '../strip/timeline-strip.tsx';
import type { Workspace } from './use-workspace.ts';

/** What stays in sight: saving and exporting, the strip, and what is done most to the chosen cut. */
export function StripArea({ workspace }: { readonly workspace: Workspace }) {
  const { project, timeline, server, next, isBusy, setOpen, open, dock, isDocked, reel, link, clipOf } =
    workspace;
  const { isLooping, onLoop, playback, ducks, isMovingBeats, writing } = workspace;
  const moveBeats = useMoveBeats(project.id, project.music ?? null);
  const { cuts } = timeline.editor;
  const found = playback?.music?.foundBeats ?? NO_BEATS;
  const beats = useMemo(
    () => (project.music == null ? null : { music: project.music, found }),
    [project.music, found],
  );
  return (
    <div
      ref={stayingPart}
      className="max-md:contents md:sticky md:top-15 md:z-20 md:data-tall:static md:-mx-1 md:-mt-2 md:grid md:grid-cols-1 md:gap-3 md:bg-ground md:px-1 md:py-2"
    >
      <Toolbar
        projectId={project.id}
        editor={timeline.editor}
        isUnsaved={timeline.isUnsaved}
        server={server}
        next={next}
        isBusy={isBusy}
        onOpen={setOpen}
      />
      <ReelDock
        place={dock}
        isDocked={isDocked}
        isOfLastVersion={reel === null && next !== 'export'}
        link={link}
      >
        <TimelineStrip
          timeline={timeline}
          clipOf={clipOf}
          link={link}
          isLooping={isLooping}
          onLoop={onLoop}
          beats={beats}
          hasAudio={project.editingPlan?.style?.sound !== 'mute'}
          lanes={
            <>
              <TitleLane cuts={cuts} writing={writing} />
              {beats !== null && (
                <MusicLane
                  {...beats}
                  audio={reel?.music ?? null}
                  reelSeconds={totalSeconds(cuts)}
                  ducks={ducks}
                  onBeats={isMovingBeats ? moveBeats : null}
                />
              )}
            </>
          }
        />
      </ReelDock>
      <QuickActions timeline={timeline} clipOf={clipOf} isSheetOpen={open === 'inspector'} />
    </div>
  );
}

const NO_BEATS: StripMusic['found'] = [];
