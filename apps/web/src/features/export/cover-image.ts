const JPEG_QUALITY = 0.92;
const SEEK_MS_MAX = 5000;

/** The frame a video shows, in its full size, as a JPEG data URL; null where it cannot be had. */
export async function coverImage(video: HTMLVideoElement): Promise<string | null> {
  if (video.seeking) await seeked(video);
  if (video.videoWidth === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}

/** Resolves when the frame is there, or when it has been waited for long enough. */
function seeked(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, SEEK_MS_MAX);
    const settle = () => {
      clearTimeout(timer);
      resolve();
    };
    video.addEventListener('seeked', settle, { once: true });
  });
}
