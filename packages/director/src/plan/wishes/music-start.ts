import { type EditingPlan, playedSeconds, REEL_FPS } from '@cutroom/contract';
import type { DirectorMusic } from './wished-music.ts';

/** A reel may end a beat or two later once its track begins elsewhere. */
const TRIES_MAX = 3;

/**
 * A plan made with its track from where a reel of its length best begins: as long as nobody has said where, at the track's best
 * passage, or as much sooner that it lasts as long as the reel does.
 */
export function fromRightStart(
  music: DirectorMusic,
  isStartChosen: boolean,
  planned: (music: DirectorMusic) => EditingPlan,
): EditingPlan {
  if (isStartChosen) return planned(music);
  const { settings, track } = music;
  const best = track.bestStartSeconds ?? settings.startSeconds;
  const from = (startSeconds: number): EditingPlan =>
    planned({ ...music, settings: { ...settings, startSeconds } });
  let startSeconds = best;
  let plan = from(startSeconds);
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const sooner = startFor(settings, best, secondsOf(plan));
    if (sooner >= startSeconds) break;
    startSeconds = sooner;
    plan = from(startSeconds);
  }
  return startSeconds === settings.startSeconds ? plan : { ...plan, musicStartSeconds: startSeconds };
}

/** The best start where that leaves a reel's length of the track, else the last downbeat that does, else the track's beginning. */
function startFor(
  { downbeats, endSeconds }: DirectorMusic['settings'],
  best: number,
  reelSeconds: number,
): number {
  const latest = endSeconds - reelSeconds + 0.5 / REEL_FPS;
  return best <= latest ? best : (downbeats.findLast((seconds) => seconds <= latest) ?? 0);
}

function secondsOf({ selectedClips }: EditingPlan): number {
  return selectedClips.reduce((sum, cut) => sum + playedSeconds(cut), 0);
}
