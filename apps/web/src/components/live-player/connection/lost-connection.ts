/** Whether a `fetch` or the reading of its body failed without the server's answer (Fetch standard: a TypeError). */
export function isLostFetch(error: unknown): boolean {
  return error instanceof TypeError;
}
