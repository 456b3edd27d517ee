import { useRef } from 'react';

/**
 * Lets no second press begin the same thing: that a call is under way is drawn a moment after the press that made it, and two
 * presses can come before.
 */
export function useOneAtATime() {
  const isUnderWay = useRef(false);
  return {
    /** @returns whether nothing was under way; now something is */
    begin(): boolean {
      if (isUnderWay.current) return false;
      isUnderWay.current = true;
      return true;
    },
    end(): void {
      isUnderWay.current = false;
    },
  };
}
