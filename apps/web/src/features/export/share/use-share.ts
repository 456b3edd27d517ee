import type { Project, SharePlatform, ShareTarget } from '@cutroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { toastFailure } from '../../../api/failure-toast.ts';
import { PROJECTS_KEY } from '../../../api/use-projects.ts';
import { toast } from '../../../lib/notifications/toast.ts';
import { keepChosenPlatform } from './chosen-platform.ts';
import { type HandedLink, handedLink } from './local-link.ts';
import { PLATFORM_NAMES, shareBrowser } from './share-browser.ts';
import { instructionSteps, shareVideo } from './share-video.ts';

interface LinkShown {
  readonly link: HandedLink;
  /** None where the browser's own dialog was there. */
  readonly steps: readonly string[];
}

/** What stays on the screen, however the browser's dialog ends: the link, and the steps for who shares by hand. */
export type ShareGuide = LinkShown &
  (
    | { readonly target: Extract<ShareTarget, 'phone'> }
    /** With the platform's own page, for browsers that opened no tab. */
    | { readonly target: SharePlatform; readonly uploadUrl: string }
  );

/** Asks for a link and hands it over. The guide of one platform, or of the phone, stays until another one is chosen. */
export function useShare({ id, title }: Pick<Project, 'id' | 'title'>) {
  const queryClient = useQueryClient();
  const [guide, setGuide] = useState<ShareGuide | null>(null);
  const hideGuide = () => setGuide(null);
  const reload = () => void queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
  const mutation = useMutation({
    mutationFn: (platform: SharePlatform) => callApi('share', { params: { id }, body: { platform } }),
    onMutate: hideGuide,
    onSuccess: (answer, platform) => {
      reload();
      keepChosenPlatform(id, platform);
      const { instructions, shareUrl: uploadUrl } = answer;
      const shown = { target: platform, steps: [], link: handedLink(answer), uploadUrl };
      setGuide(shown);
      const browser = shareBrowser(platform, title, instructions);
      const handedOver = shareVideo(title, answer, {
        ...browser,
        showInstructions: (isLinkCopied) => {
          browser.showInstructions(isLinkCopied);
          setGuide({ ...shown, steps: instructionSteps(instructions) });
        },
      }).then((outcome) => {
        if (outcome === 'shared') toastShared(platform);
      });
      if (browser.openDialog === null) return handedOver;
      // Some browsers never tell that their dialog was closed: nothing else may wait for it.
      handedOver.catch(toastFailed);
      return undefined;
    },
    onError: toastFailed,
  });
  const toPhone = useMutation({
    mutationFn: () => callApi('linkForPhone', { params: { id } }),
    onMutate: hideGuide,
    onSuccess: (answer) => {
      reload();
      setGuide({ target: 'phone', steps: [], link: handedLink(answer) });
    },
    onError: toastFailed,
  });
  const isPreparing = (mutation.isPending || toPhone.isPending) && guide === null;
  return { ...mutation, toPhone, guide, isPreparing };
}

function toastShared(platform: SharePlatform): void {
  toast({
    title: 'Sharing Complete',
    description: `Your video has been handed over for ${PLATFORM_NAMES[platform]}.`,
  });
}

function toastFailed(error: unknown): void {
  toastFailure(error, {
    title: 'Action Failed',
    description: 'Failed to process request. Please try again.',
  });
}
