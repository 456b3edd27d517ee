import { type ComponentProps, type FocusEvent, type MouseEvent, useReducer, useState } from 'react';

type Handlers = Pick<ComponentProps<'button'>, 'onClick' | 'onFocus' | 'onBlur'>;

/**
 * What makes a button refuse presses. `disabled` throws the keyboard's focus off a button that has it: the next key would
 * then do nothing, or scroll the page. So one that has it says that it is disabled, and is so once the focus goes on.
 * @param onAsked what a press does all the same, such as telling why; such a button stays within reach of every key and pointer
 */
export function useRefusal(
  isRefusing: boolean,
  { onClick, onFocus, onBlur }: Handlers,
  onAsked: (() => void) | null = null,
) {
  // Not a state: a button that takes presses is the same with and without the focus, and every press moves that.
  const [focus] = useState({ isHere: false });
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const watched = {
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      focus.isHere = true;
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      focus.isHere = false;
      if (isRefusing) drawAgain();
      onBlur?.(event);
    },
  };
  if (!isRefusing) return { ...watched, onClick };
  if (!focus.isHere && onAsked === null) return { ...watched, disabled: true };
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    onAsked?.();
  };
  return { ...watched, 'aria-disabled': true, onClick: refuse };
}
