import { Clapperboard, CloudOff, FolderX, Upload } from 'lucide-react';
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

export function ProjectsUnreachable({ onRetry }: { readonly onRetry: () => void }) {
  usePageTitle('Not reachable');
  return (
    <EmptyState
      headingLevel={1}
      icon={<CloudOff aria-hidden />}
      title="The progress could not be loaded"
      text="Check your connection and try again. Your video is still being made."
      actions={
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}

interface NothingToWaitForProps {
  readonly projectId: number;
  readonly status: 'uploading' | 'uploaded';
}

/** Nobody has asked for a video yet: the next step instead. */
export function NothingToWaitFor({ projectId, status }: NothingToWaitForProps) {
  usePageTitle('Nothing to process yet');
  if (status === 'uploading') {
    return (
      <EmptyState
        headingLevel={1}
        icon={<Upload aria-hidden />}
        title="Upload still in progress"
        text="Add your clips first, then describe the video you want."
        actions={
          <Button asChild variant="primary">
            <Link href={`/upload/${projectId}`}>Continue Uploading</Link>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      headingLevel={1}
      icon={<Clapperboard aria-hidden />}
      title="Ready to create your video"
      text="Your clips are here. Describe the video you want and it will be made."
      actions={
        <Button asChild variant="primary">
          <Link href={`/prompt/${projectId}`}>Create Video Prompt</Link>
        </Button>
      }
    />
  );
}
