import type { Project, SharePlatform } from '@cutroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { toastFailure } from '../../../api/failure-toast.ts';
import { PROJECTS_KEY } from '../../../api/use-projects.ts';
import { toast } from '../../../lib/notifications/toast.ts';
import { type HandedLink, handedLink } from './local-link.ts';
import { PLATFORM_NAMES, shareBrowser } from './share-browser.ts';
import { instructionSteps, shareVideo } from './share-video.ts';

/** What stays on the screen, however the browser's dialog ends: the link, and the steps for who shares by hand. */
export interface ShareGuide {
  readonly platform: SharePlatform;
  /** None where the browser's own dialog was there. */
  readonly steps: readonly string[];
  readonly link: HandedLink;
  /** The platform's own page, for browsers that opened no tab. */
  readonly uploadUrl: string;
}

/** Asks for a link and hands it over. The guide of one platform stays until another one is chosen. */
export function useShare({ id, title }: Pick<Project, 'id' | 'title'>) {
  const queryClient = useQueryClient();
  const [guide, setGuide] = useState<ShareGuide | null>(null);
  const mutation = useMutation({
    mutationFn: (platform: SharePlatform) => callApi('share', { params: { id }, body: { platform } }),
    onMutate: () => setGuide(null),
    onSuccess: async (answer, platform) => {
      void queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
      const { instructions, shareUrl: uploadUrl } = answer;
      const shown = { platform, steps: [], link: handedLink(answer), uploadUrl };
      setGuide(shown);
      const browser = shareBrowser(platform, title, instructions);
      const outcome = await shareVideo(title, answer, {
        ...browser,
        showInstructions: (isLinkCopied) => {
          browser.showInstructions(isLinkCopied);
          setGuide({ ...shown, steps: instructionSteps(instructions) });
        },
      });
      if (outcome !== 'shared') return;
      toast({
        title: 'Sharing Complete',
        description: `Your video has been handed over for ${PLATFORM_NAMES[platform]}.`,
      });
    },
    onError: (error) =>
      toastFailure(error, {
        title: 'Action Failed',
        description: 'Failed to process request. Please try again.',
      }),
  });
  /** Once the link is there it is the person who takes their time, in the browser's dialog. */
  const isPreparing = mutation.isPending && guide === null;
  return { ...mutation, guide, isPreparing };
}
