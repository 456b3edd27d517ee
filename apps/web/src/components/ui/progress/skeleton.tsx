import { clsx } from 'clsx';

/** A breathing block in the shape of what comes; its size and radius are the user's classes. Silent to screen readers. */
export function Skeleton({ className }: { readonly className: string }) {
  return <div aria-hidden className={clsx('animate-shimmer rounded-md bg-raised', className)} />;
}
