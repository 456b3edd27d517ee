/** A key with what is held down beside it. `isCtrl` is also Command, which takes its place on a Mac. */
export interface Shortcut {
  readonly key: string;
  readonly isCtrl?: true;
  readonly isShift?: true;
  readonly isAlt?: true;
}

/** Opens the list of all keys. */
export const HELP_KEY: Shortcut = { key: '?' };

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export function isShortcut(press: KeyPress, { key, isCtrl, isShift, isAlt }: Shortcut): boolean {
  if (press.key.toLowerCase() !== key.toLowerCase()) return false;
  if ((press.ctrlKey || press.metaKey) !== (isCtrl ?? false)) return false;
  if (press.altKey !== (isAlt ?? false)) return false;
  // Signs such as + need Shift on many keyboards; only letters and named keys tell the two apart.
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  return isSign || press.shiftKey === (isShift ?? false);
}

/** As people read it: 'Ctrl+Shift+Z'. */
export function shortcutText({ key, isCtrl, isShift, isAlt }: Shortcut): string {
  const parts = [
    isCtrl && 'Ctrl',
    isAlt && 'Alt',
    isShift && 'Shift',
    KEY_NAMES.get(key) ?? key.toUpperCase(),
  ];
  return parts.filter((part) => part !== undefined).join('+');
}

const KEY_NAMES: ReadonlyMap<string, string> = new Map([
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
  [' ', 'Space'],
  ['Delete', 'Delete'],
  ['Backspace', 'Backspace'],
  ['Home', 'Home'],
  ['End', 'End'],
  ['Enter', 'Enter'],
  ['Escape', 'Esc'],
]);
