/**
 * Where a finished video is played from: the last segment of the project's `finalVideoPath` names the file (spec
 * section 3). Null where there is none.
 */
export function finalVideoUrl(finalVideoPath: string | null): string | null {
  const fileName = finalVideoPath?.split('/').at(-1);
  return fileName ? `/api/videos/${fileName}` : null;
}
