import type { ReactNode } from 'react';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the least important first; stacked on phones with the last on top. */
  readonly actions?: ReactNode;
  readonly width?: 'narrow' | 'wide';
  /** Where it stands on wide windows: over the middle, or at the right edge, where it leaves the rest in sight. */
  readonly place?: 'middle' | 'side';
  /** For questions that need an answer: says so to screen readers and leaves out the close button. */
  readonly isAlert?: boolean;
  /** What gets the focus at the end where that which opened the dialog is gone, such as with the card of a project. */
  readonly standIn?: () => HTMLElement | null | undefined;
}
