/** For tools that tests run themselves: what hangs is ended by the test's own time, which a busy machine needs most of. */
export const TEST_LIMITS = { wallMs: 10 * 60_000, stallMs: null } as const;
