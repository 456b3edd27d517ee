import type { ReactNode } from 'react';

/** One action of a menu. */
export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDangerous?: boolean;
  readonly onSelect: () => void;
}
