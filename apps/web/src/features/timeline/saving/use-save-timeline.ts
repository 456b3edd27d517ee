import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import { cutsToSave } from '../editor/cuts/timeline-cuts.ts';
import type { Editor } from '../editor/editor.ts';
import type { TimelineEditor } from '../editor/use-timeline-editor.ts';
import { putProject } from './put-project.ts';

/** Gives the server the timeline as it is edited. */
export function useSaveTimeline(projectId: number, { dispatch }: Pick<TimelineEditor, 'dispatch'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ cuts, editVersion }: Pick<Editor, 'cuts' | 'editVersion'>) => {
      const project = await callApi('saveTimeline', {
        params: { id: projectId },
        body: {
          selectedClips: cutsToSave(cuts),
          // What was saved and then undone is gone from the cuts; it is not to come back.
          isComplete: true,
          ...(editVersion === null ? {} : { editVersion }),
        },
      });
      dispatch({ kind: 'saved', sent: cuts, answer: project });
      putProject(queryClient, project);
      return project;
    },
  });
}
