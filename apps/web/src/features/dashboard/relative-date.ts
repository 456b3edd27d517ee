const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_PER_WEEK = 7;
const WEEKS_UNTIL_DAYS = 30;

/** Spec section 9, "Relative dates", in whole days elapsed; less than one is today. */
export function relativeDate(date: Date, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - date.getTime()) / DAY_MS));
  if (days === 0) return 'Today';
  if (days === 1) return '1 day ago';
  if (days < DAYS_PER_WEEK) return `${days} days ago`;
  if (days >= WEEKS_UNTIL_DAYS) return date.toLocaleDateString();
  const weeks = Math.ceil(days / DAYS_PER_WEEK);
  return weeks === 1 ? '1 week ago' : `${weeks} weeks ago`;
}
