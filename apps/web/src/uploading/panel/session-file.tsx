import type { VideoClip } from '@cutroom/contract';
import { CircleCheck, FolderOpen, Pause, Play, RotateCw, TriangleAlert, X } from 'lucide-react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import type { UploadItem, UploadList } from '../queue/upload-list.ts';
import type { Uploader } from '../queue/uploader.ts';
import { durationText } from './amounts.ts';
import { LocalThumbnail } from './clip-thumbnail.tsx';
import { FileRow } from './file-row.tsx';
import { FileTile, ON_IMAGE } from './file-tile.tsx';
import { type RowAction, rowStatus } from './row-status.ts';
import type { StillMaker } from './still-maker.ts';

interface SessionFileProps {
  readonly item: UploadItem;
  readonly list: UploadList;
  readonly uploader: Uploader;
  readonly stills: StillMaker;
  /** What it has become; null until then. */
  readonly clip: VideoClip | null;
  readonly onRemove: (item: UploadItem) => void;
  /** Asks for another file in its place. */
  readonly onReplace: (item: UploadItem) => void;
}

/** A file of this session: a tile, or a row with the reason in full where it failed. */
export function SessionFile(props: SessionFileProps) {
  const { item, list, uploader, stills, clip, onRemove, onReplace } = props;
  const status = rowStatus(item, list);
  const run: { readonly [A in RowAction]: () => void } = {
    pause: () => uploader.pause(item.id),
    resume: () => uploader.resume(item.id),
    retry: () => uploader.tryAgain(item.id),
    remove: () => onRemove(item),
    replace: () => onReplace(item),
    dismiss: () => onRemove(item),
  };
  const actions = status.actions.map((action) => (
    <ActionButton
      key={action}
      action={action}
      name={item.name}
      className={status.tone === 'poor' ? '' : ON_IMAGE}
      onPress={run[action]}
    />
  ));
  const thumbnail = (
    <LocalThumbnail
      file={uploader.fileOf(item.id)}
      stills={stills}
      isRefused={item.phase.kind === 'refused'}
      storedName={clip?.filename ?? null}
    />
  );
  const figures = [...status.figures, ...(clip === null ? [] : [durationText(clip.durationSeconds)])];
  const shown = { name: item.name, text: status.text, figures, thumbnail, actions };
  if (status.tone === 'poor')
    return <FileRow {...shown} tone="poor" icon={<TriangleAlert aria-hidden className="shrink-0" />} />;
  return (
    <FileTile
      {...shown}
      tone={status.tone}
      progress={status.progress}
      icon={status.tone === 'good' && <CircleCheck aria-hidden />}
    />
  );
}

const ACTIONS = {
  pause: { verb: 'Pause', Icon: Pause },
  resume: { verb: 'Resume', Icon: Play },
  retry: { verb: 'Retry', Icon: RotateCw },
  remove: { verb: 'Remove', Icon: X },
  replace: { verb: 'Choose another file instead of', Icon: FolderOpen },
  dismiss: { verb: 'Dismiss', Icon: X },
} as const satisfies { readonly [A in RowAction]: unknown };

interface ActionButtonProps {
  readonly action: RowAction;
  readonly name: string;
  readonly className: string;
  readonly onPress: () => void;
}

function ActionButton({ action, name, className, onPress }: ActionButtonProps) {
  const { verb, Icon } = ACTIONS[action];
  return (
    <IconButton label={`${verb} ${name}`} className={className} onClick={onPress}>
      <Icon aria-hidden />
    </IconButton>
  );
}
