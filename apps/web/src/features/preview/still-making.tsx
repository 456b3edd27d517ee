import type { Project } from '@cutroom/contract';
import { Hourglass } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';

/** Beside a plan that plays while its video is being made: how far that is. */
export function StillMaking({ project }: { readonly project: Pick<Project, 'id' | 'processingProgress'> }) {
  return (
    <Notice tone="neutral" icon={<Hourglass aria-hidden />}>
      <h2 className="font-semibold text-ink">Video processing in progress</h2>
      <p>
        You are watching the edit itself. The file to export is {project.processingProgress}% made, and takes
        its place here once it is finished.
      </p>
      <Button asChild className="mt-2 justify-self-start">
        <Link href={`/processing/${project.id}`}>Check Progress</Link>
      </Button>
    </Notice>
  );
}
