import type { Interval, PictureFrame, SoundSamples } from '@cutroom/contract';
import type { ClipRecord, SampledPicture } from './clip-record.ts';
import type { Eye } from './eye.ts';
import { MotionTracker } from './motion/motion-tracker.ts';
import { brisqueScore } from './picture/brisque.ts';
import { measurePicture, type PictureMeasures } from './picture/measure-picture.ts';
import { lumaPlane } from './picture/picture-planes.ts';
import { measureSoundEnergy } from './sound/sound-energy.ts';
import { VOICE_SAMPLE_RATE } from './sound/voice-activity.ts';
import type { Detection } from './subjects/detection.ts';
import type { Projection } from './subjects/object-detector.ts';

/** Turns the pictures and sound of one clip into numbers as they arrive; keeps the numbers, never the pictures. */
export class ClipCollector {
  readonly #eye: Eye;
  readonly #pictures: SampledPicture[] = [];
  readonly #motion = new MotionTracker();
  #sound: ClipRecord['sound'] = null;
  #nextObjectsAt = 0;
  #nextProjection: Projection = 'letterboxed';
  #lastObjects: readonly Detection[] = [];
  #nextBrisqueAt = 0;

  constructor(eye: Eye) {
    this.#eye = eye;
  }

  async addFrame(frame: PictureFrame): Promise<void> {
    const luma = lumaPlane(frame);
    const measures = measurePicture(frame, luma);
    const scoresQuality = frame.atSeconds >= this.#nextBrisqueAt;
    if (scoresQuality) this.#nextBrisqueAt = frame.atSeconds + brisqueSpacing(frame.atSeconds);
    this.#pictures.push({
      atSeconds: frame.atSeconds,
      width: frame.width,
      height: frame.height,
      measures,
      brisque: scoresQuality ? brisqueScore(luma) : null,
      ...(await this.#recognise(frame, measures)),
    });
  }

  async #recognise(
    frame: PictureFrame,
    measures: PictureMeasures,
  ): Promise<Pick<SampledPicture, 'objects' | 'projection' | 'faces'>> {
    const projection = this.#nextProjection;
    // In a black picture there is nothing to recognise, and the models see things all the same.
    if (measures.brightness < BLACK) return { objects: null, projection, faces: null };
    const looksForObjects = frame.atSeconds >= this.#nextObjectsAt;
    const objects = looksForObjects ? await this.#eye.findObjects(frame, projection) : null;
    if (looksForObjects) {
      this.#nextObjectsAt = frame.atSeconds + objectSpacing(frame.atSeconds);
      this.#nextProjection = projection === 'letterboxed' ? 'stretched' : 'letterboxed';
      this.#lastObjects = objects ?? [];
    }
    const faces = await this.#eye.findFaces(frame, this.#lastObjects, measures.colourfulness < MONOCHROME);
    return { objects, projection, faces };
  }

  addMotionFrame(frame: PictureFrame): void {
    this.#motion.add(frame);
  }

  async setSound(sound: SoundSamples | null): Promise<void> {
    if (sound === null) {
      this.#sound = null;
      return;
    }
    const speech: readonly Interval[] | null =
      sound.sampleRate === VOICE_SAMPLE_RATE ? await this.#eye.findSpeech(sound) : null;
    this.#sound = { energy: measureSoundEnergy(sound), speech };
  }

  record(): ClipRecord {
    return { pictures: this.#pictures, motion: this.#motion.finish(), sound: this.#sound };
  }
}

/** Brightness, 0-100. */
const BLACK = 4;
/** Colourfulness, 0-100. */
const MONOCHROME = 3;

/** Objects cost most: half a second apart at first, then rarer, so that an hour costs what it is worth. */
function objectSpacing(atSeconds: number): number {
  return atSeconds < 10 ? 0 : Math.min(10, 0.9 + atSeconds / 120);
}

/** Quality changes slowly: about a dozen pictures of a minute. */
function brisqueSpacing(atSeconds: number): number {
  return 0.9 + atSeconds / 8;
}
