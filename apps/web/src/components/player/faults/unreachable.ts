const PATIENCE_MS = 5000;

/**
 * Whether the server that has a file cannot be reached, or is out of order. Asked where a file fails before anything of it came: browsers
 * tell the same code of that and of a file that they cannot play.
 */
export async function isUnreachable(url: string): Promise<boolean> {
  const asked = new AbortController();
  const patience = setTimeout(() => asked.abort(), PATIENCE_MS);
  try {
    // A request that needs no leave of another origin's storage; nothing of the file is read.
    const { status } = await fetch(url, { cache: 'no-store', signal: asked.signal });
    return status >= 500;
  } catch {
    return true;
  } finally {
    clearTimeout(patience);
    asked.abort();
  }
}
