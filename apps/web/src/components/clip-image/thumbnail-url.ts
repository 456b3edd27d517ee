/** The server's JPEG of a stored video at a second of it. */
export function thumbnailUrl(storedName: string, atSeconds: number): string {
  return `/api/thumbnails/${encodeURIComponent(storedName)}?t=${atSeconds}`;
}

/** The image that stands for a clip where it is listed: its very beginning is often dark or shaken. */
export function tileImageUrl(storedName: string): string {
  return thumbnailUrl(storedName, 1);
}
