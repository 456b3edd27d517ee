import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { Logo } from './logo.tsx';
import { usePageTitle } from './use-page-title.ts';

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
    <main className="grid min-h-dvh grid-rows-[auto_1fr] safe-x safe-bottom">
      <div className="flex min-h-15 items-center pt-2">
        <Logo className="text-lg" />
      </div>
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
