import type { ReactNode } from 'react';
import type { ClipRemoval } from '../removal/use-clip-removal.ts';
import { RemovedTile } from './removed-tile.tsx';

interface RemovableTileProps {
  /** null while it is no clip. */
  readonly clipId: string | null;
  readonly removal: ClipRemoval;
  /** The tile while nobody has removed it. */
  readonly children: ReactNode;
}

export function RemovableTile({ clipId, removal, children }: RemovableTileProps) {
  const found = clipId === null ? undefined : removal.list.get(clipId);
  if (found === undefined) return children;
  if (found.isGoing) return null;
  return <RemovedTile name={found.clip.name} onUndo={() => removal.undo(found.clip.id)} />;
}
