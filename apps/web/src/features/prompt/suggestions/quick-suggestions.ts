import { QUICK_PROMPTS, type QuickPrompt } from '@cutroom/contract';

export interface QuickSuggestion {
  /** Which drawn image stands beside it. */
  readonly style: QuickPrompt;
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
    prompt: QUICK_PROMPTS.travel,
  },
  {
    style: 'event',
    title: 'Event Recap',
    summary: 'Faces, laughter and the best of the day',
    prompt: QUICK_PROMPTS.event,
  },
  {
    style: 'product',
    title: 'Product Showcase',
    summary: 'Close-ups, clean light, nothing else',
    prompt: QUICK_PROMPTS.product,
  },
  {
    style: 'tutorial',
    title: 'Tutorial Style',
    summary: 'Step after step, easy to follow',
    prompt: QUICK_PROMPTS.tutorial,
  },
];
