import type { Route } from '@playwright/test';

/** Answers with bytes as the server does: all of them, or the range that was asked for. */
export async function answerFile(route: Route, bytes: Buffer, contentType: string): Promise<void> {
  const range = /^bytes=(\d+)-(\d*)$/.exec(route.request().headers().range ?? '');
  const whole = { 'accept-ranges': 'bytes', 'content-type': contentType };
  if (range === null) return route.fulfill({ status: 200, headers: whole, body: bytes });
  const first = Number(range[1]);
  const last = range[2] ? Number(range[2]) : bytes.length - 1;
  await route.fulfill({
    status: 206,
    headers: { ...whole, 'content-range': `bytes ${first}-${last}/${bytes.length}` },
    body: bytes.subarray(first, last + 1),
  });
}
