import { NEW_PROJECT_TITLE } from '@cutroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { statusOf } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { createFailureText, createProject } from '../../api/create-project.ts';
import { toastFailure } from '../../api/failure-toast.ts';
import { PROJECTS_KEY } from '../../api/use-projects.ts';
import { handFiles } from '../../uploading/queue/handed-files.ts';

/** Clips whose project could not be made. */
export interface WaitingClips {
  readonly files: readonly File[];
  /** No answer came: they go on by themselves with the connection. */
  readonly isForConnection: boolean;
}

export interface ProjectCreation {
  readonly isPending: boolean;
  /** Takes along what waits. */
  readonly begin: () => void;
  /** Fails where the project could not be made, which the user has been told then; the caller keeps the files. */
  readonly beginWith: (files: readonly File[]) => Promise<unknown>;
  /** As `begin`; while a project is being made or its screen is on its way, the files go to that one. */
  readonly add: (files: readonly File[]) => void;
  /** null where nothing waits. */
  readonly waiting: WaitingClips | null;
  readonly giveUpWaiting: () => void;
}

interface NewProject {
  readonly files: readonly File[];
  /** Whoever gave them has them still, should it fail. */
  readonly isKeptElsewhere: boolean;
}

/** Starts a new project and opens its upload screen, which takes the files along. */
export function useCreateProject(): ProjectCreation {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const madeId = useRef<number | null>(null);
  const late = useRef<File[]>([]);
  const [waiting, setWaiting] = useState<WaitingClips | null>(null);
  const open = (projectId: number) => {
    const path = `/upload/${projectId}`;
    navigate(path, { replace: window.location.pathname === path });
  };
  const { isPending, mutate, mutateAsync } = useMutation({
    mutationFn: (_: NewProject) => createProject({ title: NEW_PROJECT_TITLE, prompt: '' }),
    onMutate: () => {
      madeId.current = null;
      late.current = [];
    },
    onSuccess: async ({ id }, { files }) => {
      handFiles(id, [...files, ...late.current]);
      madeId.current = id;
      await queryClient.invalidateQueries({ queryKey: PROJECTS_KEY, refetchType: 'none' });
      open(id);
    },
    onError: (error, { files, isKeptElsewhere }) => {
      const kept = [...(isKeptElsewhere ? (waiting?.files ?? []) : files), ...late.current];
      setWaiting(kept.length === 0 ? null : { files: kept, isForConnection: statusOf(error) === null });
      toastFailure(error, { title: 'Error', description: createFailureText(error) });
    },
  });
  const start = (files: readonly File[]) =>
    mutate({ files: [...(waiting?.files ?? []), ...files], isKeptElsewhere: false });
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    if (madeId.current !== null) {
      handFiles(madeId.current, files);
      open(madeId.current);
    } else if (isPending) late.current.push(...files);
    else start(files);
  };
  useWithServer(waiting?.isForConnection === true && !isPending, () => start([]));
  return {
    isPending,
    begin: () => start([]),
    beginWith: (files) => mutateAsync({ files, isKeptElsewhere: true }),
    add,
    waiting,
    giveUpWaiting: () => setWaiting(null),
  };
}

/** A server that is away tells nobody when it is back. */
const ASK_EVERY_MS = 5000;

/** Goes on as soon as the server can be reached. What is asked for is made once: an attempt that fails may have been answered. */
function useWithServer(isWaiting: boolean, goOn: () => void): void {
  const go = useEffectEvent(goOn);
  useEffect(() => {
    if (!isWaiting) return;
    let isOver = false;
    let isAsking = false;
    const ask = async () => {
      if (isAsking || !navigator.onLine) return;
      isAsking = true;
      const isThere = await callApi('getHealth', {}).then(
        () => true,
        () => false,
      );
      isAsking = false;
      if (isThere && !isOver) go();
    };
    const timer = window.setInterval(ask, ASK_EVERY_MS);
    window.addEventListener('online', ask);
    return () => {
      isOver = true;
      window.clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [isWaiting]);
}
