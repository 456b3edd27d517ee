import type { Box, PictureFrame } from '@cutroom/contract';
import { sampleWindow } from '../picture/picture-window.ts';
import type { VisionModel } from './vision-model.ts';

/**
 * Probability of 'happy' for each face of a picture, by Arriaga et al.'s mini-Xception (FER-2013); its other answers are
 * not trustworthy.
 */
export async function smileProbabilities(
  model: VisionModel,
  frame: PictureFrame,
  faces: readonly Box[],
): Promise<number[]> {
  if (faces.length === 0) return [];
  const input = new Float32Array(faces.length * PIXELS);
  faces.forEach((face, index) => {
    const side = Math.max(face.width * frame.width, face.height * frame.height) * FACE_MARGIN;
    const left = (face.x + face.width / 2) * frame.width - side / 2;
    const top = (face.y + face.height / 2) * frame.height - side / 2;
    const picture = sampleWindow(frame, { left, top, width: side, height: side }, SIDE, SIDE);
    for (let pixel = 0; pixel < PIXELS; pixel++) {
      const at = pixel * 3;
      const grey =
        0.2989 * (picture[at] ?? 0) + 0.587 * (picture[at + 1] ?? 0) + 0.114 * (picture[at + 2] ?? 0);
      input[index * PIXELS + pixel] = (grey / 255 - 0.5) * 2;
    }
  });
  const [moods] = await model.run(input, [faces.length, SIDE, SIDE, 1]);
  return faces.map((_, index) => moods?.values[index * MOODS + HAPPY] ?? 0);
}

const SIDE = 64;
const PIXELS = SIDE * SIDE;
const FACE_MARGIN = 1.2;
/** angry, disgust, fear, happy, sad, surprise, neutral */
const HAPPY = 3;
const MOODS = 7;
