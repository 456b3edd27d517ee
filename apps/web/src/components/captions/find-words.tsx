import type { ClipWord } from '@cutroom/contract';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { FIELD } from './field-style.ts';
import { replaceWords } from './word-changes.ts';

interface FindWordsProps {
  readonly words: ReadonlyMap<string, readonly ClipWord[]>;
  /** Done once they are kept. */
  readonly write: (change: {
    readonly clipId: string;
    readonly words: readonly ClipWord[];
  }) => Promise<unknown>;
  readonly isLocked: boolean;
}

/** Words in place of others, in all clips of the reel. */
export function FindWords({ words, write, isLocked }: FindWordsProps) {
  const [sought, setSought] = useState('');
  const [by, setBy] = useState('');
  const [told, setTold] = useState('');
  const [isPending, setPending] = useState(false);
  const replace = async () => {
    const found = [...words]
      .map(([clipId, own]) => ({ clipId, ...replaceWords(own, sought, by) }))
      .filter(({ count }) => count > 0);
    setPending(true);
    setTold('');
    const answers = await Promise.allSettled(
      found.map(({ clipId, words: own }) => write({ clipId, words: own })),
    );
    const kept = found.filter((_, index) => answers[index]?.status === 'fulfilled');
    setTold(toldOf(countOf(found), countOf(kept)));
    setPending(false);
  };
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void replace();
      }}
    >
      <label className="grid min-w-0 flex-1 basis-32 gap-1 text-xs text-ink-soft">
        Find
        <input className={FIELD} value={sought} onChange={({ target }) => setSought(target.value)} />
      </label>
      <label className="grid min-w-0 flex-1 basis-32 gap-1 text-xs text-ink-soft">
        Replace with
        <input className={FIELD} maxLength={60} value={by} onChange={({ target }) => setBy(target.value)} />
      </label>
      <Button type="submit" disabled={isLocked || isPending || sought.trim() === ''}>
        Replace all
      </Button>
      <p role="status" className="basis-full text-xs text-ink-soft empty:hidden">
        {told}
      </p>
    </form>
  );
}

function countOf(replaced: readonly { readonly count: number }[]): number {
  return replaced.reduce((sum, { count }) => sum + count, 0);
}

function toldOf(found: number, kept: number): string {
  if (found === 0) return 'Not found.';
  return kept === found ? `${kept} replaced.` : `${kept} of ${found} replaced: the others were not kept.`;
}
