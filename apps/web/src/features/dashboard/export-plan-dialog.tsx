import type { Project } from '@cutroom/contract';
import { Download } from 'lucide-react';
import { Link } from 'wouter';
import { AnalysisDetails } from '../../components/analysis-details/analysis-details.tsx';
import { MakeAgainButton } from '../../components/project-guards/make-again-button.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/overlay/dialog.tsx';
import { exportAction } from './project-card-state.ts';

const FINISHED_TEXT = 'Download or share the finished video, or take the edit to another editor.';
const CHANGED_TEXT =
  'Your changes are not in the video yet. Make it anew, then download or share it; or take the edit to another editor.';

interface ExportPlanDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** The card's export action: what the edit is made of, and the edit itself to take along. */
export function ExportPlanDialog({ project, onClose }: ExportPlanDialogProps) {
  const action = exportAction(project);
  if (action === null) return null;
  const { plan, clips, prompt } = action;
  const isModified = project.status === 'timeline_modified';
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="wide"
      title={`Export ${project.title}`}
      description={isModified ? CHANGED_TEXT : FINISHED_TEXT}
      actions={
        <>
          <Button asChild>
            <a href={`/api/projects/${project.id}/edit.otio`} download title="As OpenTimelineIO">
              <Download aria-hidden />
              Edit for another editor
            </a>
          </Button>
          {isModified ? (
            <MakeAgainButton variant="primary" projectId={project.id} label="Regenerate" />
          ) : (
            <Button asChild variant="primary">
              <Link href={`/export/${project.id}`}>Export Video</Link>
            </Button>
          )}
        </>
      }
    >
      <AnalysisDetails plan={plan} clips={clips} prompt={prompt} />
    </Dialog>
  );
}
