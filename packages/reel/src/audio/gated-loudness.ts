/** EBU R 128: blocks this far below the mean of the rest do not count. */
const RELATIVE_GATE_LU = 10;
const ABSOLUTE_GATE_LUFS = -70;

export interface LoudnessBlock {
  readonly lufs: number;
  readonly seconds: number;
}

/** Loudness of a programme told from how loud its parts are. @returns LUFS; null for silence */
export function gatedLoudness(blocks: readonly LoudnessBlock[]): number | null {
  const audible = blocks.filter(({ lufs }) => lufs > ABSOLUTE_GATE_LUFS);
  const mean = meanLoudness(audible);
  if (mean === null) return null;
  return meanLoudness(audible.filter(({ lufs }) => lufs > mean - RELATIVE_GATE_LU));
}

function meanLoudness(blocks: readonly LoudnessBlock[]): number | null {
  const seconds = blocks.reduce((sum, block) => sum + block.seconds, 0);
  if (seconds === 0) return null;
  const power = blocks.reduce((sum, block) => sum + block.seconds * 10 ** (block.lufs / 10), 0);
  return 10 * Math.log10(power / seconds);
}

/** The parts of an interval of something whose level is known in steps. */
export function blocksWithin(
  { stepSeconds, levelsDb }: { readonly stepSeconds: number; readonly levelsDb: readonly number[] },
  startSeconds: number,
  endSeconds: number,
  offsetDb = 0,
): LoudnessBlock[] {
  return levelsDb.flatMap((level, step) => {
    const from = Math.max(startSeconds, step * stepSeconds);
    const until = Math.min(endSeconds, (step + 1) * stepSeconds);
    return until > from ? [{ lufs: level + offsetDb, seconds: until - from }] : [];
  });
}
