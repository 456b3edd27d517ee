import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import {
  moveFocusOnRemove,
  moveRowFocusOnRemove,
  onRemove,
} from '../../../components/ui/move-focus-on-remove.ts';
import { pageRoot } from '../../../lib/page-root.ts';

const SHOWN_AT_FIRST = 5;

interface ShortListProps<Item> {
  readonly items: readonly Item[];
  readonly label: string;
  /** Of the heading above, which takes the keyboard's focus once there is no row to take it. */
  readonly heading: RefObject<HTMLElement | null>;
  /** What they are, for the button that shows all: 'versions'. */
  readonly noun: string;
  readonly keyOf: (item: Item) => string;
  readonly render: (item: Item) => ReactNode;
}

/** The first few of a list, and all of it for those who ask. */
export function ShortList<Item>({ items, label, heading, noun, keyOf, render }: ShortListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  // Hiding a single one would cost as much room as showing it.
  const isCut = !isWhole && items.length > SHOWN_AT_FIRST + 1;
  const above = () => heading.current ?? pageRoot();
  const firstHidden = () => list.current?.children[SHOWN_AT_FIRST]?.querySelector('button') ?? above();
  return (
    <>
      <ul ref={list} aria-label={label} className="grid grid-cols-1 divide-y divide-edge">
        {(isCut ? items.slice(0, SHOWN_AT_FIRST) : items).map((item) => (
          <li key={keyOf(item)} ref={onRemove((row) => moveRowFocusOnRemove(row, above))}>
            {render(item)}
          </li>
        ))}
      </ul>
      {isCut && (
        <Button
          ref={onRemove((button) => moveFocusOnRemove(button, firstHidden))}
          variant="quiet"
          className="justify-self-start"
          onClick={() => setWhole(true)}
        >
          Show all {items.length} {noun}
        </Button>
      )}
    </>
  );
}
