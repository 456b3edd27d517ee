/** Where the browser fetches a stored file from. */
export function videoUrl(storedName: string): string {
  return `/api/videos/${encodeURIComponent(storedName)}`;
}

/** The browser's name of a clip's proxy: the stored name with its own ending. */
export function proxyName(storedName: string): string {
  return `${storedName}.proxy.mp4`;
}
