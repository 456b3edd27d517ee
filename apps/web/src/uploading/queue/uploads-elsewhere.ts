import type { PendingUpload, Project } from '@cutroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { projectKey, useProject } from '../../api/use-project.ts';
import { isUnfinishedClip, type OtherFiles } from './project-files.ts';
import { uploadsBegunHere } from './remembered-uploads.ts';
import { uploadsHeldElsewhere } from './upload-locks.ts';

/** How often the browser is asked which tabs upload, while something could be uploaded by one. */
const LOOK_MS = 1000;
/** How often the server is asked how far they are. */
const PROGRESS_MS = 2000;
/** How often it is asked whether what stopped goes on: a phone that was locked is picked up again. */
const STOPPED_MS = 5000;

export interface BegunUploads {
  /** Another tab of this browser goes on with them. */
  readonly inOtherTab: readonly PendingUpload[];
  /** Another browser does, which the server knows from what arrives. */
  readonly onOtherDevice: readonly PendingUpload[];
  /** No page sends the rest of them. */
  readonly stopped: readonly PendingUpload[];
}

/** Of uploads that this page does not send, those that others do and those that stopped. */
export function useUploadsElsewhere(
  projectId: Project['id'],
  uploads: readonly PendingUpload[],
): BegunUploads {
  const begun = uploads.filter(isUnfinishedClip);
  const ids = begun.map(({ id }) => id).join(' ');
  const sorted = sortBegun(begun, useLocks(projectId, ids));
  const { inOtherTab, onOtherDevice, stopped } = sorted;
  const areSent = inOtherTab.length + onOtherDevice.length > 0;
  useProject(projectId, {
    refetchInterval: () => (areSent ? PROGRESS_MS : stopped.length > 0 && STOPPED_MS),
  });
  return sorted;
}

/**
 * Of what was not looked for yet nothing is said for that moment. What was begun in this browser and is held by none of its
 * tabs has lost its page, however short ago bytes of it came; browsers without locks say so of every such upload.
 */
export function sortBegun(begun: readonly PendingUpload[], { looked, held, begunHere }: Locks): BegunUploads {
  const inOtherTab = begun.filter(({ id }) => held.has(id));
  const rest = begun.filter(({ id }) => looked.has(id) && !held.has(id));
  const isOnOtherDevice = ({ id, isArriving }: PendingUpload) => isArriving === true && !begunHere.has(id);
  return {
    inOtherTab,
    onOtherDevice: rest.filter(isOnOtherDevice),
    stopped: rest.filter((upload) => !isOnOtherDevice(upload)),
  };
}

interface Locks {
  readonly looked: ReadonlySet<string>;
  /** By some tab of this browser. */
  readonly held: ReadonlySet<string>;
  readonly begunHere: ReadonlySet<string>;
}

const NOTHING_LOOKED: Locks = { looked: new Set(), held: new Set(), begunHere: new Set() };

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
      const next = { looked, held, begunHere: uploadsBegunHere(looked) };
      setLocks((now) => (areSame(now, next) ? now : next));
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

function areSame(a: Locks, b: Locks): boolean {
  return isSame(a.looked, b.looked) && isSame(a.held, b.held) && isSame(a.begunHere, b.begunHere);
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}

/**
 * For who chooses files: what others upload counts as being there, so that it is neither sent twice nor given up. So does
 * what arrives while nobody has looked yet who sends it.
 */
export function withElsewhereTaken(
  others: OtherFiles,
  { inOtherTab, onOtherDevice, stopped }: BegunUploads,
): OtherFiles {
  const isTaken = (upload: PendingUpload) =>
    inOtherTab.includes(upload) ||
    onOtherDevice.includes(upload) ||
    (upload.isArriving === true && !stopped.includes(upload));
  return {
    ...others,
    uploads: others.uploads.map((upload) => (isTaken(upload) ? { ...upload, state: 'checking' } : upload)),
  };
}
