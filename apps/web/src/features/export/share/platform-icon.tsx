import type { SharePlatform } from '@cutroom/contract';
import type { ReactNode } from 'react';

/** The platform's sign, drawn with one line like the other icons. */
export function PlatformIcon({ platform }: { readonly platform: SharePlatform }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title>{platform}</title>
      {SHAPES[platform]}
    </svg>
  );
}

const SHAPES: { readonly [P in SharePlatform]: ReactNode } = {
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  tiktok: <path d="M14 3v11.5a4 4 0 1 1-4-4M14 3c.4 3 2.4 5 5.500 5.300" />,
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" />
    </>
  ),
};
