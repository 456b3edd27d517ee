import type { PendingUpload } from '@cutroom/contract';
import { AppWindow, MonitorSmartphone, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import type { OtherFiles } from '../queue/project-files.ts';
import type { UploadItem } from '../queue/upload-list.ts';
import type { BegunUploads } from '../queue/uploads-elsewhere.ts';
import { forgetWaiting, lostFiles } from '../queue/waiting-files.ts';
import { bytesText } from './amounts.ts';

interface ChooseAgainProps {
  readonly projectId: number;
  readonly items: readonly UploadItem[];
  readonly others: OtherFiles;
  readonly begun: BegunUploads;
  readonly onChoose: () => void;
}

/**
 * Pages that were closed or thrown away lose their files, though not what had arrived of them: one press asks for all. Those that
 * were not begun are known to the tab alone, and can be left out. What another tab or device still sends is not asked for.
 */
export function ChooseAgain({ projectId, items, others, begun, onChoose }: ChooseAgainProps) {
  const [areLeftOut, setLeftOut] = useState(false);
  const begunCount = begun.stopped.length;
  // A tab that was duplicated knows the waiting files of the first one, which sends them.
  const lostCount =
    areLeftOut || begun.inOtherTab.length > 0 ? 0 : lostFiles(projectId, items, others).length;
  const count = begunCount + lostCount;
  if (count === 0) {
    return (
      <>
        <InOtherTab uploads={begun.inOtherTab} />
        <OnOtherDevice uploads={begun.onOtherDevice} />
      </>
    );
  }
  const title =
    lostCount === 0 ? `${uploads(count)} stopped halfway` : `${files(count, 'has', 'have')} not arrived`;
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

interface ElsewhereProps {
  readonly uploads: readonly PendingUpload[];
}

function InOtherTab({ uploads }: ElsewhereProps) {
  const count = uploads.length;
  if (count === 0) return null;
  return (
    <Notice tone="neutral" icon={<AppWindow aria-hidden />} title="Uploading in another tab">
      <p>
        {files(count, 'is', 'are')} on the way there. Leave that tab open until{' '}
        {count === 1 ? 'it is' : 'they are'} in.
      </p>
    </Notice>
  );
}

function OnOtherDevice({ uploads }: ElsewhereProps) {
  const count = uploads.length;
  if (count === 0) return null;
  const sum = (of: (upload: PendingUpload) => number) =>
    bytesText(uploads.reduce((all, upload) => all + of(upload), 0));
  return (
    <Notice tone="neutral" icon={<MonitorSmartphone aria-hidden />} title="Arriving from another device">
      <p className="tabular-nums">
        {files(count, 'is', 'are')} on the way from there: {sum(({ bytesReceived }) => bytesReceived)} of{' '}
        {sum(({ bytesTotal }) => bytesTotal)}. Leave its page open until {count === 1 ? 'it is' : 'they are'}{' '}
        in.
      </p>
    </Notice>
  );
}

function uploads(count: number): string {
  return count === 1 ? '1 upload' : `${count} uploads`;
}

function files(count: number, one: string, many: string): string {
  return count === 1 ? `1 file ${one}` : `${count} files ${many}`;
}
