import type { AudioSamples, GreyFrame, Interval, RgbFrame, Transcript } from '@cutroom/contract';
import { measurePeaks } from '@cutroom/reel';
import { measureAudioEnergy } from '../audio/audio-energy.ts';
import { findMusic } from '../audio/music.ts';
import { noiseKinds } from '../audio/noise-kinds.ts';
import { audioOnsets } from '../audio/onsets.ts';
import { VOICE_SAMPLE_RATE } from '../audio/voice-activity.ts';
import { measureBanding } from '../image/banding.ts';
import { brisqueScore } from '../image/brisque.ts';
import { lumaPlane, type Plane } from '../image/frame-planes.ts';
import { type FrameMeasures, measureFrame } from '../image/measure-frame.ts';
import { thumbnailDistance } from '../image/thumbnail.ts';
import type { BundledModels } from '../models/bundled/bundled-models.ts';
import type { DownloadedModels } from '../models/downloaded/downloaded-models.ts';
import { KeptFrames } from '../models/downloaded/kept-frames.ts';
import type { MotionRecord } from '../motion/motion-record.ts';
import { MotionTracker } from '../motion/motion-tracker.ts';
import { CutRefiner, cutsToRefine } from '../motion/refine-cuts.ts';
import type { Detection } from '../subjects/detection.ts';
import type { Projection } from '../subjects/object-detector.ts';
import type { ClipRecord, HeardAudio, SampledFrame } from './clip-record.ts';

/** Turns the frames and audio of one clip into numbers as they arrive; keeps the numbers, and of the frames a few. */
export class ClipCollector {
  readonly #models: BundledModels;
  readonly #frames: SampledFrame[] = [];
  readonly #motion = new MotionTracker();
  #motionRecord: MotionRecord | null = null;
  #refiner: CutRefiner | null = null;
  readonly #kept: KeptFrames | null;
  #audio: ClipRecord['audio'] = null;
  #arriving = new Float32Array(0);
  #samples: AudioSamples | null = null;
  #transcript: Transcript | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #lookedThumbnail: Float32Array | null = null;
  #lookedForFacesAt = Number.NEGATIVE_INFINITY;
  #lastFaces = 0;
  #nextProjection: Projection = 'letterboxed';
  #lastObjects: readonly Detection[] = [];
  #nextBrisqueAt = 0;
  /** Of the latest frame; its memory serves the next one. */
  #luma: Plane | undefined;

  /** @param keepsFrames for the downloaded models to look at in the end */
  constructor(models: BundledModels, keepsFrames: boolean) {
    this.#models = models;
    this.#kept = keepsFrames ? new KeptFrames() : null;
  }

  async addFrame(frame: RgbFrame): Promise<void> {
    this.#kept?.offer(frame);
    const luma = lumaPlane(frame, this.#luma);
    this.#luma = luma;
    const measures = measureFrame(frame, luma);
    const scoresQuality = frame.atSeconds >= this.#nextBrisqueAt;
    if (scoresQuality) this.#nextBrisqueAt = frame.atSeconds + brisqueSpacing(frame.atSeconds);
    this.#frames.push({
      atSeconds: frame.atSeconds,
      width: frame.width,
      height: frame.height,
      measures,
      brisque: scoresQuality ? brisqueScore(luma) : null,
      banding: scoresQuality ? measureBanding(luma) : null,
      ...(await this.#recognise(frame, measures)),
    });
  }

  async #recognise(
    frame: RgbFrame,
    measures: FrameMeasures,
  ): Promise<Pick<SampledFrame, 'objects' | 'projection' | 'faces'>> {
    const projection = this.#nextProjection;
    // In a black frame there is nothing to recognise, and the models see things all the same.
    if (measures.brightness < BLACK && measures.highlights < BLACK_HIGHLIGHTS)
      return { objects: null, projection, faces: null };
    const looksForObjects =
      frame.atSeconds - this.#lookedAt >= objectSpacing(frame.atSeconds, this.#hasChanged(measures));
    const objects = looksForObjects ? await this.#models.findObjects(frame, projection) : null;
    if (looksForObjects) {
      this.#lookedAt = frame.atSeconds;
      this.#lookedThumbnail = measures.thumbnail;
      this.#nextProjection = projection === 'letterboxed' ? 'stretched' : 'letterboxed';
      this.#lastObjects = objects ?? [];
    }
    const isAnybodyThere = this.#lastFaces > 0 || this.#lastObjects.some(({ label }) => label === 'person');
    if (frame.atSeconds - this.#lookedForFacesAt < faceSpacing(frame.atSeconds, isAnybodyThere))
      return { objects, projection, faces: null };
    this.#lookedForFacesAt = frame.atSeconds;
    const faces = await this.#models.findFaces(frame, this.#lastObjects, measures.colourfulness < MONOCHROME);
    this.#lastFaces = faces?.length ?? 0;
    return { objects, projection, faces };
  }

  #hasChanged({ thumbnail }: FrameMeasures): boolean {
    const before = this.#lookedThumbnail;
    return before === null || thumbnailDistance(before, thumbnail) > STANDING_STILL;
  }

  addMotionFrame(frame: GreyFrame): void {
    this.#motion.add(frame);
  }

  /** After the last motion frame: intervals of which every frame is needed. */
  cutsToRefine(): readonly Interval[] {
    return cutsToRefine(this.#finishMotion());
  }

  addRefiningFrame(frame: GreyFrame): void {
    this.#refiner ??= new CutRefiner();
    this.#refiner.add(frame);
  }

  /** After the last frame of one such interval. */
  endRefining(): void {
    this.#motionRecord = this.#refiner?.settle(this.#finishMotion()) ?? this.#motionRecord;
    this.#refiner = null;
  }

  #finishMotion(): MotionRecord {
    this.#motionRecord ??= this.#motion.finish();
    return this.#motionRecord;
  }

  /** @param from where its samples begin, of as many as the clip has in all */
  addAudioPart(part: Float32Array, from: number, of: number): void {
    if (this.#arriving.length !== of) this.#arriving = new Float32Array(of);
    this.#arriving.set(part, from);
  }

  /** After the last part. @param sampleRate null where the clip has no audio */
  endAudio(sampleRate: number | null): Promise<HeardAudio> {
    const samples = this.#arriving;
    this.#arriving = new Float32Array(0);
    return this.setAudio(sampleRate === null ? null : { sampleRate, samples });
  }

  async setAudio(audio: AudioSamples | null): Promise<HeardAudio> {
    if (audio === null) {
      this.#audio = null;
      return { speech: null, peaks: null };
    }
    const speech: readonly Interval[] | null =
      audio.sampleRate === VOICE_SAMPLE_RATE ? await this.#models.findSpeech(audio) : null;
    this.#samples = audio;
    const music = findMusic(audio, speech ?? []);
    const noises = noiseKinds(audio, [...(speech ?? []), ...music]);
    this.#audio = {
      ...{ energy: measureAudioEnergy(audio), onsets: audioOnsets(audio) },
      ...{ speech, music, noises },
    };
    return { speech, peaks: measurePeaks(audio) };
  }

  /** A provider's transcript; the downloaded model is not asked then. */
  setTranscript(transcript: Transcript): void {
    this.#transcript = transcript;
  }

  /** @param downloaded what else there is to look and listen with */
  async record(downloaded: DownloadedModels | null): Promise<ClipRecord> {
    const given = this.#transcript;
    const speech = given === null ? (this.#audio?.speech ?? null) : null;
    const heard = this.#samples?.sampleRate === VOICE_SAMPLE_RATE ? this.#samples : null;
    const frames = this.#kept?.frames ?? [];
    const insight = (await downloaded?.understand({ frames, audio: heard, speech })) ?? null;
    const { words = null, language = null, ear = null } = insight ?? {};
    const transcript = given ?? (words === null ? null : { words, language });
    return {
      frames: this.#frames,
      motion: this.#finishMotion(),
      audio: this.#audio,
      insight,
      transcript,
      ear: given === null ? ear : 'provider',
    };
  }
}

/** Brightness, 0-100: of the whole, and of its brightest twentieth, where a face in the dark would be. */
const BLACK = 4;
const BLACK_HIGHLIGHTS = 16;
/** Colourfulness, 0-100. */
const MONOCHROME = 3;

/** Mean difference of thumbnails (0-255) below which nothing has happened. */
const STANDING_STILL = 1.5;

/**
 * Looking for objects costs most: every frame at first, then the rarer the longer the clip, so that an hour costs
 * what it is worth, and seldom while nothing happens.
 */
function objectSpacing(atSeconds: number, hasChanged: boolean): number {
  if (atSeconds < 2) return 0;
  const usual = atSeconds < 4 ? 0.4 : Math.min(10, 1.1 + atSeconds / 30);
  return hasChanged ? usual : Math.max(2, usual);
}

/** Faces of every frame at first, then about once a second, and seldom while nobody is there. */
function faceSpacing(atSeconds: number, isAnybodyThere: boolean): number {
  if (atSeconds < 4) return 0;
  return isAnybodyThere ? 0.9 : 2;
}

/** Quality changes slowly: about a dozen frames of a minute. */
function brisqueSpacing(atSeconds: number): number {
  return 0.9 + atSeconds / 8;
}
