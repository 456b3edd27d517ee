import type { ReactNode } from 'react';

interface PageBarProps {
  readonly icon: ReactNode;
  readonly text: string;
  /** What can be done about it: buttons. */
  readonly children: ReactNode;
}

/** A line over the foot of the page, with what can be done about it. */
export function PageBar({ icon, text, children }: PageBarProps) {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-50 grid justify-items-center p-4 safe-bottom">
      <div className="pointer-events-auto flex max-w-full flex-wrap items-center justify-end gap-3 rounded-lg bg-panel p-3 ps-4 shadow-float ring-1 ring-edge">
        <div className="flex min-w-60 flex-1 items-center gap-3">
          {icon}
          <p role="status">{text}</p>
        </div>
        <div className="flex gap-3">{children}</div>
      </div>
    </div>
  );
}
