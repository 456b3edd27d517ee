import { type PendingUpload, type Project, unfinishedUploadsText, type VideoClip } from '@cutroom/contract';
import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'wouter';
import { ScreenFrame } from '../../components/screen/screen-frame.tsx';
import { Button } from '../../components/ui/button.tsx';
import { arrivingTexts } from '../../uploading/panel/arriving-text.ts';
import { RemovableTile } from '../../uploading/panel/removable-tile.tsx';
import { UploadPanel } from '../../uploading/panel/upload-panel.tsx';
import { takeHandedFiles } from '../../uploading/queue/handed-files.ts';
import { uploadPaths } from '../../uploading/queue/kept-uploader.ts';
import { otherFiles } from '../../uploading/queue/project-files.ts';
import {
  batchPercent,
  isUnderWay,
  needsSomebody,
  type UploadList,
} from '../../uploading/queue/upload-list.ts';
import { useUploadsElsewhere, withElsewhereTaken } from '../../uploading/queue/uploads-elsewhere.ts';
import { useCheckEnds } from '../../uploading/queue/use-check-ends.ts';
import { useKeptUploader } from '../../uploading/queue/use-kept-uploader.ts';
import { useUploaderState } from '../../uploading/queue/use-uploader.ts';
import { useClipRemoval } from '../../uploading/removal/use-clip-removal.ts';
import { currentDeviceType } from '../../uploading/transfer/device-type.ts';
import { uploadPolicy } from '../../uploading/transfer/upload-policy.ts';
import { CheckingTile, ClipTile, ElsewhereTile, PendingRow } from './project-files.tsx';
import { needsYouTexts, readyText, totalsTexts } from './ready-text.ts';
import { UploadCompleteDialog } from './upload-complete-dialog.tsx';

export function UploadWorkspace({ project }: { readonly project: Project }) {
  const [policy] = useState(() => uploadPolicy(currentDeviceType()));
  const [isComplete, setComplete] = useState(false);
  const uploader = useKeptUploader(project.id, policy, () => setComplete(true));
  const { list, discardedIds } = useUploaderState(uploader);
  useCheckEnds(project.id, uploader);
  const removal = useClipRemoval(project.id, uploader);
  const others = otherFiles(project, list.items, discardedIds);
  const begun = useUploadsElsewhere(project.id, others.uploads);
  const taken = withElsewhereTaken(others, begun);
  const addHanded = useEffectEvent(() => {
    const files = takeHandedFiles(project.id);
    if (files.length > 0) uploader.add(files, taken);
  });
  useEffect(() => addHanded(), []);

  const checking = others.uploads.filter(({ state }) => state === 'checking');
  const refused = others.uploads.filter(({ state }) => state === 'refused');
  const elsewhere = [
    ...begun.inOtherTab.map((upload) => ({ upload, text: 'Uploading in another tab' })),
    ...begun.onOtherDevice.map((upload) => ({ upload, text: 'Arriving from another device' })),
  ];
  const unsettled = [...begun.stopped, ...refused];
  // There as soon as there is something to continue with.
  const clips = project.videoClips.filter(({ id }) => !removal.list.has(id));
  const hasSomething = clips.length > 0 || isUnderWay(list);
  return (
    <ScreenFrame
      heading="Upload Your Video Clips"
      step={1}
      projectTitle={project.title}
      subText="Upload your video files to get started with AI-powered editing"
      backTo="/"
      backLabel="Back to dashboard"
      pagePercent={batchPercent(list)}
      footer={
        hasSomething && (
          <ContinueBar
            projectId={project.id}
            clips={clips}
            unfinished={begun.stopped}
            needsYou={list.items.filter(needsSomebody).length + refused.length}
            list={list}
          />
        )
      }
    >
      <UploadPanel
        uploader={uploader}
        policy={policy}
        clips={project.videoClips}
        others={taken}
        removal={removal}
        freePaths={uploadPaths(project.id)}
        before={{ projectId: project.id, begun }}
        otherProblems={
          unsettled.length > 0 &&
          unsettled.map((upload) => (
            <PendingRow key={upload.id} upload={upload} onRemove={() => uploader.discard(upload.id)} />
          ))
        }
        otherTiles={
          others.clips.length + checking.length + elsewhere.length > 0 && (
            <>
              {others.clips.map((clip) => (
                <RemovableTile key={clip.id} clipId={clip.id} removal={removal}>
                  <ClipTile clip={clip} onRemove={removal.remove} />
                </RemovableTile>
              ))}
              {elsewhere.map(({ upload, text }) => (
                <ElsewhereTile key={upload.id} upload={upload} text={text} />
              ))}
              {checking.map((upload) => (
                <CheckingTile key={upload.id} upload={upload} onRemove={() => uploader.discard(upload.id)} />
              ))}
            </>
          )
        }
      />
      <UploadCompleteDialog isOpen={isComplete} projectId={project.id} onClose={() => setComplete(false)} />
    </ScreenFrame>
  );
}

interface ContinueBarProps {
  readonly projectId: number;
  readonly clips: readonly VideoClip[];
  /** Uploads from before that would stand in the way of a video. */
  readonly unfinished: readonly PendingUpload[];
  /** How many files failed or cannot be used. */
  readonly needsYou: number;
  readonly list: UploadList;
}

function ContinueBar({ projectId, clips, unfinished, needsYou, list }: ContinueBarProps) {
  const isUploading = isUnderWay(list);
  return (
    <div className="flex animate-appear flex-wrap items-center gap-x-4 gap-y-2">
      <p className="mr-auto min-w-0 text-sm text-ink-soft">
        <span className="tabular-nums">
          {[
            // While none was accepted yet, how many are in says more.
            ...(clips.length > 0 || !isUploading ? [readyText(clips.length)] : []),
            ...needsYouTexts(needsYou),
            ...(isUploading ? arrivingTexts(list) : totalsTexts(clips)),
          ].join(' · ')}
        </span>
        {unfinished.length > 0 && (
          <span className="block text-fair wrap-anywhere">
            {unfinishedUploadsText(unfinished.map(({ filename }) => filename))}
          </span>
        )}
      </p>
      {clips.length > 0 && (
        <Button asChild variant={isUploading ? 'secondary' : 'primary'} className="w-full sm:w-auto">
          <Link href={`/prompt/${projectId}`}>
            Continue to Prompt
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      )}
    </div>
  );
}
