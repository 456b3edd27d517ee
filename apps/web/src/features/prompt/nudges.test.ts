import { PROMPT_CHARS_MAX, type Project } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { type Nudge, nudgedText, nudgesFor } from './nudges.tsx';

const cut = (clipId: string, order: number, seconds: number) => ({
  ...{ clipId, order, startTime: 2, endTime: 2 + seconds, reason: '' },
});
const project = (...cuts: ReturnType<typeof cut>[]) =>
  ({
    videoClips: [{ id: 'dog', filename: 'dog.mp4' }],
    editingPlan: { selectedClips: cuts },
  }) as unknown as Pick<Project, 'editingPlan' | 'videoClips'>;
const nudges = nudgesFor(project(cut('sea', 1, 10), cut('dog', 0, 10)));
const nudge = (label: string): Nudge => nudges.find((each) => each.label === label) as Nudge;

it('wishes of the next video in terms of the one that is there', () => {
  expect(nudges.map(({ label, wish }) => [label, wish])).toEqual([
    ['Shorter', 'Make it 12 seconds instead.'],
    ['Faster', 'Faster pace.'],
    ['Calmer', 'Calm and slow.'],
    ['Another opening', "Don't start with dog.mp4."],
  ]);
});

it('offers nothing that cannot be wished', () => {
  expect(nudgesFor({ ...project(), editingPlan: null })).toEqual([]);
  expect(nudgesFor(project(cut('gone', 0, 1))).map(({ label }) => label)).toEqual(['Faster', 'Calmer']);
});

it('stands at the end of the text, once, and a second press takes it out', () => {
  const shorter = nudgedText('Our summer', nudge('Shorter'), nudges);
  expect(shorter).toBe('Our summer. Make it 12 seconds instead.');
  expect(nudgedText(shorter, nudge('Shorter'), nudges)).toBe('Our summer.');
  expect(nudgedText('Our  summer!', nudge('Another opening'), nudges)).toBe(
    "Our  summer! Don't start with dog.mp4.",
  );
  expect(nudgedText('', nudge('Faster'), nudges)).toBe('Faster pace.');
});

it('takes the place of its opposite', () => {
  const faster = nudgedText('Our summer.', nudge('Faster'), nudges);
  expect(nudgedText(`${faster} With the dog.`, nudge('Calmer'), nudges)).toBe(
    'Our summer. With the dog. Calm and slow.',
  );
});

it('changes nothing where there is no room left', () => {
  const full = 'a'.repeat(PROMPT_CHARS_MAX - 3);
  expect(nudgedText(full, nudge('Faster'), nudges)).toBe(full);
});
