import type { ProjectStatus } from '@cutroom/contract';
import { Check, PenLine } from 'lucide-react';
import { Notice } from '../../ui/notice.tsx';

interface SaveStateProps {
  readonly isUnsaved: boolean;
  readonly status: ProjectStatus;
}

/** Whether the timeline is saved and in the video. Always as tall: the clips below must not jump at the first change. */
export function SaveState({ isUnsaved, status }: SaveStateProps) {
  return (
    <div role="status" className="grid min-h-18 items-center sm:min-h-13">
      {isUnsaved ? (
        <Notice tone="fair" icon={<PenLine aria-hidden />}>
          <p>You have unsaved changes. Save or regenerate to apply them.</p>
        </Notice>
      ) : (
        <p className="flex items-center gap-3 px-4 text-sm text-ink-soft">
          <Check aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
          {status === 'timeline_modified'
            ? 'Everything is saved. Regenerate to see it in the video.'
            : 'The video shows this timeline.'}
        </p>
      )}
    </div>
  );
}
