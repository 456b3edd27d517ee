import type { Box, PictureFrame } from '@cutroom/contract';
import { sampleWindow } from '../picture/picture-window.ts';
import type { VisionModel } from './vision-model.ts';

/** Probability of 'happy' by Arriaga et al.'s mini-Xception (FER-2013); its other answers are not trustworthy. */
export async function smileProbability(model: VisionModel, frame: PictureFrame, face: Box): Promise<number> {
  const side = Math.max(face.width * frame.width, face.height * frame.height) * FACE_MARGIN;
  const centerX = (face.x + face.width / 2) * frame.width;
  const centerY = (face.y + face.height / 2) * frame.height;
  const picture = sampleWindow(
    frame,
    { left: centerX - side / 2, top: centerY - side / 2, width: side, height: side },
    SIDE,
    SIDE,
  );
  const input = new Float32Array(SIDE * SIDE);
  for (let pixel = 0; pixel < input.length; pixel++) {
    const at = pixel * 3;
    const grey =
      0.2989 * (picture[at] ?? 0) + 0.587 * (picture[at + 1] ?? 0) + 0.114 * (picture[at + 2] ?? 0);
    input[pixel] = (grey / 255 - 0.5) * 2;
  }
  const outputs = await model.run(input, [1, SIDE, SIDE, 1]);
  return outputs[0]?.values[HAPPY] ?? 0;
}

const SIDE = 64;
const FACE_MARGIN = 1.2;
/** angry, disgust, fear, happy, sad, surprise, neutral */
const HAPPY = 3;
