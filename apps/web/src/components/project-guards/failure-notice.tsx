import type { Project } from '@cutroom/contract';
import { TriangleAlert } from 'lucide-react';
import { Notice } from '../ui/notice.tsx';
import { lastFailure } from './last-failure.ts';

/** Why there is no newer video than the one on the screen, or none at all, for as long as nothing newer is known. */
export function FailureNotice({ project }: { readonly project: Pick<Project, 'status' | 'errorMessage'> }) {
  const isFailed = project.status === 'failed';
  const failure = isFailed ? project.errorMessage : lastFailure(project);
  if (failure === null) return null;
  return (
    <Notice tone="poor" icon={<TriangleAlert aria-hidden />} title="The last attempt made no video">
      <p>{failure}</p>
      {!isFailed && <p className="text-ink-soft">What you had before is still here.</p>}
    </Notice>
  );
}
