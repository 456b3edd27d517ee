import { EXAMPLE_PROMPTS } from '@cutroom/contract';
import { type RefObject, useEffect, useState } from 'react';
import { useMediaQuery } from '../../components/ui/use-media-query.ts';

/** Long enough to read one. */
const EXAMPLE_MS = 4500;

/**
 * What stands in the empty field: one example after the other, until somebody is in it. Where motion is reduced the first stays.
 * @param isEmpty whether it is to be seen at all
 */
export function useExamplePrompt(field: RefObject<HTMLElement | null>, isEmpty: boolean): string {
  const [at, setAt] = useState(0);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    if (!isEmpty || isStill) return;
    const next = () => {
      if (document.activeElement !== field.current) setAt((now) => (now + 1) % EXAMPLE_PROMPTS.length);
    };
    const timer = setInterval(next, EXAMPLE_MS);
    return () => clearInterval(timer);
  }, [field, isEmpty, isStill]);
  return EXAMPLE_PROMPTS[at] ?? EXAMPLE_PROMPTS[0];
}
