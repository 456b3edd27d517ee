import { FFMPEG, run } from './measured-process.ts';

export interface Quality {
  readonly ssim: string;
  /** Of every fifth picture; '?' where ffmpeg has no libvmaf. */
  readonly vmaf: string;
}

/** Compares a finished file with the same pictures without loss. */
export async function qualityOf(path: string, lossless: string): Promise<Quality> {
  const ssim = await compare(path, lossless, 'ssim');
  const vmaf = await compare(path, lossless, 'libvmaf=n_threads=2:n_subsample=5').catch(() => '');
  return {
    ssim: /All:([\d.]{6})/.exec(ssim)?.[1] ?? '?',
    vmaf: /VMAF score: ([\d]+\.\d)/.exec(vmaf)?.[1] ?? '?',
  };
}

function compare(path: string, lossless: string, filter: string): Promise<string> {
  const inputs = ['-i', path, '-i', lossless];
  return run([FFMPEG, '-nostdin', ...inputs, '-lavfi', `[0:v][1:v]${filter}`, '-an', '-f', 'null', '-']);
}
