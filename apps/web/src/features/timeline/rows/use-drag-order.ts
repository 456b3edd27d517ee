import { startTransition, useMemo, useState } from 'react';
import type { Cuts } from '../editor/cuts/timeline-cuts.ts';

/**
 * The keys of the rows in their order, which every row looks at but only a drag asks for: between drags it stays the same
 * list, so that moving or removing one clip draws none of the others again.
 */
export function useDragOrder(cuts: Cuts) {
  const text = cuts.map(({ key }) => key).join(' ');
  const keys = useMemo(() => text.split(' '), [text]);
  const [isDragging, setDragging] = useState(false);
  const [order, setOrder] = useState(keys);
  if (isDragging && order !== keys) setOrder(keys);
  return {
    order,
    begin: () => setDragging(true),
    // After the rows were drawn where they were dropped.
    end: () => startTransition(() => setDragging(false)),
  };
}
