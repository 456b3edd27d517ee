import { type ApiResponse, type ModelsOffer, type Project, plannedBriefSchema } from '@cutroom/contract';
import { sampleProject } from './sample-project.ts';

/** Who may have models fetched. */
export const INSTALLATION_OWNER: ApiResponse<'getUser'> = {
  ...{ id: 'user-1', email: 'maya@example.com', ownsInstallation: true },
};
export const EARS_OFFER: ModelsOffer = {
  models: [
    {
      purpose: 'what is said, word by word',
      host: 'huggingface.co',
      repository: 'someone/ears',
      licence: 'Apache-2.0',
      bytes: 236_000_000,
      ...{ isHere: false, isWanted: true, fitsMemory: true },
    },
  ],
  state: 'absent',
  bytesHere: 0,
  bytesTotal: 236_000_000,
  failure: null,
  clipsNotSeen: 0,
  isLookingAgain: false,
};
export const EARS_HERE: ModelsOffer = {
  ...EARS_OFFER,
  ...{ state: 'complete', bytesHere: 236_000_000, clipsNotSeen: 3 },
};

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
