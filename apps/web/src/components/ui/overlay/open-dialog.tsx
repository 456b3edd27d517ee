import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import type { DialogProps } from './dialog-props.ts';

/** Marks what gets the focus when a dialog opens; otherwise it is the first thing that can have it. */
const FIRST_FOCUS = 'data-first-focus';

const PLACES = {
  middle: 'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:-translate-1/2 sm:rounded-lg',
  side: 'sm:inset-y-0 sm:left-auto sm:max-h-none sm:rounded-none sm:data-[state=closed]:animate-slide-out sm:data-[state=open]:animate-slide-in',
} as const;

/** The dialog once it was asked for: a sheet from below on phones, a card in the middle elsewhere. */
export function OpenDialog(props: DialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    description,
    children,
    actions,
    width = 'narrow',
    place = 'middle',
    isAlert = false,
    standIn,
  } = props;
  const opener = useRef<Element | null>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
        <Radix.Content
          ref={contentRef}
          role={isAlert ? 'alertdialog' : 'dialog'}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          // Radix gives the focus back to a trigger of its own; these are opened from anywhere.
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            const first = contentRef.current?.querySelector(`[${FIRST_FOCUS}]`);
            if (!(first instanceof HTMLElement)) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const isThere = opener.current?.isConnected === true && opener.current !== document.body;
            const target = isThere ? opener.current : standIn?.();
            if (target instanceof HTMLElement) target.focus();
          }}
          className={clsx(
            'fixed z-50 flex max-h-[90dvh] flex-col gap-5 overflow-y-auto overscroll-contain bg-panel p-5 shadow-float outline-none ring-1 ring-edge',
            'inset-x-0 bottom-0 rounded-t-lg safe-bottom sm:w-[calc(100vw-3rem)] sm:p-6',
            'data-[state=closed]:animate-vanish data-[state=open]:animate-rise',
            width === 'narrow' ? 'sm:max-w-md' : 'sm:max-w-2xl',
            PLACES[place],
          )}
        >
          <div className="flex items-start gap-3">
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
              <Radix.Title dir="auto" className="line-clamp-3 text-xl wrap-anywhere">
                {title}
              </Radix.Title>
              {description !== undefined && (
                <Radix.Description className="text-ink-soft">{description}</Radix.Description>
              )}
            </div>
            {!isAlert && (
              <Radix.Close asChild>
                <IconButton label="Close" className="-mt-2.5 -mr-2.5">
                  <X aria-hidden />
                </IconButton>
              </Radix.Close>
            )}
          </div>
          {children !== undefined && <div className="grid min-w-0 grid-cols-1">{children}</div>}
          {actions !== undefined && (
            <div className="flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end">
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
