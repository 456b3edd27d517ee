import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { closeToast, getToasts, subscribeToToasts } from '../../../lib/notifications/toast.ts';
import type { ToastContent } from '../../../lib/notifications/toast-list.ts';
import { Button } from '../button.tsx';

const TOAST_DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

const BAR_CLASSES: { readonly [T in NonNullable<ToastContent['tone']> | 'bad']: string } = {
  good: 'before:bg-good',
  neutral: 'before:bg-edge-strong',
  bad: 'before:bg-danger',
};

/** Notifications: one at a time, swiped away to the right, reached with F8 (spec section 9). */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts);
  return (
    <Radix.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label="Notification"
    >
      {toasts.map(({ id, title, description, variant = 'default', tone, action, durationMs, isOpen }) => (
        <Radix.Root
          key={id}
          open={isOpen}
          onOpenChange={(open) => !open && closeToast(id)}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          {...(durationMs === undefined ? {} : { duration: durationMs })}
          data-variant={variant}
          className={clsx(
            'relative flex items-start gap-3 overflow-hidden rounded-lg bg-raised py-3.5 pr-1.5 pl-5 shadow-float ring-1 ring-edge',
            'before:absolute before:inset-y-0 before:left-0 before:w-1',
            BAR_CLASSES[variant === 'destructive' ? 'bad' : (tone ?? 'good')],
            'data-[state=open]:animate-slide-in data-[state=closed]:animate-slide-out data-[swipe=end]:animate-swipe-out',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
          )}
        >
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-1 py-0.5 wrap-anywhere">
            <Radix.Title className="text-sm font-semibold text-ink">{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className="text-sm whitespace-pre-line text-ink-soft">
                {description}
              </Radix.Description>
            )}
          </div>
          {action !== undefined && (
            <Radix.Action asChild altText={action.altText}>
              <Button
                variant="quiet"
                className="-my-1.5 self-center text-ink underline underline-offset-4"
                onClick={action.onPress}
              >
                {action.label}
              </Button>
            </Radix.Action>
          )}
          <Radix.Close
            aria-label="Close"
            className="-my-1.5 grid size-11 shrink-0 place-items-center rounded-md text-ink-faint transition-colors hover:text-ink"
          >
            <X aria-hidden className="size-4.5" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        className={clsx(
          'fixed inset-x-0 bottom-(--bottom-bar,0px) z-60 m-0 flex w-full list-none flex-col gap-2 safe-x safe-bottom outline-none md:right-0 md:left-auto md:max-w-[420px]',
          // lib/notifications/use-toasts-at-top.ts
          'in-data-[toasts=top]:top-(--header-bar,0px) in-data-[toasts=top]:bottom-auto',
        )}
      />
    </Radix.Provider>
  );
}
