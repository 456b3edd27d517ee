const KIB = 1024;
const MIB = KIB * KIB;

/** '812 KB', '9.4 MB', '96 MB': binary, as the limits are. */
export function bytesText(bytes: number): string {
  if (bytes < KIB) return `${bytes} B`;
  if (bytes < MIB) return `${Math.round(bytes / KIB)} KB`;
  const megabytes = bytes / MIB;
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}

/** A size that never changes, such as a limit: '8 MB' where bytesText keeps its places with '8.0 MB'. */
export function fixedSizeText(bytes: number): string {
  return bytesText(bytes).replace('.0 ', ' ');
}

/** '12.0 s': how long a clip plays. */
export function durationText(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

export function speedText(bytesPerSecond: number): string {
  return `${bytesText(Math.round(bytesPerSecond))}/s`;
}

/** '8 s left', '25 s left', '3 min left'. Steps grow with the distance, so that the text does not flicker. */
export function timeLeftText(seconds: number): string {
  if (seconds < 10) return `${Math.max(1, Math.ceil(seconds))} s left`;
  if (seconds < 55) return `${Math.ceil(seconds / 5) * 5} s left`;
  return `${Math.ceil(seconds / 60)} min left`;
}
