import type { VideoClip } from '@cutroom/contract';
import { TriangleAlert, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { LeaveDialog } from '../../components/screen/leave-dialog.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useLeaveGuard } from '../../lib/navigation/use-leave-guard.ts';
import { useWakeLock } from '../../lib/use-wake-lock.ts';
import { type OtherFiles, withoutArrived } from '../queue/project-files.ts';
import {
  hasUnfinished,
  isRuleRefused,
  isUnderWay,
  needsSomebody,
  type UploadItem,
  type UploadList,
} from '../queue/upload-list.ts';
import type { Uploader } from '../queue/uploader.ts';
import type { BegunUploads } from '../queue/uploads-elsewhere.ts';
import { useUploaderState } from '../queue/use-uploader.ts';
import type { RemovalList } from '../removal/clip-removals.ts';
import type { ClipRemoval } from '../removal/use-clip-removal.ts';
import { batchFailedText } from '../transfer/upload-failure.ts';
import type { UploadPolicy } from '../transfer/upload-policy.ts';
import { ChooseAgain } from './choose-again.tsx';
import { DropArea } from './drop-area.tsx';
import { RemovableTile } from './removable-tile.tsx';
import { SessionFile } from './session-file.tsx';
import { createStillMaker } from './still-maker.ts';
import { UploadLogView } from './upload-log-view.tsx';
import { useFileDialog } from './use-file-dialog.tsx';
import { usePageDrop } from './use-page-drop.ts';

interface UploadPanelProps {
  readonly uploader: Uploader;
  readonly policy: UploadPolicy;
  /** The clips of the project, those of this session among them. */
  readonly clips: readonly VideoClip[];
  /** What the project holds beside the files of this session. */
  readonly others: OtherFiles;
  readonly removal: ClipRemoval;
  /** Screens that the uploads go on behind. */
  readonly freePaths?: readonly string[];
  /** Asks for files of before that stopped halfway, or were not begun; absent where none are kept. */
  readonly before?: { readonly projectId: number; readonly begun: BegunUploads };
  /** Tiles and rows of those others, before the ones of this session. */
  readonly otherTiles?: ReactNode;
  readonly otherProblems?: ReactNode;
}

/** Drop area, a tile for each file, what failed above them, and the log. Guards against leaving while something is under way. */
export function UploadPanel(props: UploadPanelProps) {
  const { uploader, policy, clips, others, removal, freePaths, before } = props;
  const { otherTiles, otherProblems } = props;
  const { list, log } = useUploaderState(uploader);
  const [stills] = useState(createStillMaker);
  const addFiles = (files: readonly File[]) => {
    uploader.add(removal.undoChosen(files), others);
  };
  const isDraggedOver = usePageDrop(addFiles);
  const dialog = useFileDialog(addFiles);
  const guard = useLeaveGuard(hasUnfinished(list), freePaths);
  useWakeLock(hasUnfinished(list));
  const failedCount = countFailed(list);
  const [isLogOpen, setLogOpen] = useState(false);
  const hasLog = log.length > 0;
  // Seen by itself as soon as it tells something, and again when something has failed.
  useEffect(() => {
    if (hasLog) setLogOpen(true);
  }, [hasLog]);
  useEffect(() => {
    if (failedCount > 0) setLogOpen(true);
  }, [failedCount]);

  const problems = list.items.filter(needsSomebody);
  const fine = list.items.filter((item) => !needsSomebody(item));
  const fileOf = (item: UploadItem) => (
    <SessionFile
      key={item.id}
      item={item}
      list={list}
      uploader={uploader}
      stills={stills}
      clip={clips.find(({ id }) => id === item.uploadId) ?? null}
      onRemove={removal.removeItem}
      onReplace={(refused) =>
        dialog.browseFor((files) => {
          removal.removeItem(refused);
          addFiles(files);
        })
      }
    />
  );
  const hasProblems = problems.length > 0 || Boolean(otherProblems);
  const hasTiles = fine.length > 0 || Boolean(otherTiles);
  return (
    <section aria-label="Upload panel" className="grid grid-cols-1 gap-4">
      <DropArea
        device={policy.device}
        isDraggedOver={isDraggedOver}
        isSmall={hasProblems || hasTiles}
        dialog={dialog}
      />
      {before !== undefined && (
        <ChooseAgain
          {...before}
          items={list.items}
          others={others}
          onChoose={() => dialog.browseFor((files) => addFiles(withoutArrived(files, others)))}
        />
      )}
      <OfflineNotice isOnline={list.isOnline} />
      <RemovedAnnouncement list={removal.list} />
      <FailureNotice list={list} failedCount={failedCount} />
      {hasProblems && (
        <ul aria-label="Files that need you" className="grid grid-cols-1 divide-y divide-edge">
          {otherProblems}
          {problems.map(fileOf)}
        </ul>
      )}
      {hasTiles && (
        <ul aria-label="Clips" className={TILES}>
          {otherTiles}
          {fine.map((item) => (
            <RemovableTile key={item.id} clipId={item.uploadId} removal={removal}>
              {fileOf(item)}
            </RemovableTile>
          ))}
        </ul>
      )}
      <UploadLogView log={log} isOpen={isLogOpen} onToggle={setLogOpen} />
      <LeaveDialog
        title="Leave this screen?"
        description="Uploads are still in progress. Are you sure you want to leave?"
        guard={guard}
      />
    </section>
  );
}

const TILES =
  'grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-3 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]';

function OfflineNotice({ isOnline }: { readonly isOnline: boolean }) {
  return (
    <div role="status" className="empty:hidden">
      {!isOnline && (
        <Notice tone="fair" icon={<WifiOff aria-hidden />} title="You are offline">
          <p>Uploads continue where they stopped as soon as the connection returns.</p>
        </Notice>
      )}
    </div>
  );
}

/** Right above the files that it is about. */
function FailureNotice({ list, failedCount }: { readonly list: UploadList; readonly failedCount: number }) {
  return (
    <div role="status" className="empty:hidden">
      {failedCount > 0 && !isUnderWay(list) && (
        <Notice tone="poor" icon={<TriangleAlert aria-hidden />}>
          <p>{batchFailedText(failedCount)}</p>
        </Notice>
      )}
    </div>
  );
}

/** Always there, so that what appears in it is announced. */
function RemovedAnnouncement({ list }: { readonly list: RemovalList }) {
  const last = [...list.values()].findLast(({ isGoing }) => !isGoing);
  return (
    <p role="status" className="sr-only">
      {last !== undefined && `${last.clip.name} removed. It can be brought back for a moment.`}
    </p>
  );
}

function countFailed({ items }: UploadList): number {
  return items.filter(
    (item) => item.phase.kind === 'failed' || (item.phase.kind === 'refused' && !isRuleRefused(item)),
  ).length;
}
