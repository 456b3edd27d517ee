import { fileExtension, type VideoClip } from '@cutroom/contract';
import { finalVideoUrl } from '../player/final-video-url.ts';
import { thumbnailUrl } from './thumbnail-url.ts';

/** Where the image of one moment can be had. */
export interface ImageSource {
  /** The server's JPEG. */
  readonly imageUrl: string;
  /** For a video element where the server's image fails; the best first. */
  readonly videoUrls: readonly string[];
  /** What stands there where nothing can be shown. */
  readonly placeholder: 'VIDEO' | 'MOV';
}

/** A moment of an uploaded clip. */
export function imageOfClip(clip: VideoClip, atSeconds: number): ImageSource {
  const urls = clip.proxyUrl === null ? [clip.url] : [clip.proxyUrl, clip.url];
  return {
    imageUrl: thumbnailUrl(clip.filename, rounded(atSeconds)),
    videoUrls: urls.map((url) => `${url}#t=${rounded(atSeconds)}`),
    placeholder: fileExtension(clip.filename) === 'mov' ? 'MOV' : 'VIDEO',
  };
}

/** A moment of the finished video. */
export function imageOfReel(finalVideoPath: string, atSeconds: number): ImageSource {
  const url = finalVideoUrl(finalVideoPath);
  return {
    imageUrl: thumbnailUrl(finalVideoPath.split('/').at(-1) ?? '', rounded(atSeconds)),
    videoUrls: url === null ? [] : [`${url}#t=${rounded(atSeconds)}`],
    placeholder: 'VIDEO',
  };
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
