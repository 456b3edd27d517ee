import type { ProjectStatus } from '@cutroom/contract';
import { clsx } from 'clsx';
import { statusText } from './project-card-state.ts';

const DOT_CLASSES: { readonly [S in ProjectStatus]: string } = {
  uploading: 'bg-ink-faint',
  uploaded: 'bg-ink-faint',
  processing: 'bg-ink animate-shimmer',
  completed: 'bg-good',
  failed: 'bg-poor',
  timeline_modified: 'bg-fair',
};

export function StatusMark({ status }: { readonly status: ProjectStatus }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-soft">
      <span aria-hidden className={clsx('size-1.5 rounded-full', DOT_CLASSES[status])} />
      {statusText(status)}
    </span>
  );
}
