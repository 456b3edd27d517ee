import { Captions, Clapperboard, PencilLine, Plus, RefreshCw, Share } from 'lucide-react';
import { Link } from 'wouter';
import { useMakeAgain } from '../../components/project-guards/use-make-again.ts';
import { Button } from '../../components/ui/button.tsx';

interface PreviewActionsProps {
  readonly projectId: number;
  /** The timeline has changes that are not in the video yet: editing on comes before exporting. */
  readonly isModified: boolean;
  /** The likeliest step stands elsewhere (MainStep). */
  readonly isMainStepElsewhere: boolean;
}

interface MainStepProps {
  readonly projectId: number;
  readonly isModified: boolean;
  readonly className: string;
}

/** The likeliest next step. */
export function MainStep({ projectId, isModified, className }: MainStepProps) {
  if (!isModified) return <ExportLink projectId={projectId} className={className} />;
  return (
    <Button asChild variant="primary" className={className}>
      <Link href={`/timeline/${projectId}`}>
        <Clapperboard aria-hidden />
        Edit Timeline
      </Link>
    </Button>
  );
}

interface ExportLinkProps {
  readonly projectId: number;
  readonly className: string;
}

function ExportLink({ projectId, className }: ExportLinkProps) {
  return (
    <Button asChild variant="primary" className={className}>
      <Link href={`/export/${projectId}`}>
        <Share aria-hidden />
        Export Video
      </Link>
    </Button>
  );
}

/** The changes that are not in the video yet are put into it first; then the export opens. */
function MakeAndExportButton({ projectId }: Pick<MainStepProps, 'projectId'>) {
  const makeAgain = useMakeAgain(projectId, 'export');
  return (
    <Button
      className="col-span-2"
      icon={<Share aria-hidden />}
      isBusy={makeAgain.isPending}
      onClick={() => makeAgain.mutate()}
    >
      Export Video
    </Button>
  );
}

/** Next steps, the likeliest first. */
export function PreviewActions({ projectId, isModified, isMainStepElsewhere }: PreviewActionsProps) {
  return (
    <nav aria-label="Next steps" className="grid grid-cols-2 gap-2 lg:flex lg:flex-wrap lg:items-center">
      {!isMainStepElsewhere && (
        <MainStep projectId={projectId} isModified={isModified} className="col-span-2" />
      )}
      {isModified && <MakeAndExportButton projectId={projectId} />}
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
      <Button asChild className="max-lg:col-span-2">
        <Link href={`/timeline/${projectId}#captions`}>
          <Captions aria-hidden />
          Captions
        </Link>
      </Button>
      <Button asChild variant="quiet" className="col-span-2 lg:max-xl:-ml-4">
        <Link href="/dashboard">
          <Plus aria-hidden />
          Create New Video
        </Link>
      </Button>
    </nav>
  );
}
