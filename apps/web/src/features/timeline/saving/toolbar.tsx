import type { Project } from '@cutroom/contract';
import { clsx } from 'clsx';
import { CircleHelp, History, RefreshCw, Save, Share } from 'lucide-react';
import { memo, type RefObject, useRef } from 'react';
import { Link } from 'wouter';
import { footerBar } from '../../../components/screen/edge-bar.ts';
import { Button } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { moveFocusOnRemove, onRemove } from '../../../components/ui/move-focus-on-remove.ts';
import { UNGUARDED_LINK } from '../../../lib/navigation/use-leave-guard.ts';
import type { Cuts } from '../editor/cuts/timeline-cuts.ts';
import type { Editor } from '../editor/editor.ts';
import { reelSize } from '../editor/seconds-text.ts';
import { HistoryButtons } from './history-buttons.tsx';
import type { NextStep } from './next-step.ts';
import type { SaveAndRegenerate } from './use-save-and-regenerate.ts';

interface ToolbarProps {
  readonly projectId: Project['id'];
  readonly editor: Editor;
  readonly isUnsaved: boolean;
  readonly server: SaveAndRegenerate;
  /** Of the buttons, the primary one. */
  readonly next: NextStep;
  readonly isBusy: boolean;
  readonly onOpen: (part: 'help' | 'recovery') => void;
}

// Elements that stay the same are not drawn again with their buttons.
const SAVE = <Save aria-hidden />;
const REGENERATE = <RefreshCw aria-hidden />;
const EXPORT = <Share aria-hidden />;

/**
 * Each has its place, whichever of them is the primary one: all are as bold as that, and on the narrowest phones words alone, so
 * that all fit in one row.
 */
const THUMB_BUTTON = clsx(
  'flex-1 font-semibold! lg:flex-none',
  'max-sm:px-2 max-sm:text-xs max-sm:leading-tight max-sm:[&>svg]:hidden',
);

const THUMB_BAR = clsx(
  'flex flex-wrap items-center gap-1 sm:gap-2 lg:contents',
  'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:pt-2 max-lg:pb-2 max-lg:safe-x max-lg:safe-bottom',
  'max-lg:border-t max-lg:border-edge max-lg:bg-ground',
  // Below a sheet nothing of it can be pressed.
  'max-lg:[body:has([data-sheet])_&:not([data-tall])]:invisible',
  'max-lg:data-tall:static max-lg:data-tall:basis-full max-lg:data-tall:border-0 max-lg:data-tall:px-0',
);

/** What is done to the whole timeline: at the thumb on phones, above the clips elsewhere. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { projectId: id, editor, isUnsaved, server, next, isBusy, onOpen } = props;
  const regenerate = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:basis-full">
      <div ref={footerBar} data-thumb-bar className={THUMB_BAR}>
        <HistoryButtons editor={editor} />
        <SaveSlot {...{ cuts: editor.cuts, isUnsaved, server, next, isBusy, regenerate }} />
        <RegenerateButton {...{ server, next, isBusy }} ref={regenerate} />
        <ExportLink
          projectId={id}
          isNext={next === 'export'}
          onPress={next === 'export' ? undefined : isBusy ? NOTHING : server.makeAndExport}
        />
      </div>
      <PromptLink projectId={id} />
      <DialogButtons onOpen={onOpen} />
    </div>
  );
});

const NOTHING = () => {};

type ServerParts = Pick<ToolbarProps, 'server' | 'next' | 'isBusy'>;

interface SaveSlotProps extends ServerParts {
  readonly cuts: Cuts;
  readonly isUnsaved: boolean;
  readonly regenerate: RefObject<HTMLButtonElement | null>;
}

/**
 * How long the reel is, and once there is something to save the button for it: as wide for the one as for the other, so that
 * nothing beside it moves under the pointer.
 */
const SaveSlot = memo(function SaveSlot(props: SaveSlotProps) {
  const { cuts, isUnsaved, server, next, isBusy, regenerate } = props;
  const { clips, length } = reelSize(cuts);
  return (
    <div className="relative grid flex-1 lg:flex-none">
      {isUnsaved ? (
        <Button
          // What comes after saving takes the focus of its button, which goes away.
          ref={onRemove((save) => moveFocusOnRemove(save, () => regenerate.current))}
          variant={next === 'save' ? 'primary' : 'secondary'}
          className={THUMB_BUTTON}
          icon={SAVE}
          isBusy={server.isSaving}
          disabled={isBusy}
          onClick={() => server.save()}
        >
          Save Changes
        </Button>
      ) : (
        <>
          <Button asChild className={clsx(THUMB_BUTTON, 'invisible')}>
            <span aria-hidden>{SAVE}Save Changes</span>
          </Button>
          <p className={REEL_SIZE}>
            <span>{clips}</span>
            <span aria-hidden className="max-sm:hidden">
              ·
            </span>
            <span>{length}</span>
          </p>
        </>
      )}
    </div>
  );
});

const REEL_SIZE = clsx(
  'timecode absolute inset-0 flex items-center justify-center gap-x-[1ch] text-sm whitespace-nowrap text-ink-soft',
  'max-sm:flex-col max-sm:text-xs max-sm:leading-tight',
);

const RegenerateButton = memo(function RegenerateButton({
  server,
  next,
  isBusy,
  ref,
}: ServerParts & { readonly ref: RefObject<HTMLButtonElement | null> }) {
  return (
    <Button
      ref={ref}
      variant={next === 'regenerate' ? 'primary' : 'secondary'}
      className={THUMB_BUTTON}
      icon={REGENERATE}
      disabled={isBusy}
      isBusy={server.isRegenerating}
      onClick={server.regenerate}
    >
      Regenerate
    </Button>
  );
});

const PromptLink = memo(function PromptLink({ projectId }: Pick<ToolbarProps, 'projectId'>) {
  return (
    <Button asChild variant="quiet" className="max-md:px-0 lg:px-2">
      <Link href={`/prompt/${projectId}`}>Edit Prompt</Link>
    </Button>
  );
});

const DialogButtons = memo(function DialogButtons({ onOpen }: Pick<ToolbarProps, 'onOpen'>) {
  return (
    <div className="ml-auto flex max-lg:-mr-2.5">
      <IconButton label="Help and keys" aria-haspopup="dialog" onClick={() => onOpen('help')}>
        <CircleHelp aria-hidden />
      </IconButton>
      <IconButton label="Recovery Options" aria-haspopup="dialog" onClick={() => onOpen('recovery')}>
        <History aria-hidden />
      </IconButton>
    </div>
  );
});

interface ExportLinkProps {
  readonly projectId: number;
  readonly isNext: boolean;
  /** What comes before the export; it is gone to where there is nothing. */
  readonly onPress: (() => void) | undefined;
}

const ExportLink = memo(function ExportLink({ projectId, isNext, onPress }: ExportLinkProps) {
  return (
    <Button asChild variant={isNext ? 'primary' : 'secondary'} className={THUMB_BUTTON}>
      <Link
        href={`/export/${projectId}`}
        {...(onPress === undefined
          ? {}
          : {
              ...UNGUARDED_LINK,
              onClick: (event) => {
                event.preventDefault();
                onPress();
              },
            })}
      >
        {EXPORT}
        Export Video
      </Link>
    </Button>
  );
});
