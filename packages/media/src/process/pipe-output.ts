import { readerFd } from './run-process.ts';

/**
 * ffmpeg: the end of an output that a reader gets. It comes by the bufferful (32 KiB), and what is larger at once: a pipe
 * written for every little frame or line wakes both of its ends each time.
 */
export function pipeOutput(
  format: 'rawvideo' | 'framecrc' | 'f32le' | 's16le',
  readerIndex: number,
): string[] {
  return ['-f', format, '-flush_packets', '0', `pipe:${readerFd(readerIndex)}`];
}
