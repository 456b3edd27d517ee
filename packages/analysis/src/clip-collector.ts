import type { Interval, PictureFrame, SoundSamples } from '@cutroom/contract';
import type { ClipRecord, SampledPicture } from './clip-record.ts';
import type { Eye } from './eye.ts';
import { MotionTracker } from './motion/motion-tracker.ts';
import { brisqueScore } from './picture/brisque.ts';
import { measurePicture } from './picture/measure-picture.ts';
import { lumaPlane } from './picture/picture-planes.ts';
import { measureSoundEnergy } from './sound/sound-energy.ts';
import { VOICE_SAMPLE_RATE } from './sound/voice-activity.ts';

/** Turns the pictures and sound of one clip into numbers as they arrive; keeps the numbers, never the pictures. */
export class ClipCollector {
  readonly #eye: Eye;
  readonly #pictures: SampledPicture[] = [];
  readonly #motion = new MotionTracker();
  #sound: ClipRecord['sound'] = null;
  #nextObjectsAt = 0;
  #nextBrisqueAt = 0;

  constructor(eye: Eye) {
    this.#eye = eye;
  }

  async addFrame(frame: PictureFrame): Promise<void> {
    const luma = lumaPlane(frame);
    const looksForObjects = frame.atSeconds >= this.#nextObjectsAt;
    const scoresQuality = frame.atSeconds >= this.#nextBrisqueAt;
    if (looksForObjects) this.#nextObjectsAt = frame.atSeconds + objectSpacing(frame.atSeconds);
    if (scoresQuality) this.#nextBrisqueAt = frame.atSeconds + brisqueSpacing(frame.atSeconds);
    this.#pictures.push({
      atSeconds: frame.atSeconds,
      width: frame.width,
      height: frame.height,
      measures: measurePicture(frame, luma),
      brisque: scoresQuality ? brisqueScore(luma) : null,
      objects: looksForObjects ? await this.#eye.findObjects(frame) : null,
      faces: await this.#eye.findFaces(frame),
    });
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

/** Objects cost most: half a second apart at first, then rarer, so that an hour costs what it is worth. */
function objectSpacing(atSeconds: number): number {
  return atSeconds < 10 ? 0 : Math.min(10, 0.9 + atSeconds / 120);
}

/** Quality changes slowly: about a dozen pictures of a minute. */
function brisqueSpacing(atSeconds: number): number {
  return 0.9 + atSeconds / 8;
}
