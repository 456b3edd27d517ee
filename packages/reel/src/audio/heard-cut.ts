import type { ReelCut } from '../reel-spec.ts';

/** A cut as it is heard: as the cut of the other clip where it is heard with one, which plays as it was recorded. */
export function heardCut<Cut extends ReelCut>(cut: Cut): Cut {
  const { audioFrom } = cut;
  if (audioFrom === undefined) return cut;
  const { speed: _speed, shot: _shot, heard: _heard, words: _words, voiceClearing: _voices, ...shown } = cut;
  // What a kind of cut has of its clip beyond a reel's needs, it has of the other one too.
  return { ...shown, ...audioFrom } as unknown as Cut;
}

/** Whether a cut is heard with its own audio, under its own frames. */
export function isHeardAsShown({ audio, audioFrom }: Pick<ReelCut, 'audio' | 'audioFrom'>): boolean {
  return audio === undefined && audioFrom === undefined;
}
