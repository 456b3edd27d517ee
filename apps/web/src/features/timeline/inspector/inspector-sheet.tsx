import { type ReactNode, useEffect } from 'react';

interface InspectorSheetProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet over the lower part of the screen that leaves the player and the strip above it in use. Escape closes it. */
export function InspectorSheet({ onClose, children }: InspectorSheetProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <div
      data-sheet
      className="fixed inset-x-0 bottom-0 z-25 max-h-[46dvh] animate-rise overflow-y-auto overscroll-contain scroll-pt-16 rounded-t-lg bg-panel pt-4 shadow-float ring-1 ring-edge safe-x safe-bottom"
    >
      {children}
    </div>
  );
}
