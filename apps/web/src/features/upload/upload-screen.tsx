import { useSingleProject } from '../../api/use-project.ts';
import { OwnProjectScreen } from '../../components/project-guards/own-project-screen.tsx';
import { ScreenFrame } from '../../components/screen/screen-frame.tsx';
import { Skeleton } from '../../components/ui/progress/skeleton.tsx';
import { usePageDrop } from '../../uploading/panel/use-page-drop.ts';
import { handFiles } from '../../uploading/queue/handed-files.ts';
import { UploadWorkspace } from './upload-workspace.tsx';

/** Step 1: clips in. */
export function UploadScreen({ projectId }: { readonly projectId: number }) {
  return (
    <OwnProjectScreen own={useSingleProject(projectId)} skeleton={<UploadSkeleton projectId={projectId} />}>
      {(project) => <UploadWorkspace project={project} />}
    </OwnProjectScreen>
  );
}

/** Takes dropped files as the screen will, which finds them when it comes. */
function UploadSkeleton({ projectId }: { readonly projectId: number }) {
  usePageDrop((files) => handFiles(projectId, files));
  return (
    <ScreenFrame
      heading="Upload Your Video Clips"
      step={1}
      subText="Upload your video files to get started with AI-powered editing"
      backTo="/"
      backLabel="Back to dashboard"
    >
      <Skeleton className="h-56" />
    </ScreenFrame>
  );
}
