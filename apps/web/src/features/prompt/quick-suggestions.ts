/** Which drawn picture stands beside a suggestion. */
export type SuggestionStyle = 'travel' | 'event' | 'product' | 'tutorial';

export interface QuickSuggestion {
  readonly style: SuggestionStyle;
  readonly title: string;
  /** One line of what comes out. */
  readonly summary: string;
  /** What is put into the text area. */
  readonly prompt: string;
}

export const QUICK_SUGGESTIONS: readonly QuickSuggestion[] = [
  {
    style: 'travel',
    title: 'Travel Highlights',
    summary: 'Wide views, small moments, a calm ending',
    prompt:
      'Make a 30 second travel reel. Open with the most impressive wide view, then mix landscapes, streets and people ' +
      'so that no two shots in a row look alike. Prefer bright, sharp and steady shots, leave out shaky and dark ones. ' +
      'Medium pace, and end on a calm view such as a sunset or the sea.',
  },
  {
    style: 'event',
    title: 'Event Recap',
    summary: 'Faces, laughter and the best of the day',
    prompt:
      'Make a lively 30 second recap of our event. Start with the crowd or the place, then show people: smiling faces, ' +
      'laughter, dancing and reactions. Fast cuts of one to two seconds, keep the original sound, and keep the order in ' +
      'which things happened. End on the happiest moment.',
  },
  {
    style: 'product',
    title: 'Product Showcase',
    summary: 'Close-ups, clean light, nothing else',
    prompt:
      'Make a 20 second product video. Begin with the product filling the frame, then show details close up and the ' +
      'product in use. Choose only sharp, well lit and steady shots, three seconds each, no sound. Leave out anything ' +
      'in which the product cannot be seen, and finish on the best picture of it.',
  },
  {
    style: 'tutorial',
    title: 'Tutorial Style',
    summary: 'Step after step, easy to follow',
    prompt:
      'Make a 60 second tutorial. Keep the clips in the order I uploaded them and show every step once, from start to ' +
      'finish. Slow pace, four to five seconds a shot, keep the original sound so that the spoken explanation is heard. ' +
      'Prefer close-ups of hands at work, and end with the finished result.',
  },
];
