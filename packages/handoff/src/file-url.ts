/** A path as a URL relative to the timeline's file: nobody knows where the zip will be unpacked. */
export function relativeUrl(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
