import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import type { OtherFiles } from '../queue/project-files.ts';
import type { UploadItem } from '../queue/upload-list.ts';
import { forgetWaiting, lostFiles } from '../queue/waiting-files.ts';

interface ChooseAgainProps {
  readonly projectId: number;
  readonly items: readonly UploadItem[];
  readonly others: OtherFiles;
  /** Uploads that were begun and stopped. */
  readonly begunCount: number;
  readonly onChoose: () => void;
}

/**
 * Pages that were closed or thrown away lose their files, though not what had arrived of them: one press asks for all. Those that
 * were not begun are known to the tab alone, and can be left out.
 */
export function ChooseAgain({ projectId, items, others, begunCount, onChoose }: ChooseAgainProps) {
  const [areLeftOut, setLeftOut] = useState(false);
  const lostCount = areLeftOut ? 0 : lostFiles(projectId, items, others).length;
  const count = begunCount + lostCount;
  if (count === 0) return null;
  const title = lostCount === 0 ? `${uploads(count)} stopped halfway` : `${files(count)} not arrived`;
  return (
    <Notice tone="fair" icon={<RotateCw aria-hidden />} title={title}>
      <p>
        Choose {count === 1 ? 'the same file' : 'the same files'} again: what was begun in this browser goes
        on where it stopped.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={onChoose}>Choose {count === 1 ? 'the file' : 'the files'} again</Button>
        {lostCount > 0 && (
          <Button
            variant="quiet"
            onClick={() => {
              forgetWaiting(projectId);
              setLeftOut(true);
            }}
          >
            {begunCount > 0 ? 'Leave out what was not begun' : `Leave ${lostCount === 1 ? 'it' : 'them'} out`}
          </Button>
        )}
      </div>
    </Notice>
  );
}

function uploads(count: number): string {
  return count === 1 ? '1 upload' : `${count} uploads`;
}

function files(count: number): string {
  return count === 1 ? '1 file has' : `${count} files have`;
}
