import { useMutation } from '@tanstack/react-query';
import { toastFailure } from '../../../api/failure-toast.ts';
import { toast } from '../../../lib/notifications/toast.ts';
import { type TimelineEditor, toastRefusal } from '../editor/use-timeline-editor.ts';
import {
  isTimelineChanged,
  operationFailureText,
  regenerateFailureText,
  saveFailureText,
} from './failure-texts.ts';
import { saveProblem } from './save-problem.ts';
import { useRefreshTimeline } from './use-refresh-timeline.ts';
import { type AfterRun, useRegenerate } from './use-regenerate.ts';
import { useSaveTimeline } from './use-save-timeline.ts';

/** Saving the timeline, rendering it anew and loading it again. */
export function useSaveAndRegenerate(
  projectId: number,
  { editor, dispatch, isUnsaved }: Pick<TimelineEditor, 'editor' | 'dispatch' | 'isUnsaved'>,
) {
  const save = useSaveTimeline(projectId, { dispatch });
  const regenerate = useRegenerate(projectId);
  const refresh = useRefreshTimeline(projectId, { dispatch });

  async function saveThenRegenerate(after: AfterRun): Promise<void> {
    let step: 'save' | 'regenerate' = 'save';
    try {
      await save.mutateAsync(editor);
      step = 'regenerate';
      await regenerate.mutateAsync(after);
    } catch (error) {
      toastFailure(error, { title: 'Operation Failed', description: operationFailureText(step, error) });
    }
  }

  const operation = useMutation({ mutationFn: saveThenRegenerate });

  const make = (after: AfterRun) => {
    if (editor.cuts.length === 0) {
      return toastRefusal({
        title: 'Cannot Regenerate',
        description: 'No clips in timeline to regenerate.',
      });
    }
    if (isUnsaved) {
      const problem = saveProblem(editor.cuts, editor.saved);
      return problem === null ? operation.mutate(after) : toastRefusal(problem);
    }
    regenerate.mutate(after, {
      onError: (error) =>
        toastFailure(error, { title: 'Regeneration Failed', description: regenerateFailureText(error) }),
    });
  };

  return {
    isSaving: save.isPending,
    isRegenerating: operation.isPending || regenerate.isPending || regenerate.isSuccess,
    isRefreshing: refresh.isPending,
    /** Whether somebody else has saved since this timeline was loaded, so that it cannot be. */
    isOutdated: isTimelineChanged(save.error) && save.variables?.editVersion === editor.editVersion,
    /** @param onSaved what follows, where it succeeds */
    save: (onSaved: () => void = () => {}) => {
      const problem = saveProblem(editor.cuts, editor.saved);
      if (problem !== null) return toastRefusal(problem);
      save.mutate(editor, {
        onSuccess: () => {
          onSaved();
          toastSaved(editor.cuts.length);
        },
        onError: (error) =>
          toastFailure(error, { title: 'Timeline Save Failed', description: saveFailureText(error) }),
      });
    },
    regenerate: () => make('timeline'),
    /** Saves what is not saved, makes the video of it, and goes on to the export. */
    makeAndExport: () => make('export'),
    isExportNext: (operation.variables ?? regenerate.variables) === 'export',
    refresh: () => {
      toast({ title: 'Refreshing', description: 'Loading the timeline again.' });
      refresh.mutate();
    },
  };
}

export type SaveAndRegenerate = ReturnType<typeof useSaveAndRegenerate>;

function toastSaved(count: number): void {
  toast({
    title: 'Timeline Updated',
    description: `Saved with ${count} ${count === 1 ? 'clip' : 'clips'}. Regenerate to see it in the video.`,
  });
}
