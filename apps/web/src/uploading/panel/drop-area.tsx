import { clsx } from 'clsx';
import { Clapperboard, FolderOpen, Video } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import type { DeviceType } from '../transfer/device-type.ts';
import { ACCEPTED_FILES, FILE_LIMITS } from './accepted-files.ts';
import type { FileDialog } from './use-file-dialog.tsx';

interface DropAreaProps {
  readonly device: DeviceType;
  /** Files are being dragged over the page. */
  readonly isDraggedOver: boolean;
  /** There are files already: the area steps back. */
  readonly isSmall: boolean;
  readonly dialog: FileDialog;
}

/** The target for files. The whole of it is a button; phones, which have nothing to drop, get buttons inside it. */
export function DropArea({ device, isDraggedOver, isSmall, dialog }: DropAreaProps) {
  const look = clsx(
    'flex w-full flex-wrap items-center justify-center px-4 text-center',
    isSmall ? 'min-h-24 gap-x-3 gap-y-2 py-3' : 'flex-col gap-3 py-7',
    dropLook(isDraggedOver),
  );
  if (device === 'mobile') {
    return (
      <>
        {dialog.input}
        <div className={look}>
          <PhoneButtons isSmall={isSmall} dialog={dialog} />
          <span className={clsx('w-full text-ink-faint text-balance', isSmall ? 'text-xs' : 'text-sm')}>
            {isSmall ? FILE_LIMITS : ACCEPTED_FILES}
          </span>
        </div>
      </>
    );
  }
  return (
    <>
      {dialog.input}
      <button
        type="button"
        onClick={dialog.browse}
        className={clsx(look, !isDraggedOver && 'hover:border-edge-strong hover:bg-panel')}
      >
        <DropWords text="Drop your videos here" {...{ isDraggedOver, isSmall }} />
      </button>
    </>
  );
}

/** One below the other; side by side once there are files, where there is room. */
function PhoneButtons({ isSmall, dialog }: Pick<DropAreaProps, 'isSmall' | 'dialog'>) {
  const size = isSmall ? 'md' : 'lg';
  const className = isSmall ? 'flex-1 basis-36 px-2' : 'w-full';
  return (
    <div className={clsx('flex w-full gap-2', isSmall ? 'max-w-md flex-wrap' : 'max-w-xs flex-col')}>
      <Button
        variant={isSmall ? 'secondary' : 'primary'}
        size={size}
        icon={<FolderOpen aria-hidden />}
        className={className}
        onClick={dialog.browse}
      >
        Browse Files
      </Button>
      <Button
        variant="quiet"
        size={size}
        icon={<Video aria-hidden />}
        className={className}
        onClick={dialog.record}
      >
        Record a clip
      </Button>
    </div>
  );
}

/** Of what files can be dropped on. */
export function dropLook(isDraggedOver: boolean): string {
  return clsx(
    'rounded-lg border-2 border-dashed transition-[background-color,border-color]',
    isDraggedOver ? 'border-chosen bg-chosen-wash' : 'border-edge-strong/60 bg-field',
  );
}

interface DropWordsProps extends Pick<DropAreaProps, 'isDraggedOver' | 'isSmall'> {
  readonly text: string;
}

/** What stands in it. */
export function DropWords({ text, isDraggedOver, isSmall }: DropWordsProps) {
  return (
    <>
      {!isSmall && (
        <span className="grid size-12 place-items-center rounded-lg bg-raised text-ink-soft ring-1 ring-inset ring-edge">
          <Clapperboard aria-hidden className="size-6" strokeWidth={1.5} />
        </span>
      )}
      <span className={clsx('font-semibold', isSmall ? 'text-base' : 'text-xl')}>
        {isDraggedOver ? 'Drop them anywhere' : text}
      </span>
      <span className="text-ink-soft">
        or <span className="text-ink underline underline-offset-4">choose files</span>
      </span>
      <span className="text-sm text-balance text-ink-faint">{ACCEPTED_FILES}</span>
    </>
  );
}
