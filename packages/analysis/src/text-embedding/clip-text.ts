import type { ClipAnalysis } from '@cutroom/contract';
import { CAMERA_LABELS } from '../summary/labels.ts';

/** What a clip shows, in words to be compared with a wish: its labels without how it was filmed and how good it is. */
export function clipText({ labels }: Pick<ClipAnalysis, 'labels'>): string {
  return labels.filter((label) => !HOW.has(label)).join(', ');
}

const HOW: ReadonlySet<string> = new Set([
  ...Object.values(CAMERA_LABELS),
  'close-up',
  'bright',
  'colorful',
  'blurry',
  'blank',
  'several shots',
]);
