import { type Project, playedSeconds, type SelectedClip } from '@cutroom/contract';
import { Music2 } from 'lucide-react';
import { useEffect } from 'react';
import { Card } from '../ui/card.tsx';
import { AddMusic } from './add-music.tsx';
import { MusicControls } from './music-controls.tsx';
import { useMusic } from './use-music.ts';

interface MusicCardProps extends Pick<Project, 'id' | 'music' | 'uploads' | 'status'> {
  /** Of the reel that it plays under; absent where there is none yet. */
  readonly selectedClips?: readonly SelectedClip[] | undefined;
}

/** Its beats are found in seconds; of bytes that are still to come nobody knows when, or whether, they do. */
const POLL_MS = { receiving: 10_000, checking: 2000, refused: null } as const;

/** The track under a project's reel: adding one, how it is used, taking it out. */
export function MusicCard({ id, music, uploads, status, selectedClips }: MusicCardProps) {
  const actions = useMusic(id);
  const { refresh } = actions;
  const arriving = uploads.filter(({ kind }) => kind === 'music');
  const newest = arriving.at(-1);
  const pollMs = newest === undefined ? null : POLL_MS[newest.state];
  useEffect(() => {
    if (pollMs === null) return;
    const timer = window.setInterval(() => void refresh(), pollMs);
    return () => window.clearInterval(timer);
  }, [pollMs, refresh]);
  const reelSeconds = selectedClips?.reduce((sum, cut) => sum + playedSeconds(cut), 0) ?? null;
  const isBeingMade = status === 'processing';
  return (
    <Card className="grid grid-cols-1 gap-3 p-4">
      <h2 className="flex items-center gap-2 text-sm font-medium">
        <Music2 aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
        Music
      </h2>
      {music == null ? (
        <AddMusic projectId={id} arriving={arriving} actions={actions} />
      ) : (
        <MusicControls
          key={`${music.name} ${music.durationSeconds}`}
          projectId={id}
          music={music}
          actions={actions}
          isLocked={isBeingMade}
          reelSeconds={reelSeconds}
          arriving={arriving}
        />
      )}
      <p className="text-xs text-ink-soft">
        You must have the right to {music == null ? 'the track you add' : 'this track'}.
      </p>
    </Card>
  );
}
