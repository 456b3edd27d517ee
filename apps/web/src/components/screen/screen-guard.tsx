import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { EmptyState } from '../ui/empty-state.tsx';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { usePageTitle } from './use-page-title.ts';

/** The way home and the light, as on the screens. */
export function GuardHeader() {
  return (
    <div className="flex min-h-15 items-center justify-between pt-2">
      <Link href="/" className="inline-flex rounded-md py-2 pr-4">
        <Logo className="text-lg" />
      </Link>
      <ThemeToggle />
    </div>
  );
}

interface ScreenGuardProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode | undefined;
  /** What to do instead. */
  readonly children: ReactNode;
}

/** Stands instead of a screen that cannot be shown now: says why, and what to do. */
export function ScreenGuard({ icon = <Hourglass aria-hidden />, title, text, children }: ScreenGuardProps) {
  usePageTitle(title);
  return (
    <main className="work-frame grid min-h-dvh grid-rows-[auto_1fr] safe-x safe-bottom">
      <GuardHeader />
      <div className="grid place-items-center pb-16">
        <EmptyState
          headingLevel={1}
          icon={icon}
          title={title}
          {...(text === undefined ? {} : { text })}
          actions={children}
        />
      </div>
    </main>
  );
}
