import type { Project } from '@cutroom/contract';
import { Captions as CaptionsIcon } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../ui/card.tsx';
import { CaptionLook } from './caption-look.tsx';
import { ReelWords } from './reel-words.tsx';
import { useCaptions } from './use-captions.ts';

type CaptionsCardProps = Pick<Project, 'id' | 'editingPlan' | 'videoClips' | 'status'>;

/** What is said: whether and how the reel shows it, and the words themselves. */
export function CaptionsCard({ id, editingPlan, videoClips, status }: CaptionsCardProps) {
  const actions = useCaptions(id);
  const [isOpen, setOpen] = useState(false);
  const isLocked = status === 'processing';
  return (
    <Card className="grid grid-cols-1 gap-3 p-4">
      <h2 className="flex items-center gap-2 text-sm font-medium">
        <CaptionsIcon aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
        Captions
      </h2>
      <CaptionLook style={editingPlan?.style} edit={actions.edit} isLocked={isLocked} />
      <details className="min-w-0" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer content-center text-sm font-medium">
          Words of the cuts
        </summary>
        {isOpen && (
          <ReelWords
            projectId={id}
            plan={editingPlan}
            videoClips={videoClips}
            actions={actions}
            isLocked={isLocked}
          />
        )}
      </details>
      {isLocked && (
        <p className="text-sm text-ink-soft">
          The video is being made with these words. They can be changed when it is done.
        </p>
      )}
    </Card>
  );
}
