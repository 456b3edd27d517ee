import { withoutSilences } from '@cutroom/reel';
import { hasSpeech } from '../../material/clip-traits.ts';
import { FLUENT } from '../cast/voice-clip.ts';
import type { MadeCut } from '../made-cut.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { asSelected } from './on-beats.ts';

/** The cuts with what is wished of talk done to them: ums and pauses out, voices clear. */
export function talkCuts(cuts: readonly MadeCut[], { sound }: Wishes): readonly MadeCut[] {
  if (sound.sound === 'mute') return cuts;
  const fluent = sound.isFluent ? cuts.flatMap(withoutStumbles) : cuts;
  if (!sound.clearsVoices) return fluent;
  return fluent.map((cut) => (hasSpeech(cut.facts.clip.analysis) ? { ...cut, isVoiceCleared: true } : cut));
}

function withoutStumbles(cut: MadeCut): MadeCut[] {
  const { clip, durationSeconds } = cut.facts;
  const known = { id: clip.clipId, probe: { durationSeconds }, analysis: clip.analysis };
  return withoutSilences([asSelected(cut, 0)], [known], { ...FLUENT, isTrimmed: true }).map(
    ({ startTime, endTime }) => ({
      ...cut,
      interval: { startSeconds: startTime, endSeconds: endTime },
    }),
  );
}
