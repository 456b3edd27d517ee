import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { lazyPart } from './lazy-part.ts';

export interface EarlyPart<Props extends object> {
  (props: Props): ReactNode;
  readonly preload: () => Promise<void>;
}

/**
 * A part whose code comes when it is first shown, or before: then it shows at once, where React would wait for up to
 * 300 ms before it shows what had to be fetched.
 */
export function earlyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): EarlyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded = await load();
  };
  const Lazy = lazyPart(async () => loaded ?? (await load()));
  function Shown(props: Props): ReactNode {
    // Kept while the part is shown: another component would begin it anew.
    const [Component] = useState(() => loaded ?? Lazy);
    return createElement(Component, props);
  }
  return Object.assign(Shown, { preload });
}
