import type { Project } from '@cutroom/contract';
import { useRef } from 'react';
import type { PlannedEdit } from '../../../api/use-planned-edit.ts';
import { ReelFrame } from '../../../components/player/reel-frame.tsx';
import { useSpacePlays } from '../../../components/player/use-space-plays.ts';
import { stripCuts } from '../../../components/reel-strip/strip-cuts.ts';
import { PreviewPlayer } from '../preview-player.tsx';
import { PreviewStrip } from '../preview-strip.tsx';
import type { PreviewView } from '../preview-view.ts';
import { takeBeside } from './takes-of.ts';
import { TakesRow } from './takes-row.tsx';
import { useSwipe } from './use-swipe.ts';
import { useTakes } from './use-takes.ts';

interface PreviewReelProps {
  readonly project: Project;
  readonly view: Extract<PreviewView, { readonly kind: 'planned' | 'video' }>;
  /** What a run under way has planned; null where that was never watched. */
  readonly edit: PlannedEdit | null;
  /** The project as it is, or will be once that run has ended. */
  readonly shown: Project;
}

/** The reel, what it is made of, and the takes that can be watched in its place. */
export function PreviewReel({ project, view, edit, shown }: PreviewReelProps) {
  const place = useRef<HTMLDivElement>(null);
  useSpacePlays(place);
  const takes = useTakes(project, view.kind === 'video' && view.isModified);
  const swipe = useSwipe((step) => {
    const next = takeBeside(takes.takes, takes.shown, step);
    if (next !== null) takes.show(next);
  });
  // What is still being made has no takes beside it.
  const isVideo = view.kind === 'video';
  const take = isVideo ? takes.edit : null;
  return (
    <>
      <ReelFrame size="preview">
        <div ref={place} data-reel className="touch-pan-y touch-pinch-zoom" {...(isVideo && swipe)}>
          {take === null ? (
            <PreviewPlayer project={project} videoUrl={isVideo ? view.videoUrl : null} edit={edit} />
          ) : (
            <PreviewPlayer key={take.runId} project={project} videoUrl={null} edit={take} startsPlaying />
          )}
        </div>
      </ReelFrame>
      <PreviewStrip projectId={project.id} clips={stripCuts(shown)} />
      {isVideo && <TakesRow takes={takes} clips={project.videoClips} />}
    </>
  );
}
