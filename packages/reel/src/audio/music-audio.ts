import { MUSIC_GAIN_DB_MIN, REEL_FPS } from '@cutroom/contract';
import type { ReelMusic } from '../reel-spec.ts';
import type { ReelTimeline } from '../timeline/reel-timeline.ts';
import { AUDIO_RATE, SAMPLES_PER_FRAME } from './audio-format.ts';
import { duckPoints } from './duck-points.ts';
import { type GainPoint, gainOfPoints, productOfPoints } from './gain-points.ts';
import { blocksWithin, gatedLoudness, type LoudnessBlock } from './gated-loudness.ts';
import { PROGRAMME_LUFS_MIN } from './level-plan.ts';
import { type MusicDuck, musicDucks } from './music-ducks.ts';
import { blocksOfFrames, ownBlocks, ownPowers } from './own-loudness.ts';
import { reelAudio } from './reel-audio.ts';
import { speechIntervals } from './speech-intervals.ts';

/** The track under a reel, from the reel's first sample on. */
export interface MusicAudio {
  /** The track's sample that is heard with the reel's first. */
  readonly trackSample: number;
  /** How many of them are heard. */
  readonly samples: number;
  /** Amplitudes, over samples of the reel. */
  readonly gains: readonly GainPoint[];
}

/** The track lies so far under the reel's own audio where somebody speaks in it, and most of the reel is as loud as that. */
const MUSIC_BED_LU = 18;
const MOST_SHARE = 0.8;
/**
 * And no more than so far where little of the reel is, under which it goes down by 12 dB more: it would be hardly heard in
 * all the rest, and what brings the whole to its loudness would press the voice flat.
 */
const MUSIC_AROUND_SPEECH_LU = 6;
const LITTLE_SHARE = 0.2;
/** So much quieter than the whole is the rest: as the gate of loudness has it. */
const REST_LU = 10;
/** And so far over it where nobody does: then the track leads, and waves or a street are heard beneath it. */
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
  const level = 10 ** (bedDb(music, timeline, samples) / 20);
  return {
    trackSample: Math.round(music.startSeconds * AUDIO_RATE),
    samples,
    gains: productOfPoints([
      [{ sample: 0, gain: level }],
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

/** Gain that brings the track to its place beside the reel's own audio; where that is silent, the track is the programme. */
function bedDb(music: ReelMusic, timeline: ReelTimeline, samples: number): number {
  const audio = reelAudio(timeline);
  const endSeconds = music.startSeconds + samples / AUDIO_RATE;
  const track = gatedLoudness(blocksWithin(music.loudness, music.startSeconds, endSeconds));
  const own = ownBlocks(audio);
  const programme = gatedLoudness(own);
  if (track === null || programme === null || programme < PROGRAMME_LUFS_MIN) return music.gainDb;
  const isTalkedOver = speechIntervals(audio).length > 0;
  const bedLu = music.isDucked ? bedUnderLu(own, programme, timeline.frames / REEL_FPS) : MUSIC_BED_LU;
  return programme + (isTalkedOver ? -bedLu : MUSIC_LEAD_LU) - track + music.gainDb;
}

/** How far the track lies under the reel's own audio, by how much of the reel that is heard in. */
function bedUnderLu(own: readonly LoudnessBlock[], programme: number, reelSeconds: number): number {
  const heard = own.filter(({ lufs }) => lufs >= programme - REST_LU);
  const share = heard.reduce((sum, { seconds }) => sum + seconds, 0) / reelSeconds;
  const most = Math.min(1, Math.max(0, (share - LITTLE_SHARE) / (MOST_SHARE - LITTLE_SHARE)));
  return MUSIC_AROUND_SPEECH_LU + (MUSIC_BED_LU - MUSIC_AROUND_SPEECH_LU) * most;
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
  return points.length === 0 ? [{ sample: 0, gain: 1 }] : points;
}
