import { Captions, Clapperboard, PencilLine, Plus, RefreshCw, Share } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../components/ui/button.tsx';
import { promptArrivalState } from '../../lib/navigation/prompt-arrival.ts';
import { MakeAndExportButton } from './make-and-export-button.tsx';

interface PreviewActionsProps {
  readonly projectId: number;
  /** The timeline has changes that are not in the video yet: editing on comes before exporting. */
  readonly isModified: boolean;
}

interface MainStepProps extends PreviewActionsProps {
  /** Only one is lit: that at the thumb, where there is one (PreviewBar). */
  readonly isLit: boolean;
}

/** The likeliest next step. */
function MainStep({ projectId, isModified, isLit }: MainStepProps) {
  return (
    <Button asChild variant={isLit ? 'primary' : 'secondary'} className="col-span-2">
      <Link href={isModified ? `/timeline/${projectId}` : `/export/${projectId}`}>
        {isModified ? <Clapperboard aria-hidden /> : <Share aria-hidden />}
        {isModified ? 'Edit Timeline' : 'Export Video'}
      </Link>
    </Button>
  );
}

/** Next steps, the likeliest first. */
export function PreviewActions({ projectId, isModified, isLit }: MainStepProps) {
  return (
    <nav aria-label="Next steps" className="grid grid-cols-2 gap-2 lg:flex lg:flex-wrap lg:items-center">
      <MainStep {...{ projectId, isModified, isLit }} />
      {isModified && (
        <MakeAndExportButton projectId={projectId} label="Export Video" className="col-span-2" />
      )}
      <Button asChild>
        <Link href={`/prompt/${projectId}`} state={promptArrivalState('regenerate')}>
          <RefreshCw aria-hidden />
          Regenerate
        </Link>
      </Button>
      <Button asChild>
        <Link href={`/prompt/${projectId}`} state={promptArrivalState('edit')}>
          <PencilLine aria-hidden />
          Edit Prompt
        </Link>
      </Button>
      <Button asChild className="max-lg:col-span-2">
        <Link href={`/timeline/${projectId}#captions`}>
          <Captions aria-hidden />
          Captions
        </Link>
      </Button>
      {/* A line of its own, however wide the window: the steps of this video stand together. */}
      <div className="col-span-2 grid lg:-ml-4 lg:basis-full lg:justify-start">
        <Button asChild variant="quiet">
          <Link href="/dashboard">
            <Plus aria-hidden />
            Create New Video
          </Link>
        </Button>
      </div>
    </nav>
  );
}
