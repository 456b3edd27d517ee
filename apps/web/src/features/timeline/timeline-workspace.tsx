import { CUTS_PER_PLAN_MAX, type Project } from '@cutroom/contract';
import { Film, PenLine, Redo2, RefreshCw, Save, Share, Undo2 } from 'lucide-react';
import { Link } from 'wouter';
import { finalVideoUrl } from '../../player/final-video-url.ts';
import { VideoPlayer } from '../../player/video-player.tsx';
import { useLeaveGuard } from '../../session/use-leave-guard.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScreenFrame } from '../../ui/screen-frame.tsx';
import { EDIT_COMMANDS } from './edit-commands.ts';
import { LeaveTimelineDialog } from './leave-timeline-dialog.tsx';
import { otherClips } from './other-clips.ts';
import { OtherClipsPanel } from './other-clips-panel.tsx';
import { RegeneratingOverlay } from './regenerating-overlay.tsx';
import { shortcutText } from './shortcut.ts';
import { SortableClips } from './sortable-clips.tsx';
import { totalSeconds } from './timeline-cuts.ts';
import { HelpCard, RecoveryCard } from './timeline-panels.tsx';
import { useCommandKeys } from './use-command-keys.ts';
import { usePlanVersions } from './use-plan-versions.ts';
import { type SaveAndRegenerate, useSaveAndRegenerate } from './use-save-and-regenerate.ts';
import { type TimelineEditor, useTimelineEditor } from './use-timeline-editor.ts';

export function TimelineWorkspace({ project }: { readonly project: Project }) {
  const { id, finalVideoPath, videoClips, editingPlan } = project;
  const timeline = useTimelineEditor(project);
  const server = useSaveAndRegenerate(id, timeline);
  const plans = usePlanVersions(id, timeline);
  const isBusy = server.isSaving || server.isRegenerating || plans.pendingId !== null;
  const leaving = useLeaveGuard(timeline.isUnsaved && !server.isRegenerating);
  useCommandKeys(timeline, !isBusy && !leaving.isAsking);
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
        <div className="grid grid-cols-1 gap-4 lg:sticky lg:top-24">
          <FinalVideo url={finalVideoUrl(finalVideoPath)} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <Toolbar project={project} timeline={timeline} server={server} />
          <div role="status" className="empty:hidden">
            {timeline.isUnsaved && (
              <Notice tone="fair" icon={<PenLine aria-hidden />}>
                <p>You have unsaved changes. Save or regenerate to apply them.</p>
              </Notice>
            )}
          </div>
          <SortableClips
            timeline={timeline}
            clips={videoClips}
            finalVideoPath={finalVideoPath}
            isReelMuted={editingPlan?.style?.sound === 'mute'}
          />
          <OtherClipsPanel
            others={otherClips(timeline.editor.cuts, videoClips, editingPlan?.dropped)}
            isFull={timeline.editor.cuts.length >= CUTS_PER_PLAN_MAX}
            onAdd={timeline.add}
          />
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
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
      {server.isRegenerating && <RegeneratingOverlay />}
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

interface ToolbarProps {
  readonly project: Project;
  readonly timeline: TimelineEditor;
  readonly server: SaveAndRegenerate;
}

/** What is done to the whole timeline: at the thumb on phones, above the clips elsewhere. */
function Toolbar({ project: { id }, timeline, server }: ToolbarProps) {
  const { editor, isUnsaved } = timeline;
  const isBusy = server.isSaving || server.isRegenerating;
  const count = editor.cuts.length;
  return (
    <>
      <div className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-2 border-t border-edge bg-ground/95 pt-2 backdrop-blur-md safe-x safe-bottom max-lg:pb-2 lg:sticky lg:inset-x-auto lg:top-15 lg:bottom-auto lg:-mx-1 lg:border-0 lg:bg-ground lg:px-1 lg:py-2">
        {isUnsaved && (
          <Button
            variant="primary"
            className="flex-1 lg:flex-none"
            icon={<Save aria-hidden />}
            isBusy={server.isSaving}
            disabled={isBusy}
            onClick={() => server.save()}
          >
            Save Changes
          </Button>
        )}
        <Button
          variant={isUnsaved ? 'secondary' : 'primary'}
          className="flex-1 lg:flex-none"
          icon={<RefreshCw aria-hidden />}
          disabled={isBusy}
          isBusy={server.isRegenerating}
          onClick={server.regenerate}
        >
          Regenerate
        </Button>
        <div className="ml-auto flex items-center">
          <span className="timecode hidden pr-2 text-sm text-ink-soft lg:inline">
            {count} {count === 1 ? 'clip' : 'clips'} · {totalSeconds(editor.cuts).toFixed(1)}s
          </span>
          <HistoryButton timeline={timeline} name="undo" />
          <HistoryButton timeline={timeline} name="redo" />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button asChild>
          <Link href={`/export/${id}`}>
            <Share aria-hidden />
            Export Video
          </Link>
        </Button>
        <Button asChild variant="quiet">
          <Link href={`/prompt/${id}`}>Edit Prompt</Link>
        </Button>
        <span className="timecode ml-auto text-sm text-ink-soft lg:hidden">
          {count} {count === 1 ? 'clip' : 'clips'} · {totalSeconds(editor.cuts).toFixed(1)}s
        </span>
      </div>
    </>
  );
}

function FinalVideo({ url }: { readonly url: string | null }) {
  if (url === null) {
    return (
      <div className="mx-auto grid aspect-9/16 w-full max-w-[min(20rem,calc(44dvh*9/16))] min-w-48 content-center lg:max-w-80 justify-items-center gap-3 rounded-lg bg-well text-sm text-ink-faint ring-1 ring-inset ring-edge">
        <Film aria-hidden className="size-8" strokeWidth={1.5} />
        Video not available
      </div>
    );
  }
  return (
    <VideoPlayer
      src={url}
      label="Your video"
      className="frame-glow mx-auto w-full max-w-[min(20rem,calc(44dvh*9/16))] min-w-48 lg:max-w-[min(20rem,calc((100dvh-9rem)*9/16))]"
    />
  );
}

const HISTORY_ICONS = { undo: Undo2, redo: Redo2 } as const;

interface HistoryButtonProps {
  readonly timeline: TimelineEditor;
  readonly name: 'undo' | 'redo';
}

function HistoryButton({ timeline: { editor, run }, name }: HistoryButtonProps) {
  const command = EDIT_COMMANDS[name];
  const Icon = HISTORY_ICONS[name];
  const [shortcut] = command.shortcuts;
  const step = name === 'undo' ? editor.past.at(-1) : editor.future[0];
  return (
    <IconButton
      label={step === undefined ? command.label : `${command.label}: ${step.label}`}
      disabled={!command.isEnabled(editor, -1)}
      {...(shortcut === undefined
        ? {}
        : { 'aria-keyshortcuts': shortcutText(shortcut).replace('Ctrl', 'Control') })}
      onClick={() => run(name)}
    >
      <Icon aria-hidden />
    </IconButton>
  );
}
