import { Suspense, useDeferredValue } from 'react';
import { earlyPart } from '../../../lib/code-loading/early-part.ts';
import { warmUp } from '../../../lib/code-loading/use-warm-up.ts';
import type { Workspace } from './use-workspace.ts';

/** Its code travels while the player and the strip are drawn. */
const EditPanels = earlyPart(async () => (await import('./edit-panels.tsx')).EditPanels);
warmUp(EditPanels.preload);

/** What lies below the strip, once that and the player are painted: on a phone it is out of sight, and half of the work. */
export function LaterPanels({ workspace }: { readonly workspace: Workspace }) {
  const isTheirTurn = useDeferredValue(true, false);
  return (
    isTheirTurn && (
      <Suspense>
        <EditPanels workspace={workspace} />
      </Suspense>
    )
  );
}
