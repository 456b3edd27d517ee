/** Prompts to begin with, one for each usual kind of video: the web pages offer them, the director is tested with them. */
export const QUICK_PROMPTS = {
  travel:
    'Make a 30 second travel reel at a medium pace. Prefer landscapes, streets and people, with no two shots alike in a ' +
    'row. Leave out shaky, blurry and dark clips, and let it end calmly.',
  event:
    'Make a lively 30 second recap of our event. Fast cuts of one to two seconds, in the order in which things happened. ' +
    'Prefer people, smiling faces and dancing, and keep the original sound.',
  product:
    'Make a 20 second product video, three seconds a shot. Prefer close-ups and details, and choose only sharp, well lit ' +
    'and steady shots. No sound, and save the best for last.',
  tutorial:
    'Make a 60 second tutorial. Keep the clips in the order I uploaded them, slow and easy to follow, four to five ' +
    'seconds a shot. Prefer close-ups of hands at work, and keep the original sound so that the explanation is heard.',
} as const;

export type QuickPrompt = keyof typeof QUICK_PROMPTS;

/** How people write: shown where nothing is written yet, one after the other. The director is tested with these, too. */
export const EXAMPLE_PROMPTS = [
  'A 20 second travel reel. Start with the tram, end on the sunset, warm colors.',
  'A calm 30 second reel of the hike. No talking, and the lake last.',
  'Fast cuts of about one second each. Start with the laughing, no sound.',
  'Use every clip in the order I filmed them, at a slow pace, with crossfades.',
] as const;
