import type { ApiResponse, ModelsOffer } from '@cutroom/contract';

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
