import type { EditingPlan, SelectedClip } from '@cutroom/contract';
import type { DirectorClip } from '../../director-clip.ts';
import { randomFrom } from '../../random.ts';

/** Planners that cannot read: what a requirement is met by chance. */
export type FloorPlanner = (clips: readonly DirectorClip[], seed: number) => EditingPlan;

/** Random clips, random places, 1 to 4 seconds each, 15 to 30 seconds in all. */
export const planAtRandom: FloorPlanner = (clips, seed) => {
  const random = randomFrom(seed);
  const target = 15 + random() * 15;
  const cuts: SelectedClip[] = [];
  let total = 0;
  while (total < target && cuts.length < 100) {
    const clip = clips[Math.floor(random() * clips.length)];
    if (clip === undefined) break;
    const seconds = Math.min(clip.analysis.durationSeconds, 1 + random() * 3);
    const startTime = random() * (clip.analysis.durationSeconds - seconds);
    cuts.push({ clipId: clip.clipId, startTime, endTime: startTime + seconds, order: cuts.length });
    total += seconds;
  }
  return asPlan(cuts);
};

/** The first three seconds of every clip, one after the other. */
export const planFirstSeconds: FloorPlanner = (clips) =>
  asPlan(
    clips.map(({ clipId, analysis }, order) => ({
      clipId,
      startTime: 0,
      endTime: Math.min(3, analysis.durationSeconds),
      order,
    })),
  );

function asPlan(selectedClips: SelectedClip[]): EditingPlan {
  return {
    title: '',
    description: '',
    instructions: '',
    selectedClips,
    style: { pace: 'medium', sound: 'original' },
  };
}
