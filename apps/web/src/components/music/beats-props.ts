import type { Music } from '@cutroom/contract';
import type { MusicEdit } from './use-music.ts';

/** The beats of a project's track, to be put right. */
export interface BeatsProps {
  readonly projectId: number;
  readonly music: Music;
  readonly isDisabled: boolean;
  readonly onEdit: (changes: MusicEdit) => void;
}
