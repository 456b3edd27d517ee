import { type Project, plannedBriefSchema } from '@cutroom/contract';
import { sampleProject } from './sample-project.ts';

/** Captions were asked for; so many of its three clips are written down. */
export function askedForCaptions(heardCount: number): Project {
  const { editingPlan, videoClips, ...project } = sampleProject();
  const brief = plannedBriefSchema.parse({
    language: 'en',
    isLanguageRead: true,
    wishes: [
      {
        ...{ kind: 'captions', id: 'captions', said: 'captions', span: null, certainty: 'sure' },
        ...{ source: 'prompt', isNot: false },
      },
    ],
    notUsed: [],
    outcomes: [
      { wishId: 'captions', outcome: 'notPossible', reason: 'Nobody has written down what is said.' },
    ],
  });
  return {
    ...project,
    editingPlan: editingPlan && { ...editingPlan, style: { pace: 'slow', sound: 'original' }, brief },
    videoClips: videoClips.map((clip, index) => ({
      ...clip,
      analysisData: clip.analysisData && { ...clip.analysisData, isTranscribed: index < heardCount },
    })),
  };
}
