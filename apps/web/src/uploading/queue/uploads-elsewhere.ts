import type { PendingUpload, Project } from '@cutroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { projectKey, useProject } from '../../api/use-project.ts';
import { isUnfinishedClip, type OtherFiles } from './project-files.ts';
import { uploadsHeldElsewhere } from './upload-locks.ts';

/** How often the browser is asked which tabs upload, while something could be uploaded by one. */
const LOOK_MS = 1000;
/** How often the server is asked how far they are. */
const PROGRESS_MS = 2000;

export interface BegunUploads {
  /** Another tab of this browser goes on with them. */
  readonly elsewhere: readonly PendingUpload[];
  /** No page sends the rest of them. */
  readonly stopped: readonly PendingUpload[];
}

/** Of uploads that this page does not send, those that another tab does and those that stopped. */
export function useUploadsElsewhere(
  projectId: Project['id'],
  uploads: readonly PendingUpload[],
): BegunUploads {
  const begun = uploads.filter(isUnfinishedClip);
  const ids = begun.map(({ id }) => id).join(' ');
  const { looked, held } = useLocks(projectId, ids);
  const elsewhere = begun.filter(({ id }) => held.has(id));
  useProject(projectId, { refetchInterval: () => elsewhere.length > 0 && PROGRESS_MS });
  if (!('locks' in navigator)) return { elsewhere: [], stopped: begun };
  // Of what was not looked for yet nothing is said for that moment.
  return { elsewhere, stopped: begun.filter(({ id }) => looked.has(id) && !held.has(id)) };
}

interface Locks {
  readonly looked: ReadonlySet<string>;
  readonly held: ReadonlySet<string>;
}

const NOTHING_LOOKED: Locks = { looked: new Set(), held: new Set() };

function useLocks(projectId: number, ids: string): Locks {
  const queryClient = useQueryClient();
  const [locks, setLocks] = useState(NOTHING_LOOKED);
  useEffect(() => {
    if (ids === '') return;
    const looked = new Set(ids.split(' '));
    let before: ReadonlySet<string> = new Set();
    let isOver = false;
    const look = async () => {
      const held = await uploadsHeldElsewhere(looked);
      // It may have stopped, or have arrived: the server knows.
      if (!isOver && [...before].some((id) => !held.has(id)))
        await queryClient.refetchQueries({ queryKey: projectKey(projectId) });
      if (isOver) return;
      before = held;
      setLocks((now) => (isSame(now.looked, looked) && isSame(now.held, held) ? now : { looked, held }));
    };
    void look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [queryClient, projectId, ids]);
  return locks;
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}

/** For who chooses files: what another tab uploads counts as being there, so that it is neither sent twice nor given up. */
export function withElsewhereTaken(others: OtherFiles, { elsewhere }: BegunUploads): OtherFiles {
  if (elsewhere.length === 0) return others;
  return {
    ...others,
    uploads: others.uploads.map((upload) =>
      elsewhere.includes(upload) ? { ...upload, state: 'checking' } : upload,
    ),
  };
}
