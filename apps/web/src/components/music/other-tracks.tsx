import type { Music } from '@cutroom/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { Button } from '../ui/button.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';

interface OtherTracksProps {
  /** The one in use, which is not offered. */
  readonly current: Pick<Music, 'name' | 'durationSeconds'> | undefined;
  readonly isDisabled: boolean;
  readonly onUse: (trackId: string) => void;
}

const TRACKS_SHOWN_MAX = 3;

/** The account's tracks that other projects use, each a press away. */
export function OtherTracks({ current, isDisabled, onUse }: OtherTracksProps) {
  const list = useQuery({
    queryKey: ['/api/tracks'],
    queryFn: ({ signal }) => callApi('listTracks', { signal }),
  });
  const [isShowingAll, setShowingAll] = useState(false);
  const others = (list.data ?? []).filter(
    ({ name, durationSeconds }) => name !== current?.name || durationSeconds !== current.durationSeconds,
  );
  const shown = isShowingAll ? others : others.slice(0, TRACKS_SHOWN_MAX);
  return (
    <>
      {shown.map(({ id, name }) => (
        <Button key={id} variant="quiet" disabled={isDisabled} onClick={() => onUse(id)}>
          <span className="max-w-48 truncate">Use {name}</span>
        </Button>
      ))}
      {shown.length < others.length && (
        <Button variant="quiet" onClick={() => setShowingAll(true)}>
          More tracks ({others.length - shown.length})
        </Button>
      )}
      {list.isLoadingError && (
        <div className="order-last basis-full">
          <NotLoaded
            text="Your other tracks could not be loaded."
            isTrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        </div>
      )}
    </>
  );
}
