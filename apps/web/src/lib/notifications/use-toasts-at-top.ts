import { useEffect } from 'react';

/**
 * As long as the screen is there, notifications come below its header instead of at the window's foot: of one that stays for
 * long the way on must not lie under it.
 */
export function useToastsAtTop(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.toasts = 'top';
    return () => {
      delete dataset.toasts;
    };
  }, []);
}
