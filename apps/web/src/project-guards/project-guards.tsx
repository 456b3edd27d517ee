import { CloudOff, FolderX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

/** Instead of a screen whose project is not in the user's list (spec section 6). */
export function ProjectMissing() {
  return (
    <Guard
      icon={<FolderX aria-hidden />}
      title="Project not found"
      text="The video project doesn't exist or you don't have access to it."
    >
      <Button asChild variant="primary">
        <Link href="/">Back to Dashboard</Link>
      </Button>
    </Guard>
  );
}

/** Instead of a screen whose project could not be asked for. */
export function ProjectUnreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Guard
      icon={<CloudOff aria-hidden />}
      title="The project could not be loaded"
      text="Check your connection and try again."
    >
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
      <Button asChild>
        <Link href="/">Back to Dashboard</Link>
      </Button>
    </Guard>
  );
}

interface GuardProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  /** What to do instead. */
  readonly children: ReactNode;
}

/** Instead of a screen that cannot be shown in the project's state. */
export function Guard({ icon = <Hourglass aria-hidden />, title, text, children }: GuardProps) {
  usePageTitle(title);
  return (
    <main>
      <EmptyState
        headingLevel={1}
        icon={icon}
        title={title}
        {...(text === undefined ? {} : { text })}
        actions={children}
      />
    </main>
  );
}
