import { NEW_PROJECT_TITLE } from '@cutroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { createFailureText, createProject } from '../../api/create-project.ts';
import { toastFailure } from '../../api/failure-toast.ts';
import { PROJECTS_KEY } from '../../api/use-projects.ts';
import { handFiles } from '../../uploading/queue/handed-files.ts';

export interface ProjectCreation {
  readonly isPending: boolean;
  readonly begin: () => void;
  /** Fails where the project could not be made, which the user has been told then. */
  readonly beginWith: (files: readonly File[]) => Promise<unknown>;
  /** As `beginWith`; while a project is being made or its screen is on its way, the files go to that one. */
  readonly add: (files: readonly File[]) => void;
}

/** Starts a new project and opens its upload screen, which takes the files along. */
export function useCreateProject(): ProjectCreation {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const madeId = useRef<number | null>(null);
  const late = useRef<File[]>([]);
  const open = (projectId: number) => {
    const path = `/upload/${projectId}`;
    navigate(path, { replace: window.location.pathname === path });
  };
  const { isPending, mutate, mutateAsync } = useMutation({
    mutationFn: (_files: readonly File[]) => createProject({ title: NEW_PROJECT_TITLE, prompt: '' }),
    onMutate: () => {
      madeId.current = null;
      late.current = [];
    },
    onSuccess: async ({ id }, files) => {
      handFiles(id, [...files, ...late.current]);
      madeId.current = id;
      await queryClient.invalidateQueries({ queryKey: PROJECTS_KEY, refetchType: 'none' });
      open(id);
    },
    onError: (error) => toastFailure(error, { title: 'Error', description: createFailureText(error) }),
  });
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    if (madeId.current !== null) {
      handFiles(madeId.current, files);
      open(madeId.current);
    } else if (isPending) late.current.push(...files);
    else mutate(files);
  };
  return { isPending, begin: () => mutate([]), beginWith: mutateAsync, add };
}
