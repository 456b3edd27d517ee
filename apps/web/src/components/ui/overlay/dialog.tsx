import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { useWarmUp } from '../../../lib/code-loading/use-warm-up.ts';
import type { DialogProps } from './dialog-props.ts';
import { DialogToCome } from './dialog-to-come.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { PartFailed } from './part-failed.tsx';

// What keeps the focus and the rest of the page in their places is as much script as a screen: it comes after the screen.
const loadOpenDialog = () => import('./open-dialog.tsx');
const OpenDialog = lazyPart(async () => (await loadOpenDialog()).OpenDialog);

/** A question or a notice over the page. Escape and a press outside close it. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  useWarmUp(loadOpenDialog);
  // Once opened it stays, closed, so that it can be seen to go.
  if (!wasOpened) return null;
  const cancel = () => props.onOpenChange(false);
  return (
    <PartBoundary fallback={props.isOpen && <PartFailed onCancel={cancel} />}>
      <Suspense fallback={props.isOpen && <DialogToCome onCancel={cancel} />}>
        <OpenDialog {...props} />
      </Suspense>
    </PartBoundary>
  );
}
