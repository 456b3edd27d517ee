import { clsx } from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import type { MenuItem } from './menu-item.ts';

interface OpenMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly items: readonly MenuItem[];
  readonly className?: string;
}

/** The menu once it was asked for: it opens as it arrives. */
export function OpenMenu({ label, icon, items, className }: OpenMenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>
        <IconButton label={label} {...(className === undefined ? {} : { className })}>
          {icon}
        </IconButton>
      </Radix.Trigger>
      {/* Within the page's main part, where people who go from landmark to landmark find it. */}
      <Radix.Portal container={document.querySelector('main')}>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={12}
          className="z-50 min-w-48 origin-(--radix-dropdown-menu-content-transform-origin) animate-rise rounded-lg bg-raised p-1 shadow-float ring-1 ring-edge"
        >
          {items.map((item) => (
            <Radix.Item
              key={item.label}
              onSelect={item.onSelect}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm outline-none select-none',
                'data-[highlighted]:bg-pressed [&_svg]:size-4.5',
                item.isDangerous ? 'text-poor' : 'text-ink',
              )}
            >
              {item.icon}
              {item.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
