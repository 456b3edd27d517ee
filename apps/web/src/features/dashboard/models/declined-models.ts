import { useState } from 'react';
import { attempt } from '../../../lib/tab-storage.ts';

const KEYS = { usual: 'cutroom.models-declined', large: 'cutroom.large-models-declined' } as const;

export interface DeclinedModels {
  readonly isDeclined: boolean;
  /** Since the page was opened. */
  readonly isChanged: boolean;
  readonly decline: () => void;
  readonly reconsider: () => void;
}

/** Whether somebody at this browser does not want these models now. */
export function useDeclinedModels(which: keyof typeof KEYS): DeclinedModels {
  const key = KEYS[which];
  const [isDeclined, setDeclined] = useState(() => attempt(() => localStorage.getItem(key)) === 'true');
  const [isChanged, setChanged] = useState(false);
  const set = (declined: boolean, keep: () => void) => {
    setDeclined(declined);
    setChanged(true);
    attempt(keep);
  };
  return {
    isDeclined,
    isChanged,
    decline: () => set(true, () => localStorage.setItem(key, 'true')),
    reconsider: () => set(false, () => localStorage.removeItem(key)),
  };
}
