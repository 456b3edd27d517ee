import type { Music, PlaybackMusic } from '@cutroom/contract';
import { AUDIO_RATE, type MusicAudio } from '@cutroom/reel';

/** Beats of one brightness, as an SVG path in seconds of the reel and shares of the height. */
export interface TickPath {
  readonly isDownbeat: boolean;
  /** 0 to 1: louder beats are brighter. */
  readonly brightness: number;
  readonly path: string;
}

/** So many steps of brightness the eye tells apart. */
const BRIGHTNESSES = [0.35, 0.65, 1];
/** A beat that was moved farther than that has no loudness of its own. */
const SAME_BEAT_SECONDS = 0.05;
const UNKNOWN_LOUDNESS = 0.5;

/** From where to where a tick goes, in shares of the height. */
type TickSpan = readonly [top: number, bottom: number];

interface TickSpans {
  readonly downbeat: TickSpan;
  readonly beat: TickSpan;
}

/** Below the strip: downbeats from top to bottom, others hang low. */
const LANE_SPANS: TickSpans = { downbeat: [0, 1], beat: [0.45, 1] };

export function tickPaths(
  { beats, downbeats, startSeconds, endSeconds }: Music,
  found: PlaybackMusic['foundBeats'],
  reelSeconds: number,
  spans: TickSpans = LANE_SPANS,
): TickPath[] {
  const bars = new Set(downbeats);
  const paths = new Map<string, TickPath>();
  for (const beat of beats) {
    const seconds = beat - startSeconds;
    if (seconds < 0 || seconds > reelSeconds || beat >= endSeconds) continue;
    const isDownbeat = bars.has(beat);
    const brightness = brightnessOf(loudnessAt(found, beat));
    const key = `${isDownbeat} ${brightness}`;
    const [top, bottom] = isDownbeat ? spans.downbeat : spans.beat;
    const tick = `M${rounded(seconds)} ${top}V${bottom}`;
    paths.set(key, { isDownbeat, brightness, path: `${paths.get(key)?.path ?? ''}${tick}` });
  }
  return [...paths.values()];
}

/** Decibels under the loudest, at which the curve lies on the lane's floor. */
const FLOOR_DB = -24;

/** How loud the track is, as an area under a curve. */
export function gainPath({ gains, samples }: MusicAudio): string {
  const loudest = Math.max(...gains.map(({ gain }) => gain));
  if (!(loudest > 0)) return '';
  const ends = samples / AUDIO_RATE;
  const points = gains
    .map(({ sample, gain }) => ({ seconds: sample / AUDIO_RATE, top: 1 - heightOf(gain / loudest) }))
    .filter(({ seconds }) => seconds >= 0 && seconds <= ends);
  const line = points.map(({ seconds, top }) => `L${rounded(seconds)} ${rounded(top)}`).join('');
  return `M${rounded(points[0]?.seconds ?? 0)} 1${line}V1Z`;
}

function heightOf(share: number): number {
  return share <= 0 ? 0 : Math.max(0, 1 - (20 * Math.log10(share)) / FLOOR_DB);
}

function loudnessAt(found: PlaybackMusic['foundBeats'], seconds: number): number {
  return (
    found.find(({ atSeconds }) => Math.abs(atSeconds - seconds) <= SAME_BEAT_SECONDS)?.loudness ??
    UNKNOWN_LOUDNESS
  );
}

function brightnessOf(loudness: number): number {
  return BRIGHTNESSES[Math.min(BRIGHTNESSES.length - 1, Math.floor(loudness * BRIGHTNESSES.length))] ?? 1;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
