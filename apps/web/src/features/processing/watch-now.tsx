import type { Project } from '@cutroom/contract';
import { Play } from 'lucide-react';
import { type MouseEvent, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import type { PlannedEdit } from '../../api/use-planned-edit.ts';
import { EarlyVideos, loadPlayer } from '../../components/live-player/early-player.ts';
import { Button } from '../../components/ui/button.tsx';
import { useWarmUp } from '../../lib/code-loading/use-warm-up.ts';
import { STARTS_PLAYING } from '../../lib/navigation/starts-playing.ts';
import { inViewTransition } from '../../lib/navigation/view-transition.ts';

interface WatchNowProps {
  readonly project: Pick<Project, 'id'>;
  /** null until it is decided what the video will be. */
  readonly edit: PlannedEdit | null;
}

/** The way out of the wait, as soon as it is decided what the video will be: its edit plays before its file is made. */
export function WatchNow({ project, edit }: WatchNowProps) {
  const [, navigate] = useLocation();
  useWarmUp(loadPlayer);
  const previewPath = `/preview/${project.id}`;
  const watch = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    inViewTransition(() => navigate(previewPath, { state: STARTS_PLAYING }));
  };
  return (
    <div role="status">
      {edit !== null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button asChild variant="primary" size="lg">
            <Link href={previewPath} state={STARTS_PLAYING} onClick={watch}>
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
