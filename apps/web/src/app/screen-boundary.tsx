import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScreenGuard } from '../components/screen/screen-guard.tsx';
import { Button } from '../components/ui/button.tsx';
import { PartBoundary } from '../components/ui/overlay/part-boundary.tsx';

/** What stands where a screen could not be shown: after a defect, or when a new version replaced the old one's files. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <PartBoundary
      fallback={
        <ScreenGuard
          icon={<TriangleAlert aria-hidden />}
          title="This screen could not be shown"
          text="Reload the page to try again. Your projects are safe."
        >
          <Button variant="primary" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </ScreenGuard>
      }
    >
      {children}
    </PartBoundary>
  );
}
