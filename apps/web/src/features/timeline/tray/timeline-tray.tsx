import { CUTS_PER_PLAN_MAX, type Playback, type Project } from '@cutroom/contract';
import { memo, useMemo } from 'react';
import type { TimelineEditor } from '../editor/use-timeline-editor.ts';
import { useTimeline } from '../timeline-context.ts';
import { ClipTray } from './clip-tray.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { trayClips } from './tray-clips.ts';

interface TimelineTrayProps {
  readonly project: Pick<Project, 'videoClips' | 'editingPlan'>;
  readonly playback: Playback | null;
  /** May be a moment late: a pull changes it with every frame. */
  readonly timeline: Pick<TimelineEditor, 'editor' | 'chosen'>;
  /** Whether a moment is looked for that takes the chosen cut's place. */
  readonly isReplacing: boolean;
  readonly onReplaced: () => void;
}

/** Where moments come from: to be added behind the chosen cut, or to take its place. */
export const TimelineTray = memo(function TimelineTray(props: TimelineTrayProps) {
  const { project, playback, timeline, isReplacing, onReplaced } = props;
  const { actions } = useTimeline();
  const { cuts } = timeline.editor;
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
  const index = cuts.findIndex(({ key }) => key === timeline.chosen.at(-1));
  const cut = cuts[index];
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
});
