import { REEL_FPS } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import { lengthOf } from '../../material/stretches.ts';
import { talkOf } from '../cast/voice-clip.ts';
import type { MadeCut } from '../made-cut.ts';
import type { OnBeats } from './on-beats.ts';

/** The cuts of others heard with that talk, which goes on from cut to cut until it is over. Locked cuts stay as they are. */
export function layUnder({ cuts, said }: OnBeats, voice: ClipFacts | null): OnBeats {
  if (voice === null) return { cuts, said };
  const { startSeconds: fromSeconds, endSeconds: untilSeconds } = talkOf(voice);
  let heardFrames = 0;
  const laid = cuts.map((cut): MadeCut => {
    const { audio: _, ...own } = cut;
    const startSeconds = Math.round((fromSeconds + heardFrames / REEL_FPS) * 1e3) / 1e3;
    const isOver = startSeconds >= untilSeconds;
    if (cut.selected !== undefined || cut.facts === voice || isOver) return own;
    heardFrames += Math.round((cut.sped?.seconds ?? lengthOf(cut.interval)) * REEL_FPS);
    return { ...own, gainDb: null, audioFrom: { clipId: voice.clip.clipId, startSeconds } };
  });
  return { cuts: laid, said };
}
