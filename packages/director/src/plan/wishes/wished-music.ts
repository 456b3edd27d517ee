import { MUSIC_GAIN_DB_MIN, type MusicSettings, type TrackAnalysis, type Wish } from '@cutroom/contract';
import { beatPeriod } from '@cutroom/reel';

/** The track of the project, as the planner knows it. */
export interface DirectorMusic {
  readonly settings: MusicSettings;
  readonly track: Pick<TrackAnalysis, 'dropSeconds'> & Partial<Pick<TrackAnalysis, 'bestStartSeconds'>>;
}

/** Whether somebody said where the track begins: by hand, or in the prompt. Settings of before that was noted tell it by the start. */
export function isStartChosen({ settings, track }: DirectorMusic, wishes: readonly Wish[]): boolean {
  const { bestStartSeconds = settings.startSeconds } = track;
  return wishedMusic({ settings, track }, wishes).isStartChosen ?? settings.startSeconds !== bestStartSeconds;
}

/** Louder or quieter than usual by this: clearly heard, and the same with the next take. */
const WISHED_DB = 6;

/** How the reel uses the track, where the prompt says something of it. What cannot be done changes nothing. */
export function wishedMusic({ settings, track }: DirectorMusic, wishes: readonly Wish[]): MusicSettings {
  const asked = new Set(wishes.flatMap((wish) => (wish.kind === 'music' ? [wish.music] : [])));
  const { dropSeconds } = track;
  const startsAtDrop = asked.has('startAtDrop') && dropSeconds !== null && dropSeconds < settings.endSeconds;
  const isWanted = ['add', 'only', 'onBeat', 'underSpeech', 'startAtDrop', 'louder'].some((music) =>
    wishes.some((wish) => wish.kind === 'music' && wish.music === music),
  );
  return {
    ...settings,
    ...(asked.has('notOnBeat') ? { isCutToBeat: false } : {}),
    ...(asked.has('sameLevel') ? { isDucked: false } : {}),
    ...(asked.has('onBeat') && settings.beats.length > 0 ? { isCutToBeat: true } : {}),
    ...(asked.has('underSpeech') ? { isDucked: true } : {}),
    ...(startsAtDrop ? { startSeconds: dropSeconds, isStartChosen: true } : {}),
    ...(isWanted && settings.gainDb <= MUSIC_GAIN_DB_MIN ? { gainDb: 0 } : {}),
    ...(asked.has('quieter') ? { gainDb: Math.min(settings.gainDb, -WISHED_DB) } : {}),
    ...(asked.has('louder') ? { gainDb: Math.max(settings.gainDb, WISHED_DB) } : {}),
    ...(asked.has('none') && !isWanted ? { gainDb: MUSIC_GAIN_DB_MIN, isCutToBeat: false } : {}),
  };
}

/** The pulse that cuts are to end on. */
export interface Pulse {
  readonly beatSeconds: number;
  readonly beatsOfBar: number;
}

const BEATS_OF_BAR_USUAL = 4;

/** @returns null where cuts end where they will */
export function pulseOf(settings: MusicSettings | null): Pulse | null {
  if (settings === null || !settings.isCutToBeat) return null;
  const beatSeconds = beatPeriod(settings.beats);
  if (beatSeconds <= 0) return null;
  const bar = Math.round(beatPeriod(settings.downbeats) / beatSeconds);
  return { beatSeconds, beatsOfBar: bar >= 1 ? bar : BEATS_OF_BAR_USUAL };
}
