import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';

interface ChipPopoverProps {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Whether the focus goes somewhere else than back to the chip: the chip may be gone. */
  readonly isLeft: () => boolean;
}

/** What is behind a chip. */
export function ChipPopover({ label, trigger, children, isOpen, onOpen, isLeft }: ChipPopoverProps) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      {/* Within the page's main part, where people who go from landmark to landmark find it. */}
      <Popover.Portal container={document.querySelector('main')}>
        <Popover.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            if (isLeft()) event.preventDefault();
          }}
          className="z-50 grid max-h-(--radix-popover-content-available-height) w-88 max-w-[calc(100vw-1.5rem)] origin-(--radix-popover-content-transform-origin) animate-rise grid-cols-1 gap-4 overflow-y-auto rounded-lg bg-raised p-4 text-sm shadow-float ring-1 ring-edge"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
