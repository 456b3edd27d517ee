import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Logo } from './logo.tsx';

interface HeaderRowProps {
  /** The front page has no way home: it is home. */
  readonly isHome?: boolean;
  /** On phones the mark alone stands for the name, where a project needs the room. */
  readonly isNameOptional?: boolean;
  /** What follows the logo. */
  readonly children?: ReactNode;
}

/**
 * The row at the top of every screen, inside a content frame, so that the logo never moves. The server's own pages have the
 * same (apps/server/src/platform/http/pages/plain-page-style.ts).
 */
export function HeaderRow({ isHome = false, isNameOptional = false, children }: HeaderRowProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-2">
      {isHome ? (
        <Logo />
      ) : (
        <Link
          href="/"
          aria-label="Cutroom home"
          title="Cutroom home"
          className="-mx-2 inline-flex min-h-11 items-center rounded-md px-2 transition-colors hover:bg-raised"
        >
          <Logo isNameOptional={isNameOptional} />
        </Link>
      )}
      {children}
    </div>
  );
}
