import { type Cuts, totalSeconds } from './cuts/timeline-cuts.ts';

const SECONDS_PER_MINUTE = 60;

/** A length in seconds as people say it: '14.2s', and '1:45' from a minute on. */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < SECONDS_PER_MINUTE) return secondsText(seconds);
  const rest = String(whole % SECONDS_PER_MINUTE).padStart(2, '0');
  return `${Math.floor(whole / SECONDS_PER_MINUTE)}:${rest}`;
}

/** '5.0s': places and lengths beside each other, which are compared. */
export function secondsText(seconds: number): string {
  return `${seconds.toFixed(1)}s`;
}

/** '40 clips' and '1:45'. */
export function reelSize(cuts: Cuts): { readonly clips: string; readonly length: string } {
  const { length: count } = cuts;
  return { clips: `${count} ${count === 1 ? 'clip' : 'clips'}`, length: lengthText(totalSeconds(cuts)) };
}
