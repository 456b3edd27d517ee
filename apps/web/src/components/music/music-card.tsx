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

const CHECK_POLL_MS = 2000;

/** The track under a project's reel: adding one, how it is used, taking it out. */
export function MusicCard({ id, music, uploads, status, selectedClips }: MusicCardProps) {
  const actions = useMusic(id);
  const { refresh } = actions;
  const arriving = uploads.find(({ kind }) => kind === 'music');
  const isChecking = arriving?.state === 'checking';
  useEffect(() => {
    if (!isChecking) return;
    const timer = window.setInterval(() => void refresh(), CHECK_POLL_MS);
    return () => window.clearInterval(timer);
  }, [isChecking, refresh]);
  const reelSeconds = selectedClips?.reduce((sum, cut) => sum + playedSeconds(cut), 0) ?? null;
  const isBeingMade = status === 'processing';
  return (
    <Card className="grid grid-cols-1 gap-3 p-4">
      <h2 className="flex items-center gap-2 text-sm font-medium">
        <Music2 aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
        Music
      </h2>
      {music == null ? (
        <AddMusic
          projectId={id}
          refused={arriving?.error?.message ?? null}
          isChecking={isChecking}
          actions={actions}
        />
      ) : (
        <MusicControls
          key={`${music.name} ${music.durationSeconds}`}
          projectId={id}
          music={music}
          actions={actions}
          isLocked={isBeingMade}
          reelSeconds={reelSeconds}
          arriving={{ refused: arriving?.error?.message ?? null, isChecking }}
        />
      )}
      <p className="text-xs text-ink-soft">You must have the right to this track.</p>
    </Card>
  );
}
