import type { Project, SharePlatform } from '@cutroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { toastFailure } from '../../../api/failure-toast.ts';
import { PROJECTS_KEY } from '../../../api/use-projects.ts';
import { toast } from '../../../lib/notifications/toast.ts';
import { isLocalLink, LOCAL_LINK_TEXT } from './local-link.ts';
import { PLATFORM_NAMES, shareBrowser } from './share-browser.ts';
import { instructionSteps, shareVideo } from './share-video.ts';

/** What stays on the screen for who shares by hand: the platform's steps and the link. */
export interface ShareGuide {
  readonly platform: SharePlatform;
  readonly steps: readonly string[];
  readonly link: string;
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
      const { instructions, downloadUrl: link } = answer;
      const browser = shareBrowser(platform, title, instructions);
      const outcome = await shareVideo(title, answer, {
        ...browser,
        showInstructions: (isLinkCopied) => {
          browser.showInstructions(isLinkCopied);
          setGuide({ platform, steps: instructionSteps(instructions), link, uploadUrl: answer.shareUrl });
        },
      });
      if (outcome !== 'shared') return;
      const localNote = isLocalLink(link) ? ` ${LOCAL_LINK_TEXT}` : '';
      toast({
        title: 'Sharing Complete',
        description: `Your video has been handed over for ${PLATFORM_NAMES[platform]}.${localNote}`,
      });
    },
    onError: (error) =>
      toastFailure(error, {
        title: 'Action Failed',
        description: 'Failed to process request. Please try again.',
      }),
  });
  return { ...mutation, guide };
}
