import type { ReactNode } from 'react';
import { RemovedRow } from './removed-row.tsx';
import type { ClipRemoval } from './use-clip-removal.ts';

interface RemovableRowProps {
  /** null while it is no clip. */
  readonly clipId: string | null;
  readonly removal: ClipRemoval;
  /** The row while nobody has removed it. */
  readonly children: ReactNode;
}

export function RemovableRow({ clipId, removal, children }: RemovableRowProps) {
  const found = clipId === null ? undefined : removal.list.get(clipId);
  if (found === undefined) return children;
  if (found.isGoing) return null;
  return <RemovedRow name={found.clip.name} onUndo={() => removal.undo(found.clip.id)} />;
}
