import type { SelectedClip } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { directorName, styleFacts } from './style-facts.ts';

it('names the own director in words and a model by its name', () => {
  expect(directorName('local')).toBe('Cutroom’s own director');
  expect(directorName('claude-sonnet-4-5')).toBe('claude-sonnet-4-5');
});

it('tells everything the plan states, in the order of importance', () => {
  const facts = styleFacts({
    director: 'local',
    style: {
      pace: 'slow',
      sound: 'mute',
      look: 'black_and_white',
      transition: 'dip_to_black',
      fadeIn: true,
      fadeOut: true,
    },
    selectedClips: [titled('See you', 1), titled('Summer', 0)],
  });
  expect(facts).toEqual([
    { name: 'Directed by', value: 'Cutroom’s own director' },
    { name: 'Pace', value: 'Slow' },
    { name: 'Look', value: 'Black and white' },
    { name: 'Transitions', value: 'Dips to black' },
    { name: 'Fades', value: 'From black and to black' },
    { name: 'Titles', value: '“Summer” in clip 1, “See you” in clip 2' },
    { name: 'Sound', value: 'Silent' },
  ]);
});

it('leaves out what the plan does not state', () => {
  expect(styleFacts({})).toEqual([]);
  expect(styleFacts({ style: { pace: 'fast', sound: 'original' }, selectedClips: [] })).toEqual([
    { name: 'Pace', value: 'Fast' },
    { name: 'Sound', value: 'The clips’ own sound' },
  ]);
});

it.each([
  [true, false, 'From black at the start'],
  [false, true, 'To black at the end'],
])('tells a single fade (in %s, out %s)', (fadeIn, fadeOut, value) => {
  const style = { pace: 'fast', sound: 'original', fadeIn, fadeOut } as const;
  expect(styleFacts({ style })).toContainEqual({ name: 'Fades', value });
});

function titled(text: string, order: number): SelectedClip {
  const title = { text, centerY: 0.5, style: 'shadow', startSeconds: 0, durationSeconds: 2 } as const;
  return { clipId: 'a', startTime: 0, endTime: 2, order, titles: [title] };
}
