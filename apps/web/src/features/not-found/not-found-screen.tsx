import { Link } from 'wouter';
import { GuardHeader } from '../../components/screen/screen-guard.tsx';
import { usePageTitle } from '../../components/screen/use-page-title.ts';
import { Button } from '../../components/ui/button.tsx';

/** For every path that is no screen. */
export function NotFoundScreen() {
  usePageTitle('Page not found');
  return (
    <main className="content-frame grid min-h-dvh grid-rows-[auto_1fr] safe-x safe-bottom">
      <GuardHeader />
      <div className="grid content-center justify-items-center gap-4 pb-24 text-center">
        <MissingFrame />
        <h1 className="text-3xl">404 Page Not Found</h1>
        <p className="text-lg text-ink-soft">Did you forget to add the page to the router?</p>
        <Button asChild variant="primary" size="lg" className="mt-4">
          <Link href="/">Go to the start</Link>
        </Button>
      </div>
    </main>
  );
}

/** Three frames of a strip, the middle one cut out. */
function MissingFrame() {
  return (
    <svg aria-hidden viewBox="0 0 216 128" className="mb-4 w-54" fill="none">
      <rect x="0.5" y="0.5" width="63" height="111" rx="7.5" className="fill-panel stroke-edge" />
      <rect
        x="76.5"
        y="8.5"
        width="63"
        height="111"
        rx="7.5"
        className="stroke-chosen"
        strokeDasharray="5 5"
      />
      <rect x="152.5" y="0.5" width="63" height="111" rx="7.5" className="fill-panel stroke-edge" />
    </svg>
  );
}
