import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { warmUp } from '../../../lib/code-loading/use-warm-up.ts';
import { IconButton } from '../icon-button.tsx';
import type { MenuItem } from './menu-item.ts';

interface MenuProps {
  /** What the menu is about: 'More for Summer 2026'. */
  readonly label: string;
  /** The trigger's icon. */
  readonly icon: ReactNode;
  readonly items: readonly MenuItem[];
  readonly className?: string;
}

// The menu and its positioning are a fifth of the dashboard's script: they come when a trigger is first approached.
const loadOpenMenu = () => import('./open-menu.tsx');
const OpenMenu = lazyPart(async () => (await loadOpenMenu()).OpenMenu);

/** An icon button that opens a list of actions. */
export function Menu({ label, icon, items, className }: MenuProps) {
  const [wasOpened, setOpened] = useState(false);
  const approach = () => warmUp(loadOpenMenu);
  const trigger = (
    <IconButton
      label={label}
      aria-haspopup="menu"
      onPointerEnter={approach}
      onFocus={approach}
      onClick={() => setOpened(true)}
      {...(className === undefined ? {} : { className })}
    >
      {icon}
    </IconButton>
  );
  if (!wasOpened) return trigger;
  return (
    <Suspense fallback={trigger}>
      <OpenMenu label={label} icon={icon} items={items} {...(className === undefined ? {} : { className })} />
    </Suspense>
  );
}
