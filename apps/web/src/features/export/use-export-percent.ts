import { useEffect, useState } from 'react';
import { EXPORT_TICK_MS, nextExportPercent } from './export-progress.ts';

/** The simulated bar, 0-100, which begins anew whenever something is under way. */
export function useExportPercent(isBusy: boolean, random: () => number = Math.random): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (!isBusy) return;
    setPercent(0);
    const timer = setInterval(
      () => setPercent((current) => nextExportPercent(current, random())),
      EXPORT_TICK_MS,
    );
    return () => clearInterval(timer);
  }, [isBusy, random]);
  return percent;
}
