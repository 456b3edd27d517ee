import type { Project, SharePlatform } from '@cutroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { PROJECTS_KEY } from '../../api/use-projects.ts';
import { toastFailure } from '../../session/failure-toast.ts';
import { toast } from '../../ui/toast.ts';
import { PLATFORM_NAMES, shareBrowser } from './share-browser.ts';
import { shareVideo } from './share-video.ts';

/** Asks for a link and hands it over. */
export function useShare({ id, title }: Pick<Project, 'id' | 'title'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (platform: SharePlatform) => callApi('share', { params: { id }, body: { platform } }),
    onSuccess: async (answer, platform) => {
      void queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
      const browser = shareBrowser(platform, title, answer.instructions);
      const outcome = await shareVideo(title, answer, browser);
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
}
