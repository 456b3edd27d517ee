import type { HandoffMedia, VideoClip } from '@cutroom/contract';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useProjects } from '../../api/use-projects.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { areCopiesAwaited, type HandedClip, handoffChoices } from './handoff-choices.ts';

/** How often it is asked whether the small copies are there. */
const COPIES_POLL_MS = 5000;

interface ContinueElsewhereProps {
  readonly projectId: number;
  /** Of the project. */
  readonly clips: readonly (HandedClip & Pick<VideoClip, 'id'>)[];
  /** Ids of the clips that the edit shows. */
  readonly usedClipIds: ReadonlySet<string>;
}

/** The edit as a zip for other editors, with no clips, small ones or the originals. */
export function ContinueElsewhere({ projectId, clips, usedClipIds }: ContinueElsewhereProps) {
  const headingId = useId();
  const used = clips.filter(({ id }) => usedClipIds.has(id));
  useProjects(areCopiesAwaited(used) ? { refetchInterval: COPIES_POLL_MS } : {});
  return (
    <Card role="group" aria-labelledby={headingId} className="grid grid-cols-1 gap-4 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 id={headingId} className="text-lg">
          Continue elsewhere
        </h2>
        <p className="text-sm text-ink-soft">
          The edit for Final Cut Pro, DaVinci Resolve and Premiere Pro, with captions where something is said.
        </p>
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3 sm:gap-2">
        {handoffChoices(used).map(({ media, label, note, isReady }) => (
          <li key={media} className="grid gap-1">
            {isReady ? (
              <Button asChild>
                <a href={handoffUrl(projectId, media)} download>
                  <Download aria-hidden />
                  {label}
                </a>
              </Button>
            ) : (
              <Button disabled icon={<Download aria-hidden />}>
                {label}
              </Button>
            )}
            <p className="text-xs text-ink-soft">{note}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function handoffUrl(projectId: number, media: HandoffMedia): string {
  return `/api/projects/${projectId}/handoff.zip?media=${media}`;
}
