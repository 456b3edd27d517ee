import { useSingleProject } from '../../api/use-project.ts';
import { OwnProjectScreen } from '../../components/project-guards/own-project-screen.tsx';
import { ScreenFrame } from '../../components/screen/screen-frame.tsx';
import { Skeleton } from '../../components/ui/progress/skeleton.tsx';
import { UploadWorkspace } from './upload-workspace.tsx';

/** Step 1: clips in. */
export function UploadScreen({ projectId }: { readonly projectId: number }) {
  return (
    <OwnProjectScreen own={useSingleProject(projectId)} skeleton={<UploadSkeleton />}>
      {(project) => <UploadWorkspace project={project} />}
    </OwnProjectScreen>
  );
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
