/** The estimated time remaining (spec section 4), from the overall progress of 0-100. */
export function estimateText(percent: number): string {
  if (percent < 25) return '2-3 minutes';
  if (percent < 40) return '1-2 minutes';
  return percent < 80 ? '30-90 seconds' : '10-30 seconds';
}
