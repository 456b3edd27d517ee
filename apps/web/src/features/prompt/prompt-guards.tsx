import { CloudOff, FolderX } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';

export function ProjectMissing() {
  usePageTitle('Project not found');
  return (
    <EmptyState
      headingLevel={1}
      icon={<FolderX aria-hidden />}
      title="Project not found"
      text="The video project doesn't exist or you don't have access to it."
      actions={
        <Button asChild variant="primary">
          <Link href="/">Back to Dashboard</Link>
        </Button>
      }
    />
  );
}

export function ProjectUnreachable({ onRetry }: { readonly onRetry: () => void }) {
  usePageTitle('Not reachable');
  return (
    <EmptyState
      headingLevel={1}
      icon={<CloudOff aria-hidden />}
      title="The project could not be loaded"
      text="Check your connection and try again."
      actions={
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
