import { MUSIC_EXTENSIONS, type Music } from '@cutroom/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { Button } from '../ui/button.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import type { useMusic } from './use-music.ts';
import { useMusicUpload } from './use-music-upload.ts';

interface AddMusicProps {
  readonly projectId: number;
  /** Why the last file was not taken; null where nothing was refused. */
  readonly refused: string | null;
  readonly isChecking: boolean;
  readonly actions: ReturnType<typeof useMusic>;
  /** The track that is to be replaced; absent where there is none. */
  readonly current?: Pick<Music, 'name' | 'durationSeconds'>;
}

const TRACKS_SHOWN_MAX = 3;
const ACCEPTED = ['audio/*', ...MUSIC_EXTENSIONS.map((extension) => `.${extension}`)].join(',');

/** A file to choose, or a track that another project uses. */
export function AddMusic({ projectId, refused, isChecking, actions, current }: AddMusicProps) {
  const input = useRef<HTMLInputElement>(null);
  const { upload, send } = useMusicUpload(projectId, () => void actions.refresh());
  const list = useQuery({
    queryKey: ['/api/tracks'],
    queryFn: ({ signal }) => callApi('listTracks', { signal }),
  });
  const [isShowingAll, setShowingAll] = useState(false);
  const others = (list.data ?? []).filter(
    ({ name, durationSeconds }) => name !== current?.name || durationSeconds !== current.durationSeconds,
  );
  const shown = isShowingAll ? others : others.slice(0, TRACKS_SHOWN_MAX);
  const isBusy = upload.state === 'sending' || isChecking;
  const failure = upload.state === 'failed' ? upload.message : upload.state === 'idle' ? refused : null;
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
            if (file !== undefined) send(file);
            target.value = '';
          }}
        />
        <Button icon={<Plus aria-hidden />} isBusy={isBusy} onClick={() => input.current?.click()}>
          {current === undefined ? 'Add Music' : 'Upload another track'}
        </Button>
        {shown.map(({ id, name }) => (
          <Button
            key={id}
            variant="quiet"
            disabled={isBusy || actions.isPending}
            onClick={() => actions.use(id)}
          >
            <span className="max-w-48 truncate">Use {name}</span>
          </Button>
        ))}
        {shown.length < others.length && (
          <Button variant="quiet" onClick={() => setShowingAll(true)}>
            More tracks ({others.length - shown.length})
          </Button>
        )}
        <p className="min-w-0 flex-1 basis-44 text-xs text-ink-faint">
          mp3, m4a, aac, wav, flac or ogg, up to 100 MB and 15 minutes
        </p>
      </div>
      {list.isLoadingError && (
        <NotLoaded
          text="Your other tracks could not be loaded."
          isTrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {upload.state === 'sending' && progressText(upload.share)}
        {upload.state !== 'sending' && isChecking && 'Finding the beats'}
        {failure}
      </p>
    </>
  );
}

function progressText(share: number): string {
  return share < 1 ? `Uploading ${Math.floor(share * 100)} %` : 'Finding the beats';
}
