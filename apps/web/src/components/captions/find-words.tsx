import type { ClipWord } from '@cutroom/contract';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { FIELD } from './field-style.ts';
import { replaceWords } from './word-changes.ts';

interface FindWordsProps {
  readonly words: ReadonlyMap<string, readonly ClipWord[]>;
  readonly write: (change: { readonly clipId: string; readonly words: readonly ClipWord[] }) => void;
  readonly isLocked: boolean;
}

/** One word in place of another, in all clips of the reel. */
export function FindWords({ words, write, isLocked }: FindWordsProps) {
  const [sought, setSought] = useState('');
  const [by, setBy] = useState('');
  const [told, setTold] = useState('');
  const replace = () => {
    let count = 0;
    for (const [clipId, own] of words) {
      const replaced = replaceWords(own, sought, by);
      count += replaced.count;
      if (replaced.count > 0) write({ clipId, words: replaced.words });
    }
    setTold(count === 0 ? 'Not found.' : `${count} replaced.`);
  };
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        replace();
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
      <Button type="submit" disabled={isLocked || sought.trim() === ''}>
        Replace all
      </Button>
      <p role="status" className="basis-full text-xs text-ink-soft empty:hidden">
        {told}
      </p>
    </form>
  );
}
