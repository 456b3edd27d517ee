import {
  DEFAULT_PROMPT,
  EXAMPLE_PROMPTS,
  playedSeconds,
  QUICK_PROMPTS,
  type QuickPrompt,
} from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { readBrief } from '../prompt/read-brief.ts';
import { SCENES } from '../testing/corpus/scenes.ts';
import { planEdit } from './plan-edit.ts';

/** What each of them must be understood as. */
const UNDERSTOOD: { readonly [P in QuickPrompt]: readonly object[] } = {
  travel: [
    { kind: 'length', amount: { value: 30 } },
    { kind: 'pace', pace: 'medium' },
    { kind: 'variety' },
    { kind: 'quality', fault: 'shaky', verdict: 'leaveOut' },
    { kind: 'quality', fault: 'blurry', verdict: 'leaveOut' },
    { kind: 'quality', fault: 'dark', verdict: 'leaveOut' },
  ],
  event: [
    { kind: 'length', amount: { value: 30 } },
    { kind: 'cutLength', amount: { from: 1, to: 2 } },
    { kind: 'order', by: 'filmed' },
    { kind: 'sound', sound: 'original' },
  ],
  product: [
    { kind: 'length', amount: { value: 20 } },
    { kind: 'cutLength', amount: { value: 3 } },
    { kind: 'sound', sound: 'mute' },
    { kind: 'framing', framing: 'close' },
    { kind: 'order', by: 'bestLast' },
  ],
  tutorial: [
    { kind: 'length', amount: { value: 60 } },
    { kind: 'cutLength', amount: { from: 4, to: 5 } },
    { kind: 'pace', pace: 'slow' },
    { kind: 'order', by: 'uploaded' },
    { kind: 'sound', sound: 'original' },
    { kind: 'framing', framing: 'close' },
  ],
};

const SECONDS: Readonly<Record<QuickPrompt, { readonly length: number; readonly shot: number }>> = {
  travel: { length: 30, shot: 3 },
  event: { length: 30, shot: 1.5 },
  product: { length: 20, shot: 3 },
  tutorial: { length: 60, shot: 4.5 },
};

const PROMPTS = Object.keys(QUICK_PROMPTS) as QuickPrompt[];
const BIG_SCENES = ['footage', 'seaside', 'wedding', 'workshop'] as const;

/** Whether a value has all that another has. */
function isLike(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === whole;
  if (typeof whole !== 'object' || whole === null) return false;
  const fields = new Map<string, unknown>(Object.entries(whole));
  return Object.entries(part).every(([name, value]) => isLike(value, fields.get(name)));
}

describe('The Quick Suggestions', () => {
  it.each(PROMPTS)('%s is understood', (name) => {
    const { wishes } = readBrief({ prompt: QUICK_PROMPTS[name], clips: SCENES.seaside });
    for (const wish of UNDERSTOOD[name])
      expect({ wish, isUnderstood: wishes.some((one) => isLike(wish, one)) }).toMatchObject({
        isUnderstood: true,
      });
    expect(wishes.filter(({ kind }) => kind === 'only')).toEqual([]);
  });

  it.each(BIG_SCENES.flatMap((scene) => PROMPTS.map((name) => ({ scene, name }))))(
    '$name of the $scene is as long as it says, in shots of the length it says',
    ({ scene, name }) => {
      const { selectedClips } = planEdit({ prompt: QUICK_PROMPTS[name], clips: SCENES[scene] });
      const seconds = selectedClips.reduce((sum, clip) => sum + playedSeconds(clip), 0);
      const { length, shot: wanted } = SECONDS[name];
      expect(Math.abs(seconds - length)).toBeLessThan(1);
      const shot = seconds / selectedClips.length;
      expect(shot).toBeGreaterThan(wanted * 0.6);
      expect(shot).toBeLessThan(wanted * 1.6);
    },
  );

  it.each(BIG_SCENES)('each gives another edit of the %s, and so does the usual prompt', (scene) => {
    const prompts = [...Object.values(QUICK_PROMPTS), DEFAULT_PROMPT];
    const edits = prompts.map((prompt) => planEdit({ prompt, clips: SCENES[scene] }));
    const told = edits.map(({ selectedClips }) =>
      JSON.stringify(selectedClips.map(({ clipId, startTime, endTime }) => [clipId, startTime, endTime])),
    );
    expect(new Set(told).size).toBe(prompts.length);
    expect(new Set(edits.map(({ title }) => title)).size).toBe(prompts.length);
  });
});

describe('The examples in the empty text area', () => {
  it.each(EXAMPLE_PROMPTS)('%s is understood to its last word', (prompt) => {
    const { wishes, notUsed } = readBrief({ prompt, clips: SCENES.seaside });
    expect(notUsed).toEqual([]);
    expect(wishes.length).toBeGreaterThanOrEqual(3);
    expect(wishes.filter(({ kind }) => kind === 'unsupported')).toEqual([]);
  });
});
