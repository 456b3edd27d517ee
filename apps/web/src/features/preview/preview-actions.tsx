import { Clapperboard, PencilLine, Plus, RefreshCw, Share } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';

interface PreviewActionsProps {
  readonly projectId: number;
  /** The timeline has changes that are not in the video yet: editing on comes before exporting. */
  readonly isModified: boolean;
}

/** Next steps, the likeliest first. */
export function PreviewActions({ projectId, isModified }: PreviewActionsProps) {
  return (
    <nav aria-label="Next steps" className="grid grid-cols-2 gap-2">
      {isModified && (
        <Button asChild variant="primary" size="lg" className="col-span-2">
          <Link href={`/timeline/${projectId}`}>
            <Clapperboard aria-hidden />
            Edit Timeline
          </Link>
        </Button>
      )}
      <Button asChild variant={isModified ? 'secondary' : 'primary'} size="lg" className="col-span-2">
        <Link href={`/export/${projectId}`}>
          <Share aria-hidden />
          Export Video
        </Link>
      </Button>
      <Button asChild>
        <Link href={`/prompt/${projectId}`}>
          <RefreshCw aria-hidden />
          Regenerate
        </Link>
      </Button>
      <Button asChild>
        <Link href={`/prompt/${projectId}`}>
          <PencilLine aria-hidden />
          Edit Prompt
        </Link>
      </Button>
      <Button asChild variant="quiet" className="col-span-2">
        <Link href="/dashboard">
          <Plus aria-hidden />
          Create New Video
        </Link>
      </Button>
    </nav>
  );
}
