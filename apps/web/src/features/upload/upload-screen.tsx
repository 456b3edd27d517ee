import { FolderX } from 'lucide-react';
import { Link } from 'wouter';
import { statusOf } from '../../api/api-error.ts';
import { useProject } from '../../api/use-project.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ScreenFrame } from '../../ui/screen-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { clipsPollMs } from './clip-rows.ts';
import { UploadWorkspace } from './upload-workspace.tsx';

/** Step 1: clips in. */
export function UploadScreen({ projectId }: { readonly projectId: number }) {
  const query = useProject(projectId, { refetchInterval: clipsPollMs });
  if (query.data !== undefined) return <UploadWorkspace project={query.data} />;
  if (query.isPending) return <UploadSkeleton />;
  if (statusOf(query.error) === 404) return <ProjectNotFound />;
  return <ProjectUnreachable onRetry={() => void query.refetch()} />;
}

function UploadSkeleton() {
  return (
    <ScreenFrame
      heading="Upload Your Video Clips"
      step={1}
      subText="Upload your video files to get started with AI-powered editing"
      backTo="/"
      backLabel="Back to dashboard"
    >
      <Skeleton className="h-72" />
    </ScreenFrame>
  );
}

function ProjectNotFound() {
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

function ProjectUnreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState
      headingLevel={1}
      icon={<FolderX aria-hidden />}
      title="The project could not be loaded"
      text="Check your connection and try again."
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
          <Button asChild>
            <Link href="/">Back to Dashboard</Link>
          </Button>
        </>
      }
    />
  );
}
