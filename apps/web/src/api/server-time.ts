/** How far this device's clock is ahead of the server's; null before the server said what time it is. */
let aheadMs: number | null = null;

/**
 * What an answer says of the time: its Date header (RFC 9110, section 6.6.1), which answers out of a cache have anew, too.
 */
export function noteServerTime(date: string | null, nowMs: number): void {
  const serverMs = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isNaN(serverMs)) aheadMs = nowMs - serverMs;
}

/** The server's time at a time of this device: phones are minutes fast or slow. */
export function asServerTime(deviceMs: number): number {
  return deviceMs - (aheadMs ?? 0);
}
