import { type ComponentProps, type FocusEvent, type MouseEvent, useState } from 'react';

type Handlers = Pick<ComponentProps<'button'>, 'onClick' | 'onFocus' | 'onBlur'>;

/**
 * What makes a button refuse presses. `disabled` throws the keyboard's focus off a button that has it: the next key would
 * then do nothing, or scroll the page. So one that has it says that it is disabled, and is so once the focus goes on.
 */
export function useRefusal(isRefusing: boolean, { onClick, onFocus, onBlur }: Handlers) {
  const [hasFocus, setHasFocus] = useState(false);
  const watched = {
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setHasFocus(true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setHasFocus(false);
      onBlur?.(event);
    },
  };
  if (!isRefusing) return { ...watched, onClick };
  if (!hasFocus) return { ...watched, disabled: true };
  return { ...watched, 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() };
}
