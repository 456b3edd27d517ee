import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const SHOWN_AT_FIRST = 5;

interface ShortListProps<Item> {
  readonly items: readonly Item[];
  readonly label: string;
  /** What they are, for the button that shows all: 'versions'. */
  readonly noun: string;
  readonly keyOf: (item: Item) => string;
  readonly render: (item: Item) => ReactNode;
}

/** The first few of a list, and all of it for those who ask. */
export function ShortList<Item>({ items, label, noun, keyOf, render }: ShortListProps<Item>) {
  const [isWhole, setWhole] = useState(false);
  // Hiding a single one would cost as much room as showing it.
  const isCut = !isWhole && items.length > SHOWN_AT_FIRST + 1;
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-1 divide-y divide-edge">
        {(isCut ? items.slice(0, SHOWN_AT_FIRST) : items).map((item) => (
          <li key={keyOf(item)}>{render(item)}</li>
        ))}
      </ul>
      {isCut && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setWhole(true)}>
          Show all {items.length} {noun}
        </Button>
      )}
    </>
  );
}
