import { CUTS_PER_PLAN_MAX, type Playback, type Project } from '@cutroom/contract';
import { useDeferredValue, useMemo } from 'react';
import type { TimelineEditor } from '../editor/use-timeline-editor.ts';
import { useTimeline } from '../timeline-context.ts';
import { ClipTray } from './clip-tray.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { trayClips } from './tray-clips.ts';

interface TimelineTrayProps {
  readonly project: Pick<Project, 'videoClips' | 'editingPlan'>;
  readonly playback: Playback | null;
  readonly timeline: Pick<TimelineEditor, 'editor' | 'chosen'>;
  /** Whether a moment is looked for that takes the chosen cut's place. */
  readonly isReplacing: boolean;
  readonly onReplaced: () => void;
}

/** Where moments come from: to be added behind the chosen cut, or to take its place. */
export function TimelineTray(props: TimelineTrayProps) {
  const { project, playback, timeline, isReplacing, onReplaced } = props;
  const { actions } = useTimeline();
  // A pull changes the cuts with every frame: the tray may be a moment late.
  const cuts = useDeferredValue(timeline.editor.cuts);
  const clips = useMemo(
    () =>
      trayClips({
        cuts,
        clips: project.videoClips,
        dropped: project.editingPlan?.dropped,
        playback: playback?.clips ?? null,
      }),
    [cuts, project.videoClips, project.editingPlan?.dropped, playback?.clips],
  );
  const index = timeline.editor.cuts.findIndex(({ key }) => key === timeline.chosen.at(-1));
  const cut = timeline.editor.cuts[index];
  return (
    <>
      <ClipTray clips={clips} isFull={cuts.length >= CUTS_PER_PLAN_MAX} onAdd={actions.add} />
      <ReplaceDialog
        isOpen={isReplacing && cut !== undefined}
        onClose={onReplaced}
        number={index + 1}
        clipId={cut?.clip.clipId ?? null}
        clips={clips}
        onReplace={(moment, name) => {
          if (cut !== undefined) actions.replace(cut.key, moment.cut, name);
        }}
      />
    </>
  );
}
