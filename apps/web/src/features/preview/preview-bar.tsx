import { Clapperboard, RefreshCw, Share } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../components/ui/button.tsx';
import { promptArrivalState } from '../../lib/navigation/prompt-arrival.ts';
import { MakeAndExportButton } from './make-and-export-button.tsx';

interface PreviewBarProps {
  readonly projectId: number;
  /** The timeline has changes that are not in the video yet: editing on comes before exporting. */
  readonly isModified: boolean;
}

/** On phones, at the thumb: what one does with a reel. */
export function PreviewBar({ projectId, isModified }: PreviewBarProps) {
  return (
    <nav aria-label="Edit, make again or export" className="grid grid-cols-3 gap-2">
      <Button asChild variant={isModified ? 'primary' : 'secondary'} className={ITEM}>
        <Link href={`/timeline/${projectId}`}>
          <Clapperboard aria-hidden />
          Edit
        </Link>
      </Button>
      <Button asChild className={ITEM}>
        <Link href={`/prompt/${projectId}`} state={promptArrivalState('regenerate')}>
          <RefreshCw aria-hidden />
          Another take
        </Link>
      </Button>
      {isModified ? (
        <MakeAndExportButton projectId={projectId} label="Export" className={ITEM} />
      ) : (
        <Button asChild variant="primary" className={ITEM}>
          <Link href={`/export/${projectId}`}>
            <Share aria-hidden />
            Export
          </Link>
        </Button>
      )}
    </nav>
  );
}

const ITEM = 'min-h-14 flex-col gap-0.5! px-1! py-1.5';
