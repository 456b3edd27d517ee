import type { MouseEvent } from 'react';

type OnPress = (event: MouseEvent<HTMLButtonElement>) => void;

/**
 * Makes a button refuse presses without `disabled`, which would throw the keyboard's focus off it: the next key would
 * then do nothing, or scroll the page. Tab passes it over, as it would a disabled one.
 */
export function refusePresses(isRefusing: boolean | undefined, onClick: OnPress | undefined) {
  if (isRefusing !== true) return { onClick };
  return { 'aria-disabled': true, tabIndex: -1, onClick: (event: MouseEvent) => event.preventDefault() };
}
