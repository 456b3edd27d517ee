import type { Project } from '@cutroom/contract';
import { Clapperboard } from 'lucide-react';
import { Link } from 'wouter';
import { canMakeAgain } from '../../components/project-guards/can-make-again.ts';
import { MakeAgainButton } from '../../components/project-guards/make-again-button.tsx';
import { ScreenFrame } from '../../components/screen/screen-frame.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FoundClips } from './frames/found-clips.tsx';
import { RunProgress } from './progress/run-progress.tsx';
import type { RunOrigin } from './run-origin.ts';

interface NotStartedProps {
  readonly project: Project;
  readonly origin: RunOrigin;
  readonly leadsBackToTimeline: boolean;
}

/** The same screen while an edit is saved and nothing runs: it says so, and how to begin. It follows once something does. */
export function NotStarted({ project, origin, leadsBackToTimeline }: NotStartedProps) {
  return (
    <ScreenFrame
      heading="Your changes are saved"
      step={3}
      projectTitle={project.title}
      backTo={origin.path}
      backLabel={origin.label}
      subText="The video has not been made anew with them yet."
    >
      <nav aria-label="Next steps" className="flex flex-wrap gap-2">
        {canMakeAgain(project) && (
          <MakeAgainButton variant="primary" projectId={project.id} label="Regenerate" />
        )}
        <Button asChild>
          <Link href={`/timeline/${project.id}`}>
            <Clapperboard aria-hidden />
            {leadsBackToTimeline ? 'Go Back to Timeline Editor' : 'Edit Timeline'}
          </Link>
        </Button>
      </nav>
      <RunProgress percent={null} stage={null} detail="Nothing is being made at the moment">
        <FoundClips clips={project.videoClips} />
      </RunProgress>
    </ScreenFrame>
  );
}
