import { TriangleAlert } from 'lucide-react';
import { Button } from '../button.tsx';
import { PageBar } from './page-bar.tsx';

/** Stands for a part whose code cannot be had without loading the page anew. */
export function PartFailed() {
  return (
    <PageBar
      icon={<TriangleAlert aria-hidden className="size-5 shrink-0" />}
      text="A part of this page could not be loaded. Reload the page to use it."
    >
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </PageBar>
  );
}
