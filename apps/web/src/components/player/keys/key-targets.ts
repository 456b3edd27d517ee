/** What writes: letters and arrows belong to it. */
const WRITING =
  'input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]';
/** What has a use of its own for arrows, Home and End. */
const ARROWED = 'input[type="range"], input[type="radio"], [role="slider"], [role="menu"], [role="listbox"]';
/** What is pressed with Space and Enter. */
const PRESSED = 'button, a, summary, [role="button"]';
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const ARROW_KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

type KeyPress = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey'>;

/** Knows which keys mean something else where they are pressed. */
export interface KeyTargets {
  /** Whether the key belongs to a field, a slider, a button or a dialog. */
  readonly isTaken: (press: KeyPress) => boolean;
  readonly release: () => void;
}

/**
 * Watches how controls get the focus: on a button that was pressed with a pointer Space plays, as it does where nothing has
 * the focus; on one that the keyboard came to it presses.
 */
export function keyTargets(): KeyTargets {
  let pointedAt: Element | null = null;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const onPointerDown = ({ target }: PointerEvent) => {
    pointedAt = target instanceof Element ? target.closest(PRESSED) : null;
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target !== pointedAt) pointedAt = null;
  };
  document.addEventListener('pointerdown', onPointerDown, options);
  document.addEventListener('focusin', onFocusIn, options);
  return {
    isTaken: ({ key, target, ctrlKey, metaKey }) => {
      if (document.querySelector(OVER_THE_PAGE) !== null) return true;
      if (!(target instanceof Element)) return false;
      // A press before may have moved the focus into a field as this key went down: the letter is written there.
      if (isWriting(target) || isWriting(document.activeElement)) return !(ctrlKey || metaKey);
      if (ARROW_KEYS.has(key)) return target.closest(ARROWED) !== null;
      if (key !== ' ' && key !== 'Enter') return false;
      const pressed = target.closest(PRESSED);
      return target.closest(ARROWED) !== null || (pressed !== null && pressed !== pointedAt);
    },
    release: () => listening.abort(),
  };
}

function isWriting(element: Element | null): boolean {
  return element !== null && element.closest(WRITING) !== null;
}
