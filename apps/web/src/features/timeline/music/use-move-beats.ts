import type { Music } from '@cutroom/contract';
import { type MusicEdit, useMusic } from '../../../components/music/use-music.ts';
import { toast } from '../../../lib/notifications/toast.ts';

/** Keeps beats that were moved on the strip, and offers the ones before. */
export function useMoveBeats(projectId: number, music: Music | null): (changes: MusicEdit) => void {
  const { edit } = useMusic(projectId);
  return (changes) => {
    if (music === null) return;
    const { beats, downbeats } = music;
    edit(changes);
    toast({
      title: 'Beat Moved',
      description: 'It is kept with the music.',
      tone: 'neutral',
      action: {
        label: 'Undo',
        altText: 'Put it back with Fix beats under Music.',
        onPress: () => edit({ beats, downbeats }),
      },
    });
  };
}
