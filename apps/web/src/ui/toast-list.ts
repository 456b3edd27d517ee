export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** Milliseconds on screen; 5000 where not given. */
  readonly durationMs?: number;
}

export interface Toast extends ToastContent {
  readonly id: string;
  /** False once dismissed: it then leaves the screen but stays in the list until removed. */
  readonly isOpen: boolean;
}

const TOASTS_MAX = 1;

/** The newest first; at most one (spec section 4). */
export function addToast(toasts: readonly Toast[], added: Toast): readonly Toast[] {
  return [added, ...toasts].slice(0, TOASTS_MAX);
}

export function dismissToast(toasts: readonly Toast[], id: string): readonly Toast[] {
  return toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast));
}

export function removeToast(toasts: readonly Toast[], id: string): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id);
}
