import type { Project } from '@cutroom/contract';
import { sampleProject } from './sample-project.ts';

/** A project of so many cuts of equal length, all of which the video shows. */
export function evenCuts(count: number, seconds: number): Project {
  const cuts = Array.from({ length: count }, (_, order) => ({
    clipId: ['clip-a', 'clip-b', 'clip-c'][order % 3] ?? '',
    startTime: order * 0.1,
    endTime: order * 0.1 + seconds,
    order,
  }));
  return sampleProject({
    editingPlan: { title: '', description: '', instructions: '', selectedClips: cuts },
    timeline: cuts.map(({ order: _, ...entry }) => entry),
  });
}
