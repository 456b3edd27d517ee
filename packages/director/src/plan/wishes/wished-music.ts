import { MUSIC_GAIN_DB_MIN, type MusicSettings, type TrackAnalysis, type Wish } from '@cutroom/contract';
import { beatPeriod } from '@cutroom/reel';

/** The track of the project, as the planner knows it. */
export interface DirectorMusic {
  readonly settings: MusicSettings;
  readonly track: Pick<TrackAnalysis, 'dropSeconds'>;
}

/** How the reel uses the track, where the prompt says something of it. What cannot be done changes nothing. */
export function wishedMusic({ settings, track }: DirectorMusic, wishes: readonly Wish[]): MusicSettings {
  const asked = new Set(wishes.flatMap((wish) => (wish.kind === 'music' ? [wish.music] : [])));
  const { dropSeconds } = track;
  const startsAtDrop = asked.has('startAtDrop') && dropSeconds !== null && dropSeconds < settings.endSeconds;
  const isWanted = ['add', 'only', 'onBeat', 'underSpeech', 'startAtDrop'].some((music) =>
    wishes.some((wish) => wish.kind === 'music' && wish.music === music),
  );
  return {
    ...settings,
    ...(asked.has('onBeat') && settings.beats.length > 0 ? { isCutToBeat: true } : {}),
    ...(asked.has('underSpeech') ? { isDucked: true } : {}),
    ...(startsAtDrop ? { startSeconds: dropSeconds } : {}),
    ...(isWanted && settings.gainDb <= MUSIC_GAIN_DB_MIN ? { gainDb: 0 } : {}),
    ...(asked.has('none') && !isWanted ? { gainDb: MUSIC_GAIN_DB_MIN, isCutToBeat: false } : {}),
  };
}

/** Seconds of a beat that cuts are to end on; null where they end where they will. */
export function beatSeconds(settings: MusicSettings | null): number | null {
  if (settings === null || !settings.isCutToBeat) return null;
  const seconds = beatPeriod(settings.beats);
  return seconds > 0 ? seconds : null;
}
