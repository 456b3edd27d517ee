import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toastFailure } from '../../../api/failure-toast.ts';
import { toast } from '../../../lib/notifications/toast.ts';
import type { Editor } from '../editor/editor.ts';
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

  // What is saved is drawn a moment before its call has ended; the button that comes next takes the focus then.
  const isSaving = save.isPending && isUnsaved;
  const isRegenerating = operation.isPending || regenerate.isPending || regenerate.isSuccess;
  const isRefreshing = refresh.isPending;
  const isOutdated = isTimelineChanged(save.error) && save.variables?.editVersion === editor.editVersion;
  const isExportNext = (operation.variables ?? regenerate.variables) === 'export';
  const steps = useSteps(editor, isUnsaved, {
    save: save.mutate,
    saveThenRegenerate: operation.mutate,
    regenerate: regenerate.mutate,
    refresh: refresh.mutate,
  });
  return useMemo(
    () => ({
      isSaving,
      isRegenerating,
      isRefreshing,
      /** Whether somebody else has saved since this timeline was loaded, so that it cannot be. */
      isOutdated,
      isExportNext,
      ...steps,
    }),
    [isSaving, isRegenerating, isRefreshing, isOutdated, isExportNext, steps],
  );
}

export type SaveAndRegenerate = ReturnType<typeof useSaveAndRegenerate>;

interface Requests {
  readonly save: ReturnType<typeof useSaveTimeline>['mutate'];
  readonly saveThenRegenerate: (after: AfterRun) => void;
  readonly regenerate: ReturnType<typeof useRegenerate>['mutate'];
  readonly refresh: () => void;
}

/** What people ask for. @returns the same functions until the timeline changes */
function useSteps(editor: Editor, isUnsaved: boolean, requests: Requests) {
  const { save, saveThenRegenerate, regenerate, refresh } = requests;
  return useMemo(() => {
    const make = (after: AfterRun) => {
      if (editor.cuts.length === 0) {
        return toastRefusal({
          title: 'Cannot Regenerate',
          description: 'No clips in timeline to regenerate.',
        });
      }
      if (isUnsaved) {
        const problem = saveProblem(editor.cuts, editor.saved);
        return problem === null ? saveThenRegenerate(after) : toastRefusal(problem);
      }
      regenerate(after, {
        onError: (error) =>
          toastFailure(error, { title: 'Regeneration Failed', description: regenerateFailureText(error) }),
      });
    };
    return {
      /** @param onSaved what follows, where it succeeds */
      save: (onSaved: () => void = () => {}) => {
        const problem = saveProblem(editor.cuts, editor.saved);
        if (problem !== null) return toastRefusal(problem);
        save(editor, {
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
      refresh: () => {
        toast({ title: 'Refreshing', description: 'Loading the timeline again.' });
        refresh();
      },
    };
  }, [editor, isUnsaved, save, saveThenRegenerate, regenerate, refresh]);
}

function toastSaved(count: number): void {
  toast({
    title: 'Timeline Updated',
    description: `Saved with ${count} ${count === 1 ? 'clip' : 'clips'}. Regenerate to see it in the video.`,
  });
}
