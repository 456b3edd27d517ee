import type { Look, NotUsed, Transition, WishOf } from '@cutroom/contract';

/** Words for what has no number and no clip; the same ones stand in the lists to choose from. */
export const PACES: Names<NonNullable<WishOf<'pace'>['pace']>> = {
  slow: 'Slow',
  medium: 'Medium',
  fast: 'Fast',
};

export const ORDERS: Names<WishOf<'order'>['by']> = {
  named: 'In the order named',
  filmed: 'In the order filmed',
  uploaded: 'In the order uploaded',
  backwards: 'In reverse order',
  alternate: 'Alternating',
  bestFirst: 'Best first',
  bestLast: 'Best last',
  shuffled: 'In mixed order',
};

export const SPEECH: Names<WishOf<'speech'>['speech']> = {
  only: 'Only talking',
  prefer: 'More talking',
  none: 'No talking',
  whole: 'Whole sentences',
  clear: 'Clear voices',
  fluent: 'No ums or pauses',
  under: 'Heard under the others',
};

export const GRADES: Names<Look> = {
  natural: 'Colors as filmed',
  warm: 'Warm colors',
  cool: 'Cool colors',
  vivid: 'Vivid colors',
  soft: 'Soft colors',
  cinematic: 'Cinematic look',
  vintage: 'Vintage look',
  black_and_white: 'Black and white',
};

export const TRANSITIONS: Names<Transition> = {
  cut: 'Straight cuts',
  crossfade: 'Crossfades',
  dip_to_black: 'Dips to black',
};

export const FAULTS: Names<WishOf<'quality'>['fault']> = {
  shaky: 'shaky shots',
  blurry: 'blurry shots',
  dark: 'dark shots',
  bright: 'shots that are too bright',
  loud: 'shots that are too loud',
  silent: 'shots without sound',
  any: 'weak shots',
};

export const PLATFORMS: Names<WishOf<'platform'>['platform']> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  other: 'any upright screen',
};

export const MOODS: Names<WishOf<'mood'>['mood']> = {
  energetic: 'Energetic',
  calm: 'Calm',
  happy: 'Happy',
  dark: 'Dark',
  funny: 'Funny',
  romantic: 'Romantic',
  dreamy: 'Dreamy',
  epic: 'Epic',
};

export const SPEEDS: Names<WishOf<'speed'>['speed']> = {
  slow: 'Slow motion',
  fast: 'Fast motion',
  normal: 'Normal speed',
};

export const PARTS = {
  beginning: 'The beginning',
  middle: 'The middle',
  ending: 'The end',
  best: 'The best part',
  whole: 'All',
} as const;

/** Why words of the prompt change nothing. */
export const NOT_USED: Names<NotUsed['why']> = {
  narration: 'Tells what happened. It changes nothing in the edit.',
  greeting: 'A greeting. It changes nothing in the edit.',
  takenBack: 'You corrected this in your text.',
  language: 'This language cannot be read yet. Lengths, file names and titles in quotes still count.',
  unclear: 'Not understood. Try other words.',
  overruled: 'You chose otherwise by hand. That counts.',
};

type Names<Key extends string> = { readonly [K in Key]: string };
