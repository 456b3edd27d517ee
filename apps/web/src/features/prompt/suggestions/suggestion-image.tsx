import type { QuickPrompt } from '@cutroom/contract';
import { memo, type ReactNode } from 'react';

/** A small drawn frame of the style, in the product's own colours; not drawn again at every letter that is typed. */
export const SuggestionImage = memo(function SuggestionImage({ style }: { readonly style: QuickPrompt }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 54 96"
      className="h-18 w-10 shrink-0 overflow-hidden rounded-sm bg-well ring-1 ring-edge"
      fill="none"
    >
      <title>{style}</title>
      {DRAWINGS[style]}
    </svg>
  );
});

const DRAWINGS: { readonly [S in QuickPrompt]: ReactNode } = {
  travel: (
    <>
      <path d="M0 0h54v60H0z" className="fill-chosen-wash" />
      <circle cx="36" cy="34" r="9" className="fill-chosen" />
      <path d="M0 62 14 42l9 11 9-15 22 26v32H0z" className="fill-pressed" />
      <path d="M0 70c9-4 18 3 27 0s18-4 27 0v26H0z" className="fill-edge-strong" />
      <path
        d="M30 74h12M33 79h6M28 85h16"
        className="stroke-chosen"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  event: (
    <>
      <path d="M27 0 8 58h38z" className="fill-chosen-wash" />
      <path d="M4 0 22 52h14z" className="fill-chosen/25" />
      <path
        d="m8 14 3 3m30-8-2 4m6 16-4 1M13 34l-3 2m34 12-3-2"
        className="stroke-chosen"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="12" cy="68" r="7" className="fill-edge-strong" />
      <circle cx="42" cy="66" r="7" className="fill-edge-strong" />
      <circle cx="27" cy="62" r="8" className="fill-ink-soft" />
      <path d="M0 96c0-12 5-20 12-20s10 5 11 9c1-9 8-13 14-9 3-4 17-2 17 20z" className="fill-pressed" />
      <path d="M13 96c0-14 6-25 14-25s14 11 14 25z" className="fill-raised" />
    </>
  ),
  product: (
    <>
      <ellipse cx="27" cy="74" rx="21" ry="5" className="fill-pressed" />
      <path d="M27 4 4 74h46z" className="fill-chosen-wash" />
      <rect x="19" y="38" width="16" height="35" rx="3" className="fill-edge-strong" />
      <rect x="22" y="29" width="10" height="10" rx="1.5" className="fill-ink-soft" />
      <rect x="19" y="50" width="16" height="12" className="fill-chosen" />
      <path d="M22 42v28" className="stroke-ink/40" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  tutorial: (
    <>
      <path d="M0 72h54v24H0z" className="fill-pressed" />
      <circle cx="12" cy="18" r="6.5" className="fill-chosen" />
      <circle cx="12" cy="40" r="6.5" className="fill-chosen/60" />
      <circle cx="12" cy="62" r="6.5" className="fill-chosen/30" />
      <path
        d="M24 18h22M24 40h17M24 62h20"
        className="stroke-edge-strong"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="m9 18 2.2 2.2L15 16" className="stroke-chosen-ink" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M8 96c4-12 12-14 19-14s15 2 19 14z" className="fill-edge-strong" />
    </>
  ),
};
