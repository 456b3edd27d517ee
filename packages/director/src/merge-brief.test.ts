import type { Brief, ClipAnalysis, Wish, WishKind, WishOf } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { mergeBrief, withEdits } from './merge-brief.ts';
import { planEdit } from './plan/plan-edit.ts';
import type { PromptClip } from './prompt/clips/clip-index.ts';
import { readBrief } from './prompt/read-brief.ts';
import { buildClips } from './testing/build-clip.ts';

const clips = buildClips(
  { id: 'dog', name: 'dog.mp4', seconds: 12, labels: ['dog'] },
  { id: 'cat', name: 'cat.mp4', seconds: 12, labels: ['cat'] },
  { id: 'sea', name: 'IMG_1.mp4', seconds: 12, labels: ['ocean'] },
);
const read = (prompt: string, of: readonly PromptClip[] = clips): Brief => readBrief({ prompt, clips: of });
const wishOf = <K extends WishKind>({ wishes }: Brief, kind: K): WishOf<K> => {
  const found = wishes.find((wish): wish is WishOf<K> => wish.kind === kind);
  if (found === undefined) throw new Error(`No ${kind} among ${wishes.map((wish) => wish.kind).join(', ')}`);
  return found;
};
const exchanged = (brief: Brief, wish: Wish): Brief => ({
  ...brief,
  wishes: brief.wishes.map((one) => (one.id === wish.id ? { ...wish, source: 'creator' } : one)),
  removed: brief.removed ?? [],
});
const without = (brief: Brief, wish: Wish): Brief => ({
  ...brief,
  wishes: brief.wishes.filter(({ id }) => id !== wish.id),
  removed: [...(brief.removed ?? []), wish],
});
const kinds = ({ wishes }: Brief) => wishes.map(({ kind }) => kind);

const PROMPT = 'a 30 second reel, start with the dog';

describe('what the creator changed by hand', () => {
  const brief = read(PROMPT);
  const shorter = exchanged(brief, {
    ...wishOf(brief, 'length'),
    amount: { bound: 'exactly', value: 12 },
  });

  it('stays whatever is typed elsewhere, and stands where its words stand now', () => {
    const prompt = `Hello! ${PROMPT}, in black and white`;
    const merged = withEdits(read(prompt), shorter, prompt);
    const length = wishOf(merged, 'length');
    expect(length).toMatchObject({ source: 'creator', amount: { value: 12 } });
    expect(prompt.slice(...(length.span ?? []))).toBe(length.said);
    expect(kinds(merged)).toEqual(expect.arrayContaining(['length', 'open', 'grade']));
  });

  it('wins against other words about the same, which are listed as not used', () => {
    const prompt = 'about 50 seconds long, start with the dog';
    const merged = withEdits(read(prompt), shorter, prompt);
    expect(merged.wishes.filter(({ kind }) => kind === 'length')).toMatchObject([
      { source: 'creator', span: null, amount: { value: 12 } },
    ]);
    expect(merged.notUsed).toMatchObject([{ said: wishOf(read(prompt), 'length').said, why: 'overruled' }]);
  });

  it('says nothing of another slot: a fade in that was changed leaves a fade out alone', () => {
    const faded = read('fade in');
    const edited = exchanged(faded, { ...wishOf(faded, 'fade'), isNot: true });
    expect(kinds(withEdits(read('fade out at the end'), edited, 'fade out at the end'))).toEqual([
      'fade',
      'fade',
    ]);
  });
});

describe('what the creator took out', () => {
  const brief = read(PROMPT);
  const edited = without(brief, wishOf(brief, 'open'));

  it('stays out as long as its words stand in the prompt, and knows where they are', () => {
    const prompt = `${PROMPT}, warm`;
    const merged = withEdits(read(prompt), edited, prompt);
    expect(kinds(merged)).not.toContain('open');
    expect(merged.removed).toMatchObject([{ kind: 'open', span: wishOf(read(prompt), 'open').span }]);
  });

  it('stays out where other words ask for the same clip at the same place', () => {
    const prompt = 'a 30 second reel that opens on the dog';
    const merged = withEdits(read(prompt), edited, prompt);
    expect(kinds(read(prompt))).toContain('open');
    expect(kinds(merged)).not.toContain('open');
    expect(kinds(withEdits(read('start with the cat'), edited, 'start with the cat'))).toContain('open');
  });

  it('stays out where other words go and come', () => {
    const merged = withEdits(read('30 seconds'), edited, '30 seconds');
    expect(merged.removed).toMatchObject([{ kind: 'open', span: null }]);
    expect(kinds(withEdits(read(PROMPT), merged, PROMPT))).not.toContain('open');
  });
});

describe('a brief that comes with the prompt to be planned', () => {
  it('is the whole list where it does not say what was taken out', () => {
    const brief = read(PROMPT);
    const edited = { ...brief, wishes: brief.wishes.filter(({ kind }) => kind !== 'open') };
    expect(mergeBrief(read(PROMPT), edited, PROMPT)).toEqual(edited);
  });

  it('knows by now which clips are meant that nobody had looked at when it was read', () => {
    const unseen = clips.map(
      (clip): PromptClip => ({ ...clip, analysis: null satisfies ClipAnalysis | null }),
    );
    const prompt = 'end on the ocean';
    const early = read(prompt, unseen);
    expect(wishOf(early, 'close').clips).toMatchObject([{ answer: 'unknown', clips: [] }]);
    for (const edited of [early, { ...early, removed: [] }])
      expect(wishOf(mergeBrief(read(prompt), edited, prompt), 'close').clips).toMatchObject([
        { clips: [{ clipId: 'sea' }] },
      ]);
  });

  it('is what the plan is made of', () => {
    const brief = read(PROMPT);
    const open = wishOf(brief, 'open');
    const [dog] = open.clips;
    if (dog === undefined) throw new Error('The dog is not meant');
    const cat = { ...dog, said: 'cat', clips: [{ clipId: 'cat', by: 'creator' as const, score: 1 }] };
    const edited = exchanged(brief, { ...open, clips: [cat] });
    const opening = (given?: Brief) =>
      planEdit({
        prompt: PROMPT,
        clips,
        ...(given === undefined ? {} : { brief: given }),
      }).selectedClips.find(({ order }) => order === 0)?.clipId;
    expect(opening()).toBe('dog');
    expect(opening(mergeBrief(read(PROMPT), edited, PROMPT))).toBe('cat');
  });
});
