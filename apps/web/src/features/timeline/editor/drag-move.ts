import type { Cuts } from './cuts/timeline-cuts.ts';

export type DragMove =
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'move'; readonly from: number; readonly to: number };

/** What dropping one row on another means (spec section 5, "Drag"). */
export function dragMove(cuts: Cuts, sourceKey: string, targetKey: string | null): DragMove {
  if (targetKey === null || targetKey === sourceKey) return { kind: 'none' };
  const from = cuts.findIndex(({ key }) => key === sourceKey);
  const to = cuts.findIndex(({ key }) => key === targetKey);
  return from === -1 || to === -1 ? { kind: 'invalid' } : { kind: 'move', from, to };
}
