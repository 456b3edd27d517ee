import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { HeaderRow } from './header-row.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { usePageTitle } from './use-page-title.ts';

/** The way home and the light, as on the screens. */
export function GuardHeader() {
  return (
    <HeaderRow>
      <div className="ml-auto">
        <ThemeToggle />
      </div>
    </HeaderRow>
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
    <main className="content-frame grid min-h-dvh grid-rows-[auto_1fr] safe-x safe-bottom">
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
