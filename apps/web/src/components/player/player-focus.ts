import { moveFocusOnRemove, onRemove } from '../ui/move-focus-on-remove.ts';

/** On the buttons that play, pause or try again, which come and go with what the player does. */
export const MAIN_CONTROL = { 'data-main-control': '' } as const;

/** Ref of a main control: as it goes, the one that is there instead takes its focus. */
export const keepsFocusInPlayer = onRemove((control) => {
  const player = control.closest('[data-phase]');
  // The last one: what is later in the player lies above the others.
  moveFocusOnRemove(control, () => mainControls(player).at(-1));
});

/** The focus of the small button, back to the big one where playing began. */
export function giveFocusBack(player: Element | null): void {
  const [big, ...others] = mainControls(player);
  if (others.some((control) => control === document.activeElement)) big?.focus({ preventScroll: true });
}

/** Plays, pauses or tries again: whatever a press on the player in this box does now. False where it has none. */
export function pressMainControl(box: Element | null): boolean {
  const control = mainControls(box).at(-1);
  control?.click();
  return control !== undefined;
}

/** On the button that turns the sound off and on. */
export const MUTE_CONTROL = { 'data-mute-control': '' } as const;

/** Turns the sound of the player in this box off or on; before it has been played it has no button for that. */
export function pressMuteControl(box: Element | null): boolean {
  const control = box?.querySelector<HTMLElement>('[data-mute-control]');
  const video = box?.querySelector('video');
  if (control != null) control.click();
  else if (video != null) video.muted = !video.muted;
  return control != null || video != null;
}

function mainControls(player: Element | null): readonly HTMLElement[] {
  return [...(player?.querySelectorAll<HTMLElement>('[data-main-control]') ?? [])];
}
