import type { Look } from '@cutroom/contract';

/** Each look in the middle of a sentence. */
export const LOOK_WORDS: { readonly [L in Look]: string } = {
  natural: 'colors as filmed',
  warm: 'a warm look',
  cool: 'a cool blue look',
  vivid: 'vivid colors',
  soft: 'a soft, dreamy look',
  cinematic: 'a cinematic look',
  vintage: 'a vintage look',
  black_and_white: 'black and white',
};
