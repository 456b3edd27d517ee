import { Suspense } from 'react';
import type { PlannedEdit } from '../../../api/use-planned-edit.ts';
import { EarlyLoop } from '../../../components/live-player/early-player.ts';
import { PartBoundary } from '../../../components/ui/overlay/part-boundary.tsx';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';

/** The edit as it is planned, playing by itself in the gate where motion is not reduced. */
export function GateLoop({ edit }: { readonly edit: PlannedEdit }) {
  const moves = useMediaQuery('(prefers-reduced-motion: no-preference)');
  if (!moves) return null;
  return (
    <PartBoundary fallback={null}>
      <Suspense>
        <EarlyLoop edit={edit} />
      </Suspense>
    </PartBoundary>
  );
}
