/** What reels of this product cannot have, as people call it, by the features of `unsupported` wishes. */
export const FEATURE_WORDS: Readonly<Record<string, string>> = {
  aspect_ratio: 'another shape than 9:16',
  blurring: 'blurring',
  brightness: 'brighter or darker pictures',
  effects: 'effects',
  freeze_frame: 'a frozen frame',
  generated_footage: 'footage that was not filmed',
  loop: 'a seamless loop',
  object_colours: 'colors of single things',
  posting: 'posting for you',
  reverse_motion: 'playing backwards',
  split_screen: 'a split screen',
  stabilise: 'steadying shaky clips',
  stickers: 'stickers',
  swapping_clips: 'swapping two clips',
  text_look: 'colors and fonts of words',
  title_times: 'words for a given time',
  transition: 'that transition',
  translation: 'translating',
  voiceover: 'a voice-over',
  zoom: 'zooming',
};

/** A model names other features in its own words. */
export function featureWords(feature: string): string {
  return FEATURE_WORDS[feature] ?? feature.replaceAll('_', ' ');
}
