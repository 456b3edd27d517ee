import { clipName, type PendingUpload, type VideoClip } from '@cutroom/contract';
import { CircleCheck, Film, TriangleAlert, X } from 'lucide-react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { bytesText, durationText } from '../../uploading/panel/amounts.ts';
import { EmptyThumbnail, ServerThumbnail } from '../../uploading/panel/clip-thumbnail.tsx';
import { FileRow } from '../../uploading/panel/file-row.tsx';
import { FileTile, ON_IMAGE } from '../../uploading/panel/file-tile.tsx';
import { refusalMessage } from '../../uploading/queue/check-ends.ts';
import type { RemovedClip } from '../../uploading/removal/clip-removals.ts';

interface ClipTileProps {
  readonly clip: VideoClip;
  readonly onRemove: (clip: RemovedClip) => void;
}

/** A clip the project has from before. */
export function ClipTile({ clip, onRemove }: ClipTileProps) {
  const name = clipName(clip);
  return (
    <FileTile
      name={name}
      thumbnail={<ServerThumbnail storedName={clip.filename} />}
      text="Uploaded"
      tone="good"
      icon={<CircleCheck aria-hidden />}
      figures={[bytesText(clip.fileSize), durationText(clip.durationSeconds)]}
      progress={null}
      actions={
        <IconButton
          label={`Remove ${name}`}
          className={ON_IMAGE}
          onClick={() => onRemove({ id: clip.id, name, bytes: clip.fileSize })}
        >
          <X aria-hidden />
        </IconButton>
      }
    />
  );
}

interface PendingUploadProps {
  readonly upload: PendingUpload;
  readonly onRemove: () => void;
}

/** An upload from before that the server still looks at. */
export function CheckingTile({ upload, onRemove }: PendingUploadProps) {
  const { filename, bytesTotal } = upload;
  return (
    <FileTile
      name={filename}
      thumbnail={<EmptyThumbnail icon={<Film aria-hidden />} />}
      text="Uploaded, checking"
      tone="plain"
      figures={[bytesText(bytesTotal)]}
      progress={null}
      actions={
        <IconButton label={`Remove ${filename}`} className={ON_IMAGE} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      }
    />
  );
}

interface ElsewhereTileProps {
  readonly upload: PendingUpload;
  readonly text: string;
}

/** An upload that another tab or device goes on with: what becomes of it is decided there. */
export function ElsewhereTile({ upload, text }: ElsewhereTileProps) {
  const { filename, bytesReceived, bytesTotal } = upload;
  return (
    <FileTile
      name={filename}
      // How far it is stands where its sign would.
      thumbnail={<EmptyThumbnail icon={null} />}
      text={text}
      tone="plain"
      figures={[`${bytesText(bytesReceived)} of ${bytesText(bytesTotal)}`]}
      progress={(bytesReceived / bytesTotal) * 100}
    />
  );
}

/** An upload from before that was refused or never finished. */
export function PendingRow({ upload, onRemove }: PendingUploadProps) {
  const { state, filename, bytesReceived, bytesTotal } = upload;
  const isRefused = state === 'refused';
  return (
    <FileRow
      name={filename}
      thumbnail={<EmptyThumbnail icon={isRefused ? <TriangleAlert aria-hidden /> : <Film aria-hidden />} />}
      text={isRefused ? refusalMessage(upload) : 'Not finished. Choose the file again to upload it.'}
      tone={isRefused ? 'poor' : 'plain'}
      icon={isRefused ? <TriangleAlert aria-hidden className="shrink-0" /> : undefined}
      figures={[
        isRefused ? bytesText(bytesTotal) : `${bytesText(bytesReceived)} of ${bytesText(bytesTotal)}`,
      ]}
      actions={
        <IconButton label={`${isRefused ? 'Dismiss' : 'Remove'} ${filename}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      }
    />
  );
}
