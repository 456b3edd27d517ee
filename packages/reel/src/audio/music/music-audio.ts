import { MUSIC_GAIN_DB_MIN, REEL_FPS } from '@cutroom/contract';
import type { ReelMusic } from '../../reel-spec.ts';
import type { ReelTimeline } from '../../timeline/reel-timeline.ts';
import { AUDIO_RATE, SAMPLES_PER_FRAME } from '../audio-format.ts';
import { duckPoints } from '../duck-points.ts';
import { type GainPoint, gainOfPoints, productOfPoints } from '../gain-points.ts';
import { blocksWithin, gatedLoudness, type LoudnessBlock } from '../gated-loudness.ts';
import { PROGRAMME_LUFS_MIN } from '../level-plan.ts';
import { blocksOfFrames, ownBlocks, ownPowers } from '../own-loudness.ts';
import { reelAudio } from '../reel-audio.ts';
import { speechIntervals } from '../speech-intervals.ts';
import { heardStretches, musicBed, steady } from './music-bed.ts';
import { type MusicDuck, musicDucks } from './music-ducks.ts';

/** The track under a reel, from the reel's first sample on. */
export interface MusicAudio {
  /** The track's sample that is heard with the reel's first. */
  readonly trackSample: number;
  /** How many of them are heard. */
  readonly samples: number;
  /** Amplitudes, over samples of the reel. */
  readonly gains: readonly GainPoint[];
}

/** So far over the reel's own audio where nobody speaks in it: the track leads, and waves or a street are heard beneath it. */
const MUSIC_LEAD_LU = 6;
/** Ducked: down before the first word, up again behind the last. */
const DUCK_RAMPS = { downSeconds: 0.25, upSeconds: 0.6 };
/** A reel that does not end with a bar fades out. */
const END_FADE_SECONDS = 1.5;
/** Against a click; too short to soften a drum. */
const EDGE_SECONDS = 0.01;

/** @returns null where nothing of a track is heard */
export function musicAudio(timeline: ReelTimeline): MusicAudio | null {
  const { music } = timeline.spec;
  if (music === undefined || music.gainDb <= MUSIC_GAIN_DB_MIN) return null;
  const samples = Math.min(
    timeline.frames * SAMPLES_PER_FRAME,
    Math.round((music.endSeconds - music.startSeconds) * AUDIO_RATE),
  );
  if (samples <= 0) return null;
  return {
    trackSample: Math.round(music.startSeconds * AUDIO_RATE),
    samples,
    gains: productOfPoints([
      bedCurve(music, timeline, samples),
      edges(music, samples, samples < timeline.frames * SAMPLES_PER_FRAME),
      duckCurve(musicDucks(timeline)),
    ]),
  };
}

/** How loud the whole is before it is levelled: own audio and music, each frame with the gain that the music has there. */
export function mixBlocks(timeline: ReelTimeline): LoudnessBlock[] {
  const audio = reelAudio(timeline);
  const { music } = timeline.spec;
  const mixed = musicAudio(timeline);
  if (music === undefined || mixed === null) return ownBlocks(audio);
  const powers = ownPowers(audio);
  const { stepSeconds, levelsDb } = music.loudness;
  for (let frame = 0; frame < mixed.samples / SAMPLES_PER_FRAME; frame += 1) {
    const gain = gainOfPoints(mixed.gains, (frame + 0.5) * SAMPLES_PER_FRAME);
    const levelDb = levelsDb[Math.floor((music.startSeconds + frame / REEL_FPS) / stepSeconds)];
    if (levelDb === undefined || gain === 0) continue;
    powers.set(frame, (powers.get(frame) ?? 0) + gain ** 2 * 10 ** (levelDb / 10));
  }
  return blocksOfFrames(powers);
}

/** Brings the track to its place beside the reel's own audio; where that is silent, the track is the programme. */
function bedCurve(music: ReelMusic, timeline: ReelTimeline, samples: number): GainPoint[] {
  const audio = reelAudio(timeline);
  const endSeconds = music.startSeconds + samples / AUDIO_RATE;
  const track = gatedLoudness(blocksWithin(music.loudness, music.startSeconds, endSeconds));
  const programme = gatedLoudness(ownBlocks(audio));
  if (track === null || programme === null || programme < PROGRAMME_LUFS_MIN) return steady(music.gainDb);
  const levelledDb = programme - track + music.gainDb;
  if (speechIntervals(audio).length === 0) return steady(levelledDb + MUSIC_LEAD_LU);
  return musicBed({
    heard: music.isDucked ? heardStretches(ownPowers(audio), programme) : null,
    programmeDb: levelledDb,
    frames: timeline.frames,
  });
}

/** @param isShort whether the reel goes on without it, for which it always fades out */
function edges(music: ReelMusic, samples: number, isShort: boolean): GainPoint[] {
  const endSeconds = music.startSeconds + samples / AUDIO_RATE;
  const fade = !isShort && endsOnDownbeat(music, endSeconds) ? EDGE_SECONDS : END_FADE_SECONDS;
  const rise = Math.min(Math.round(EDGE_SECONDS * AUDIO_RATE), samples >> 1);
  const fall = Math.min(Math.round(fade * AUDIO_RATE), samples >> 1);
  return [
    { sample: 0, gain: 0 },
    { sample: rise, gain: 1 },
    { sample: samples - fall, gain: 1 },
    { sample: samples, gain: 0 },
  ];
}

/** To a frame: no reel can end nearer. */
function endsOnDownbeat({ downbeats }: ReelMusic, endSeconds: number): boolean {
  return downbeats.some((seconds) => Math.abs(seconds - endSeconds) <= 1 / REEL_FPS + 1e-6);
}

function duckCurve(ducks: readonly MusicDuck[]): GainPoint[] {
  const points = duckPoints(ducks, DUCK_RAMPS);
  return points.length === 0 ? steady(0) : points;
}
