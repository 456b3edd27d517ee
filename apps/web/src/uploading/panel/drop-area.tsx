import { CLIP_BYTES_MAX, FILES_PER_SESSION_MAX } from '@cutroom/contract';
import { clsx } from 'clsx';
import { Clapperboard, FolderOpen, Video } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import type { DeviceType } from '../transfer/device-type.ts';
import { bytesText } from './amounts.ts';
import type { FileDialog } from './use-file-dialog.tsx';

const LIMITS = `MP4, MOV, WebM and more · up to ${bytesText(CLIP_BYTES_MAX)} each · up to ${FILES_PER_SESSION_MAX} files`;

interface DropAreaProps {
  readonly device: DeviceType;
  /** Files are being dragged over the page. */
  readonly isDraggedOver: boolean;
  /** There are files already: the area steps back. */
  readonly isSmall: boolean;
  readonly dialog: FileDialog;
}

/** The target for files. The whole of it is a button; phones, which have nothing to drop, get a button inside it. */
export function DropArea({ device, isDraggedOver, isSmall, dialog }: DropAreaProps) {
  const look = clsx(
    'grid w-full justify-items-center gap-3 rounded-lg border-2 border-dashed px-4 text-center transition-[background-color,border-color]',
    isSmall ? 'py-6' : 'py-14 sm:py-20',
    isDraggedOver ? 'border-chosen bg-chosen-wash' : 'border-edge-strong/60 bg-field',
  );
  return (
    <>
      {dialog.input}
      {device === 'mobile' ? (
        <div className={look}>
          {!isSmall && <DropIcon />}
          <Button
            variant={isSmall ? 'secondary' : 'primary'}
            size="lg"
            icon={<FolderOpen aria-hidden />}
            className="w-full max-w-xs"
            onClick={dialog.browse}
          >
            Browse Files
          </Button>
          <Button
            variant="quiet"
            size="lg"
            icon={<Video aria-hidden />}
            className="w-full max-w-xs"
            onClick={dialog.record}
          >
            Record a clip
          </Button>
          <span className="text-sm text-ink-faint text-balance">{LIMITS}</span>
        </div>
      ) : (
        <button
          type="button"
          onClick={dialog.browse}
          className={clsx(look, !isDraggedOver && 'hover:border-edge-strong hover:bg-panel')}
        >
          {!isSmall && <DropIcon />}
          <span className={clsx('font-semibold', isSmall ? 'text-base' : 'text-xl')}>
            {isDraggedOver ? 'Drop them anywhere' : 'Drop your videos here'}
          </span>
          <span className="text-ink-soft">
            or <span className="text-ink underline underline-offset-4">choose files</span>
          </span>
          <span className="text-sm text-ink-faint text-balance">{LIMITS}</span>
        </button>
      )}
    </>
  );
}

function DropIcon() {
  return (
    <span className="mb-1 grid size-16 place-items-center rounded-lg bg-raised text-ink-soft ring-1 ring-inset ring-edge">
      <Clapperboard aria-hidden className="size-7" strokeWidth={1.5} />
    </span>
  );
}
