import { MUSIC_EXTENSIONS, type Music, type PendingUpload } from '@cutroom/contract';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { ArrivingTrack } from './arriving-track.tsx';
import { discardTrack } from './discard-track.ts';
import { OtherTracks } from './other-tracks.tsx';
import type { useMusic } from './use-music.ts';
import { useMusicUpload } from './use-music-upload.ts';

interface AddMusicProps {
  readonly projectId: number;
  /** Tracks that are not music yet, or were not taken; oldest first. */
  readonly arriving: readonly PendingUpload[];
  readonly actions: ReturnType<typeof useMusic>;
  /** The track that is to be replaced; absent where there is none. */
  readonly current?: Pick<Music, 'name' | 'durationSeconds'>;
}

const ACCEPTED = ['audio/*', ...MUSIC_EXTENSIONS.map((extension) => `.${extension}`)].join(',');

/** A file to choose, or a track that another project uses. */
export function AddMusic({ projectId, arriving, actions, current }: AddMusicProps) {
  const input = useRef<HTMLInputElement>(null);
  const { upload, send, cancel, forget } = useMusicUpload(projectId, () => void actions.refresh());
  const isBusy = upload.state === 'sending' || arriving.some(({ state }) => state === 'checking');
  const choose = (file: File) => {
    // It takes the place of what was refused, or not finished. What cannot be removed now expires.
    for (const { id } of arriving) void discardTrack(id).catch(() => {});
    send(file);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label="Music file"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) choose(file);
            target.value = '';
          }}
        />
        <Button icon={<Plus aria-hidden />} isBusy={isBusy} onClick={() => input.current?.click()}>
          {current === undefined ? 'Add Music' : 'Upload another track'}
        </Button>
        <OtherTracks current={current} isDisabled={isBusy || actions.isPending} onUse={actions.use} />
        <p className="min-w-0 flex-1 basis-44 text-xs text-ink-faint">
          mp3, m4a, aac, wav, flac or ogg, up to 100 MB and 15 minutes
        </p>
      </div>
      <ArrivingTrack
        upload={upload}
        onCancel={cancel}
        arriving={arriving.at(-1) ?? null}
        onRemoved={() => {
          forget();
          return actions.refresh();
        }}
      />
    </>
  );
}
