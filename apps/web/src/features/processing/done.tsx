import type { Project } from '@cutroom/contract';
import { Play } from 'lucide-react';
import { Link } from 'wouter';
import { ScreenFrame } from '../../components/screen/screen-frame.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FoundClips } from './frames/found-clips.tsx';
import { PlannedStrip } from './frames/planned-strip.tsx';
import { StageList } from './progress/stage-list.tsx';
import type { RunOrigin } from './run-origin.ts';

interface DoneProps {
  readonly project: Project;
  readonly origin: RunOrigin;
}

/** The progress of a video that is finished, for who goes back to it from the preview. */
export function Done({ project, origin }: DoneProps) {
  const { id, title, videoClips, editingPlan } = project;
  return (
    <ScreenFrame
      heading="Your video is done"
      step={3}
      projectTitle={title}
      backTo={origin.path}
      backLabel={origin.label}
    >
      <nav aria-label="Next steps">
        <Button asChild variant="primary">
          <Link href={`/preview/${id}`}>
            <Play aria-hidden className="fill-current" />
            View
          </Link>
        </Button>
      </nav>
      {editingPlan !== null && <PlannedStrip clips={videoClips} edit={{ plan: editingPlan }} />}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <StageList progress={{ percent: 100, stage: null }} />
        <FoundClips clips={videoClips} />
      </div>
    </ScreenFrame>
  );
}
