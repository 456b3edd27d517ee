import type { SharePlatform } from '@cutroom/contract';

interface PlatformGuide {
  /** The platform's own page where a video is uploaded. */
  readonly shareUrl: string;
  readonly steps: readonly string[];
}

const GUIDES: { readonly [P in SharePlatform]: PlatformGuide } = {
  instagram: {
    shareUrl: 'https://www.instagram.com/',
    steps: [
      'Save the video that is being downloaded.',
      'On Instagram, press Create (+) and choose Post; in the app, choose Reel.',
      'Select the video and keep the 9:16 crop.',
      'Add a caption and a cover, then press Share.',
    ],
  },
  tiktok: {
    shareUrl: 'https://www.tiktok.com/upload',
    steps: [
      'Save the video that is being downloaded.',
      'On the TikTok upload page, sign in and press Select video.',
      'Choose the video and wait until it is uploaded.',
      'Add a description and hashtags, then press Post.',
    ],
  },
  youtube: {
    shareUrl: 'https://www.youtube.com/upload',
    steps: [
      'Save the video that is being downloaded.',
      'On the YouTube upload page, sign in and press Select files.',
      'Choose the video: a vertical one of up to 3 minutes becomes a Short.',
      'Add a title, say whether it is made for kids, choose who can see it, then press Publish.',
    ],
  },
};

/** Where to post a video on this platform, and how, in numbered steps. */
export function platformGuide(platform: SharePlatform): { shareUrl: string; instructions: string } {
  const { shareUrl, steps } = GUIDES[platform];
  return { shareUrl, instructions: steps.map((step, index) => `${index + 1}. ${step}`).join('\n') };
}
