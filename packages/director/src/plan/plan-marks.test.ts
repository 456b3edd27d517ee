import type { Brief } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { mergeBrief } from '../merge-brief.ts';
import { readBrief } from '../prompt/read-brief.ts';
import { marked } from '../testing/build-brief.ts';
import { buildClips, type ClipSketch } from '../testing/build-clip.ts';
import { planEdit } from './plan-edit.ts';

const IDS = ['pack', 'drive', 'lake', 'dog', 'fire', 'tent', 'road', 'market'] as const;
const CLIPS = buildClips(
  ...IDS.map(
    (id): ClipSketch => ({
      id,
      seconds: 14,
      labels: [id],
      // Nobody would choose it.
      ...(id === 'tent' ? { quality: { brisqueScore: 95, isShaky: true } } : {}),
    }),
  ),
);

function planned(prompt: string, ...wishes: readonly Brief['wishes'][number][]) {
  const read = readBrief({ prompt, clips: CLIPS });
  const brief = mergeBrief(read, { ...read, wishes: [...wishes], notUsed: [], removed: [] }, prompt);
  const plan = planEdit({ prompt, clips: CLIPS, brief });
  const wishOf = (kind: string) => plan.brief?.wishes.find((wish) => wish.kind === kind)?.id;
  return {
    ids: plan.selectedClips.map(({ clipId }) => clipId),
    outcome: (id: string | undefined) => plan.brief?.outcomes.find(({ wishId }) => wishId === id),
    wishOf,
  };
}

describe('clips that the creator marked beside the prompt', () => {
  it.each(IDS)('must be in: %s is, in a short reel of a few of them', (id) => {
    const { ids, outcome } = planned('a 8 second reel of three clips', marked('include', id));
    expect(ids).toContain(id);
    expect(outcome(`include-${id}`)?.outcome).toBe('met');
  });

  it.each(IDS)('left out: %s is, however well it would suit', (id) => {
    const { ids, outcome } = planned('a 40 second reel of everything', marked('exclude', id));
    expect(ids).not.toContain(id);
    expect(outcome(`exclude-${id}`)?.outcome).toBe('met');
  });

  it('are left out although the prompt names them, and its wish says why it is not met', () => {
    for (const prompt of ['20 seconds, start with the dog', '20 seconds, show the dog']) {
      expect(planned(prompt).ids).toContain('dog');
      const { ids, outcome, wishOf } = planned(prompt, marked('exclude', 'dog'));
      expect(ids).not.toContain('dog');
      expect(outcome(wishOf('open') ?? wishOf('include'))).toMatchObject({
        outcome: 'notPossible',
        reason: expect.stringMatching(/^You left out what '.*dog.*' means\.$/),
      });
    }
  });

  it('are in although the prompt leaves out what they show', () => {
    const prompt = '20 seconds, no dog';
    expect(planned(prompt).ids).not.toContain('dog');
    expect(planned(prompt, marked('include', 'dog')).ids).toContain('dog');
  });

  it('are in beside parts of the reel that name others', () => {
    const { ids } = planned(
      'the first 6 seconds the lake, then 6 seconds the fire, then 8 seconds the rest',
      marked('include', 'market'),
      marked('exclude', 'road'),
    );
    expect(ids).toContain('market');
    expect(ids).not.toContain('road');
  });
});
