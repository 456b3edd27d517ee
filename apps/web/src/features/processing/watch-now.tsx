import type { Project } from '@cutroom/contract';
import { Play } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { usePlannedEdit } from '../../api/use-planned-edit.ts';
import { EarlyVideos, loadPlayer } from '../../components/live-player/early-player.ts';
import { Button } from '../../components/ui/button.tsx';
import { useWarmUp } from '../../lib/code-loading/use-warm-up.ts';
import { STARTS_PLAYING } from '../../lib/navigation/starts-playing.ts';

interface WatchNowProps {
  readonly project: Pick<Project, 'id' | 'status' | 'run'>;
}

/** The way out of the wait, as soon as it is decided what the video will be: its edit plays before its file is made. */
export function WatchNow({ project }: WatchNowProps) {
  const edit = usePlannedEdit(project);
  useWarmUp(loadPlayer);
  return (
    <div role="status">
      {edit !== null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button asChild variant="primary" size="lg">
            <Link href={`/preview/${project.id}`} state={STARTS_PLAYING}>
              <Play aria-hidden className="fill-current" />
              Watch now
            </Link>
          </Button>
          <p className="text-sm text-ink-soft">Your edit is ready to watch while its file is being made.</p>
          <Suspense>
            <EarlyVideos edit={edit} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
