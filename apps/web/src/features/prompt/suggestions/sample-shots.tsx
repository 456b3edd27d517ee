import type { QuickPrompt } from '@cutroom/contract';
import type { ReactNode } from 'react';

export interface Sample {
  /** How long each shot lasts: the pace of the style. */
  readonly shotSeconds: number;
  /** Drawn in 54 × 96. */
  readonly shots: readonly [ReactNode, ReactNode, ReactNode];
}

const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A reel of each style in three shots, in the product's own colours. */
export const SAMPLES: { readonly [S in QuickPrompt]: Sample } = {
  travel: {
    shotSeconds: 2,
    shots: [
      <>
        <path d="M0 0h54v60H0z" className="fill-chosen-wash" />
        <circle cx="36" cy="34" r="9" className="fill-chosen" />
        <path d="M0 62 14 42l9 11 9-15 22 26v32H0z" className="fill-pressed" />
        <path d="M0 70c9-4 18 3 27 0s18-4 27 0v26H0z" className="fill-edge-strong" />
        <path d="M30 74h12M33 79h6M28 85h16" className="stroke-chosen" strokeWidth="1.5" {...ROUND} />
      </>,
      <>
        <path d="M0 0h54v96H0z" className="fill-chosen-wash" />
        <path d="M0 8 21 30v38L0 90z" className="fill-edge-strong" />
        <path d="M54 2 33 30v38l21 24z" className="fill-pressed" />
        <path d="M21 68h12l21 24v4H0v-6z" className="fill-raised" />
        <path d="M27 70v4m0 6v5m0 6v5" className="stroke-ink-soft" strokeWidth="1.5" {...ROUND} />
        <path d="M4 30v8m6-2v8m6-3v7M49 28v9m-6 0v8" className="stroke-chosen" strokeWidth="2" {...ROUND} />
        <path d="M25 60h4v9h-4z" className="fill-ink-soft" />
        <circle cx="27" cy="57" r="2.4" className="fill-ink-soft" />
      </>,
      <>
        <path d="M0 0h54v52H0z" className="fill-chosen-wash" />
        <circle cx="27" cy="50" r="14" className="fill-chosen" />
        <path d="M0 52h54v44H0z" className="fill-edge-strong" />
        <path
          d="M15 57h24M18 64h18M21 71h12M23 78h8"
          className="stroke-chosen"
          strokeWidth="1.8"
          {...ROUND}
        />
        <path d="m6 60 10 0-2 4H8z M11 60V46l6 11z" className="fill-ink-soft" />
      </>,
    ],
  },
  event: {
    shotSeconds: 0.9,
    shots: [
      <>
        <path d="M27 0 8 58h38z" className="fill-chosen-wash" />
        <path d="M4 0 22 52h14z" className="fill-chosen/25" />
        <path
          d="m8 14 3 3m30-8-2 4m6 16-4 1M13 34l-3 2m34 12-3-2"
          className="stroke-chosen"
          strokeWidth="2"
          {...ROUND}
        />
        <circle cx="12" cy="68" r="7" className="fill-edge-strong" />
        <circle cx="42" cy="66" r="7" className="fill-edge-strong" />
        <circle cx="27" cy="62" r="8" className="fill-ink-soft" />
        <path d="M0 96c0-12 5-20 12-20s10 5 11 9c1-9 8-13 14-9 3-4 17-2 17 20z" className="fill-pressed" />
        <path d="M13 96c0-14 6-25 14-25s14 11 14 25z" className="fill-raised" />
      </>,
      <>
        <path d="M0 0h54v96H0z" className="fill-chosen-wash" />
        <path d="M2 96c0-20 10-30 25-30s25 10 25 30z" className="fill-edge-strong" />
        <circle cx="27" cy="42" r="22" className="fill-ink-soft" />
        <path
          d="M5 38c2-18 12-24 22-24s20 6 22 24c-10-2-18-6-24-12-4 6-12 10-20 12z"
          className="fill-pressed"
        />
        <path
          d="M19 42v1m16-1v1M18 51c5 7 13 7 18 0"
          className="stroke-ground"
          strokeWidth="2.6"
          {...ROUND}
        />
      </>,
      <>
        <path d="M0 0h54v96H0z" className="fill-pressed" />
        <path d="M0 10c18 9 36 9 54 0" className="stroke-ink-soft" strokeWidth="1" />
        <path d="m8 14 4 8 4-6zm14 4 5 8 4-8zm15-1 5 7 3-10z" className="fill-chosen" />
        <circle cx="18" cy="46" r="5" className="fill-chosen" />
        <path
          d="M18 54v18m0-16L8 44m10 12 9-9M18 72 11 90m7-18 6 18"
          className="stroke-chosen"
          strokeWidth="3.6"
          {...ROUND}
        />
        <circle cx="40" cy="50" r="4.6" className="fill-ink-soft" />
        <path
          d="M40 57v16m0-14-8-6m8 6 9-10M40 73l-5 17m5-17 7 16"
          className="stroke-ink-soft"
          strokeWidth="3.4"
          {...ROUND}
        />
      </>,
    ],
  },
  product: {
    shotSeconds: 3,
    shots: [
      <>
        <ellipse cx="27" cy="74" rx="21" ry="5" className="fill-pressed" />
        <path d="M27 4 4 74h46z" className="fill-chosen-wash" />
        <rect x="19" y="38" width="16" height="35" rx="3" className="fill-edge-strong" />
        <rect x="22" y="29" width="10" height="10" rx="1.5" className="fill-ink-soft" />
        <rect x="19" y="50" width="16" height="12" className="fill-chosen" />
        <path d="M22 42v28" className="stroke-ink/40" strokeWidth="1.5" {...ROUND} />
      </>,
      <>
        <path d="M0 0h54v96H0z" className="fill-chosen-wash" />
        <rect x="6" y="46" width="42" height="60" rx="8" className="fill-edge-strong" />
        <rect x="14" y="16" width="26" height="32" rx="3" className="fill-ink-soft" />
        <path d="M19 20v24m5-24v24m5-24v24m5-24v24" className="stroke-pressed" strokeWidth="1.5" {...ROUND} />
        <path d="M12 54v36" className="stroke-ink/40" strokeWidth="2.5" {...ROUND} />
      </>,
      <>
        <path d="M0 0h54v96H0z" className="fill-edge-strong" />
        <path d="M0 22h54v52H0z" className="fill-chosen" />
        <circle cx="27" cy="39" r="8" className="fill-chosen-ink/30" />
        <path d="M12 56h30M17 63h20" className="stroke-chosen-ink" strokeWidth="3" {...ROUND} />
        <path d="M7 4v14M7 79v13" className="stroke-ink/40" strokeWidth="2.5" {...ROUND} />
      </>,
    ],
  },
  tutorial: {
    shotSeconds: 2.5,
    shots: [
      <>
        <path d="M0 72h54v24H0z" className="fill-pressed" />
        <circle cx="12" cy="18" r="6.5" className="fill-chosen" />
        <circle cx="12" cy="40" r="6.5" className="fill-chosen/60" />
        <circle cx="12" cy="62" r="6.5" className="fill-chosen/30" />
        <path d="M24 18h22M24 40h17M24 62h20" className="stroke-edge-strong" strokeWidth="4" {...ROUND} />
        <path d="m9 18 2.2 2.2L15 16" className="stroke-chosen-ink" strokeWidth="1.6" {...ROUND} />
        <path d="M8 96c4-12 12-14 19-14s15 2 19 14z" className="fill-edge-strong" />
      </>,
      <>
        <path d="M0 66h54v30H0z" className="fill-pressed" />
        <path d="M8 50h38c0 14-8 22-19 22S8 64 8 50z" className="fill-edge-strong" />
        <ellipse cx="27" cy="50" rx="19" ry="4.5" className="fill-chosen-wash" />
        <path d="m27 50 15-30" className="stroke-chosen" strokeWidth="3.2" {...ROUND} />
        <path d="M54 4 41 14c-4 3-3 9 2 9l11-3z" className="fill-ink-soft" />
        <path d="M16 44c3-3 5 2 8-1" className="stroke-chosen" strokeWidth="1.6" {...ROUND} />
      </>,
      <>
        <path d="M0 62h54v34H0z" className="fill-pressed" />
        <ellipse cx="27" cy="72" rx="22" ry="8" className="fill-raised" />
        <path d="M13 70c0-12 6-18 14-18s14 6 14 18c-6 4-22 4-28 0z" className="fill-edge-strong" />
        <path d="M19 58c3-3 6-4 10-4" className="stroke-ink/40" strokeWidth="2" {...ROUND} />
        <circle cx="27" cy="26" r="12" className="fill-chosen" />
        <path d="m21 26 4.4 4.4L34 22" className="stroke-chosen-ink" strokeWidth="3" {...ROUND} />
      </>,
    ],
  },
};
