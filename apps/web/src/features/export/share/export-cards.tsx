import { SHARE_PLATFORMS, type SharePlatform } from '@cutroom/contract';
import { Download, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { ProgressBar } from '../../../components/ui/progress/progress-bar.tsx';
import { PlatformIcon } from './platform-icon.tsx';
import { PLATFORM_NAMES } from './share-browser.ts';
import { ShareSteps } from './share-steps.tsx';
import type { ShareGuide } from './use-share.ts';

interface DownloadCardProps {
  /** Whether it is the next step. */
  readonly isPrimary: boolean;
  readonly isDisabled: boolean;
  readonly onDownload: () => void;
}

export function DownloadCard({ isPrimary, isDisabled, onDownload }: DownloadCardProps) {
  return (
    <ExportCard heading="Download" text="Save the video file to this device.">
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        size="lg"
        disabled={isDisabled}
        icon={<Download aria-hidden />}
        onClick={onDownload}
      >
        Download Video
      </Button>
    </ExportCard>
  );
}

interface ShareCardProps {
  readonly isDisabled: boolean;
  /** The link for what was chosen last, and what is to be done there; null before. */
  readonly guide: ShareGuide | null;
  readonly onShare: (platform: SharePlatform) => void;
  readonly onPhone: () => void;
}

export function ShareCard({ isDisabled, guide, onShare, onPhone }: ShareCardProps) {
  return (
    <ExportCard
      heading="Share"
      text="Opens your device's sharing, or the platform's upload page with the steps to take."
    >
      <div className="grid grid-cols-3 gap-2">
        {SHARE_PLATFORMS.map((platform) => (
          <Button
            key={platform}
            size="lg"
            disabled={isDisabled}
            icon={<PlatformIcon platform={platform} />}
            className="min-h-14 [&_svg]:size-6 max-sm:min-w-0 max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:py-2 max-sm:text-sm"
            onClick={() => onShare(platform)}
          >
            {PLATFORM_NAMES[platform]}
          </Button>
        ))}
      </div>
      {/* Who holds the phone in their hand has no use for it. */}
      <Button
        disabled={isDisabled}
        icon={<Smartphone aria-hidden />}
        className="justify-self-start max-sm:hidden"
        onClick={onPhone}
      >
        To my phone
      </Button>
      {guide !== null && <ShareSteps key={guide.link.url} guide={guide} />}
    </ExportCard>
  );
}

interface ExportCardProps {
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}

function ExportCard({ heading, text, children }: ExportCardProps) {
  return (
    <Card className="grid grid-cols-1 gap-3 p-4 sm:gap-4 sm:p-5">
      <div className="grid gap-1">
        <h2 className="text-lg">{heading}</h2>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      {children}
    </Card>
  );
}

interface ProgressCardProps {
  readonly text: string;
  /** 0-100; null where nothing is known. */
  readonly percent: number | null;
}

/** What is under way, below the cards. */
export function ProgressCard({ text, percent }: ProgressCardProps) {
  return (
    <Card className="grid animate-rise gap-3 p-4 sm:p-5">
      <div className="flex items-baseline justify-between gap-3">
        <p className="font-medium">{text}</p>
        {percent !== null && <span className="timecode text-sm text-ink-soft">{Math.round(percent)}%</span>}
      </div>
      <ProgressBar percent={percent} label={text} />
    </Card>
  );
}
