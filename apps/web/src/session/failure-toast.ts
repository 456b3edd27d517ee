import { isUnauthorized } from '../api/api-error.ts';
import { toast } from '../ui/toast.ts';
import type { ToastContent } from '../ui/toast-list.ts';

/** Says that a call failed, unless the session is over: that has its own notification and redirect. */
export function toastFailure(error: unknown, content: Omit<ToastContent, 'variant'>): void {
  if (isUnauthorized(error)) return;
  toast({ ...content, variant: 'destructive' });
}
