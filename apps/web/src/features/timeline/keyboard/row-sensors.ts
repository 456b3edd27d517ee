import { type KeyboardSensorOptions, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { RowKeyboardSensor } from './row-keyboard-sensor.ts';

/** Spec section 9, "Drag activation / sortable animation". */
const DRAG_ACTIVATION_PX = 1;
export const SORT_ANIMATION_MS = 200;

export const HANDLE_ATTRIBUTE = 'data-drag-handle';
/** On controls by which a mouse may drag all the same: a press without moving is for the control. */
export const DRAG_SURFACE_ATTRIBUTE = 'data-drag-surface';
const CONTROLS = `button:not([${DRAG_SURFACE_ATTRIBUTE}]), input, a, label`;

/** A mouse drags a row by anything that is not a control of its own. */
class RowMouseSensor extends MouseSensor {
  static override activators: typeof MouseSensor.activators = [
    {
      eventName: 'onMouseDown',
      handler: ({ nativeEvent }) =>
        nativeEvent.button === 0 && (isOnHandle(nativeEvent) || !isOnControl(nativeEvent)),
    },
  ];
}

/** A finger drags by the handle alone: everywhere else it scrolls. */
class HandleTouchSensor extends TouchSensor {
  static override activators: typeof TouchSensor.activators = [
    {
      eventName: 'onTouchStart',
      handler: ({ nativeEvent }) => nativeEvent.touches.length === 1 && isOnHandle(nativeEvent),
    },
  ];
}

// The same objects every time: new ones would draw every row again.
const POINTER_OPTIONS = { activationConstraint: { distance: DRAG_ACTIVATION_PX } };
const KEYBOARD_OPTIONS: KeyboardSensorOptions = {
  coordinateGetter: sortableKeyboardCoordinates,
  // Where the row is follows the scrolling: a key pressed while it still glides would be reckoned from halfway.
  scrollBehavior: 'auto',
  keyboardCodes: { start: ['Space', 'Enter'], end: ['Space', 'Enter'], cancel: ['Escape'] },
};

/** Mouse, finger and keyboard: Space lifts, arrows move, Space drops, Escape cancels. */
export function useRowSensors() {
  return useSensors(
    useSensor(RowMouseSensor, POINTER_OPTIONS),
    useSensor(HandleTouchSensor, POINTER_OPTIONS),
    useSensor(RowKeyboardSensor, KEYBOARD_OPTIONS),
  );
}

function isOnHandle({ target }: Event): boolean {
  return target instanceof Element && target.closest(`[${HANDLE_ATTRIBUTE}]`) !== null;
}

function isOnControl({ target }: Event): boolean {
  return target instanceof Element && target.closest(CONTROLS) !== null;
}
