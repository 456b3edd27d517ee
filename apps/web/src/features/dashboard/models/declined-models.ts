import { useState } from 'react';
import { attempt } from '../../../lib/tab-storage.ts';

const KEY = 'cutroom.large-models-declined';

/** Whether somebody at this browser does not want the large models; asked once. */
export function useDeclinedModels() {
  const [isDeclined, setDeclined] = useState(() => attempt(() => localStorage.getItem(KEY)) === 'true');
  return {
    isDeclined,
    decline: () => {
      setDeclined(true);
      attempt(() => localStorage.setItem(KEY, 'true'));
    },
  };
}
