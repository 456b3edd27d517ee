import { SAFE_ZONE } from '@cutroom/contract';

/** Where no button or text of Instagram, TikTok or YouTube lies over the picture. */
export function SafeZone() {
  const sides = `${SAFE_ZONE.sides * 100}%`;
  return (
    <div
      data-safe-zone
      aria-hidden
      className="pointer-events-none absolute rounded-sm border border-dashed border-white/80 shadow-[0_0_0_100vmax_rgb(0_0_0/0.35)]"
      style={{
        top: `${SAFE_ZONE.top * 100}%`,
        bottom: `${SAFE_ZONE.bottom * 100}%`,
        left: sides,
        right: sides,
      }}
    />
  );
}
