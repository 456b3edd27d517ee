/** The rows of the timeline as they stand on the page, by the keys of their cuts, for those who lead the eye there. */
export interface RowElements {
  /** To be called as a row comes onto the page. @returns to be called as it goes */
  readonly register: (key: string, row: RowElement) => () => void;
  readonly get: (key: string) => RowElement | undefined;
}

interface RowElement {
  readonly row: HTMLElement;
  /** What the row is dragged by, and the first thing in it that the keyboard reaches. */
  readonly handle: () => HTMLElement | null;
  /** What chooses it. */
  readonly button: () => HTMLElement | null;
}

export function createRowElements(): RowElements {
  const rows = new Map<string, RowElement>();
  return {
    register: (key, row) => {
      rows.set(key, row);
      return () => {
        if (rows.get(key) === row) rows.delete(key);
      };
    },
    get: (key) => rows.get(key),
  };
}
