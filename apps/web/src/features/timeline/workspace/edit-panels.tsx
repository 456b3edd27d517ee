import { hanForms } from '@cutroom/reel';
import { clsx } from 'clsx';
import { memo, Suspense, useDeferredValue } from 'react';
import { PlannedBrief } from '../../../components/brief-chips/planned-brief.tsx';
import { FailureNotice } from '../../../components/project-guards/failure-notice.tsx';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { CropAndTitleControls } from '../crop-and-titles/crop-and-title-controls.tsx';
import { DraftOffer } from '../drafts/draft-offer.tsx';
import type { Cuts } from '../editor/cuts/timeline-cuts.ts';
import { lengthProblem } from '../editor/reel-limits.ts';
import type { TimelineEditor } from '../editor/use-timeline-editor.ts';
import { Inspector } from '../inspector/inspector.tsx';
import { BeatBar } from '../music/beat-bar.tsx';
import { DuckCard } from '../music/duck-card.tsx';
import { SortableClips } from '../rows/sortable-clips.tsx';
import { SaveProblems } from '../saving/save-state.tsx';
import { TalkBar } from '../talk/talk-bar.tsx';
import { TimelineTray } from '../tray/timeline-tray.tsx';
import type { Workspace } from './use-workspace.ts';

const CaptionsCard = lazyPart(
  async () => (await import('../../../components/captions/captions-card.tsx')).CaptionsCard,
);
const MusicCard = lazyPart(async () => (await import('../../../components/music/music-card.tsx')).MusicCard);

/** Everything below the strip, from what is told about the edit to the clips that are not in it. */
export function EditPanels({ workspace }: { readonly workspace: Workspace }) {
  const { timeline, clipOf, playback, draft, project, server, open, close, ducks, link } = workspace;
  const { cuts, saved } = timeline.editor;
  // What is not pressed there follows a moment after the press is answered.
  const later = useDeferredValue(timeline);
  return (
    <>
      <BeatBar
        editor={timeline.editor}
        isMovingBeats={workspace.isMovingBeats}
        onMoving={workspace.setMovingBeats}
      />
      <TalkBar timeline={later} clipOf={clipOf} clips={playback?.clips ?? null} />
      {ducks !== null && <DuckCard ducks={ducks} link={link} />}
      <FailureNotice project={project} />
      <DraftOffer draft={draft} />
      <SaveProblems isUnsaved={timeline.isUnsaved} problem={lengthProblem(cuts, saved)} server={server} />
      <ClipsAndInspector workspace={workspace} />
      {/* What stands below parts whose code is still to come waits for them: it would be moved when they appear. */}
      <Suspense>
        <AudioAndWords {...{ project, playback }} cuts={later.editor.cuts} dispatch={timeline.dispatch} />
        <TimelineTray
          {...{ project, playback }}
          timeline={later}
          isReplacing={open === 'replacement'}
          onReplaced={close}
        />
        <PlannedBrief
          project={project}
          from="timeline"
          isChangedHere={later.isUnsaved}
          refusal={later.isUnsaved ? 'Save your timeline first: then these wishes can be planned.' : null}
        />
      </Suspense>
    </>
  );
}

function ClipsAndInspector({ workspace }: { readonly workspace: Workspace }) {
  const { project, timeline, clipOf, open, close, reel, link, images, playback } = workspace;
  return (
    <div className="@container min-w-0">
      <div className={INSPECTOR_COLUMNS}>
        <Inspector
          timeline={timeline}
          clipOf={clipOf}
          plan={project.editingPlan}
          playback={playback?.clips ?? null}
          isSheetOpen={open === 'inspector'}
          onClose={close}
        >
          <CropAndTitleControls
            reel={reel}
            original={timeline.editor.original}
            secondsNow={link.secondsNow}
          />
        </Inspector>
        <SortableClips timeline={timeline} clipOf={clipOf} images={images} link={link} />
      </div>
    </div>
  );
}

interface AudioAndWordsProps extends Pick<Workspace, 'project' | 'playback'> {
  readonly cuts: Cuts;
  readonly dispatch: TimelineEditor['dispatch'];
}

const AudioAndWords = memo(function AudioAndWords(props: AudioAndWordsProps) {
  const { project, playback, cuts, dispatch } = props;
  const { id, editingPlan, videoClips, status, music, uploads } = project;
  const selectedClips = cuts.map(({ clip }) => clip);
  return (
    <>
      <CaptionsCard
        id={id}
        editingPlan={editingPlan}
        videoClips={videoClips}
        status={status}
        selectedClips={selectedClips}
        unshowable={[...new Set(playback?.clips.flatMap((clip) => clip.unshowable ?? []))]}
        hanForms={hanForms((playback?.clips ?? []).map((clip) => clip.analysis?.words ?? []))}
        onCutOut={(index, stretches) => dispatch({ kind: 'take_out', index, stretches })}
      />
      <MusicCard {...{ id, music, uploads, status, selectedClips }} />
    </>
  );
});

/**
 * The inspector is as near to the player as the list allows. By the room there is, which the size of the letters counts in:
 * where they are large it stands above the list.
 */
const INSPECTOR_COLUMNS = clsx(
  'grid min-w-0 grid-cols-1 items-start gap-4',
  '@[36rem]:grid-cols-[17.5rem_minmax(0,1fr)] @[48rem]:grid-cols-[20rem_minmax(0,1fr)]',
);
