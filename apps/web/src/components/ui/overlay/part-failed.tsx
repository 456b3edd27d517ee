import { TriangleAlert } from 'lucide-react';
import { Button } from '../button.tsx';
import { PageBar } from './page-bar.tsx';

/** Stands for a part that cannot be had without loading the page anew. @param onCancel where it was asked for and can be called off */
export function PartFailed({ onCancel }: { readonly onCancel?: () => void }) {
  return (
    <PageBar
      icon={<TriangleAlert aria-hidden className="size-5 shrink-0" />}
      text="A part of this page could not be loaded. Reload the page to use it."
    >
      {onCancel !== undefined && <Button onClick={onCancel}>Cancel</Button>}
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </PageBar>
  );
}
