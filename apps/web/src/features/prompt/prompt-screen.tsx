import { PROCESSING_POLL_MS, PROMPT_CHARS_MAX, type Project, type TextSpan } from '@cutroom/contract';
import { clsx } from 'clsx';
import { Clapperboard, Lock, Repeat2, Sparkles, Undo2 } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import { usePlannedEdit } from '../../api/use-planned-edit.ts';
import { useSingleProject } from '../../api/use-project.ts';
import { useBriefEdits } from '../../components/brief-chips/brief-draft.ts';
import { PromptBrief } from '../../components/brief-chips/prompt-brief.tsx';
import { useBrief } from '../../components/brief-chips/use-brief.ts';
import { EarlyVideos, loadPlayer } from '../../components/live-player/early-player.ts';
import { FailureNotice } from '../../components/project-guards/failure-notice.tsx';
import { OwnProjectScreen } from '../../components/project-guards/own-project-screen.tsx';
import { ScreenFrame } from '../../components/screen/screen-frame.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { Skeleton } from '../../components/ui/progress/skeleton.tsx';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { useWarmUp } from '../../lib/code-loading/use-warm-up.ts';
import { keptUploader } from '../../uploading/queue/kept-uploader.ts';
import { isUnfinishedClip } from '../../uploading/queue/project-files.ts';
import { areFilesWaiting } from '../../uploading/queue/waiting-files.ts';
import { anotherTakeText } from './another-take.ts';
import { ChoiceRow } from './choices/choice-row.tsx';
import { ClipStrip } from './clip-strip.tsx';
import { insertText } from './insert-text.ts';
import { latestPrompt } from './latest-prompt.ts';
import { lockedCutsText } from './locked-cuts.ts';
import { Nudges } from './nudges.tsx';
import { PromptField } from './prompt-field.tsx';
import { SuggestionCards } from './suggestions/suggestion-cards.tsx';
import { useGenerate } from './use-generate.ts';
import { usePromptText } from './use-prompt-text.ts';
import { useVoiceInput } from './voice/use-voice-input.ts';

const HEADING = 'Tell AI How to Edit Your Video';
const FORM_ID = 'prompt-form';
/** What is written, and beside it on a desktop what helps to begin. */
const COLUMNS = 'grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]';
/** Below one another on a phone: first what is written, then what is understood of it, then the clips. */
const COLUMN = 'contents lg:grid lg:min-w-0 lg:grid-cols-1';
const PLACES = {
  understood: 'max-lg:order-2',
  clips: 'max-lg:order-3',
  music: 'max-lg:order-5',
} as const;
/** Ways to begin stand right below an empty field. */
const waysPlace = (isEmpty: boolean) => (isEmpty ? 'max-lg:order-1' : 'max-lg:order-4');

// Comes while somebody writes.
const loadOverlay = () => import('./starting-overlay.tsx');
const StartingOverlay = lazyPart(async () => (await loadOverlay()).StartingOverlay);

// Only where clips are still on their way, or stopped on it.
const UploadsBehind = lazyPart(async () => (await import('./uploads-behind.tsx')).UploadsBehind);

// Nobody needs it to write.
const MusicCard = lazyPart(async () => (await import('../../components/music/music-card.tsx')).MusicCard);

/** Only one video is made of a project at a time: the end of a run opens the way to the next. */
const runPollMs = (project: Project | undefined) =>
  project?.status === 'processing' ? PROCESSING_POLL_MS : false;

/** Step 2: a page to write on. */
export function PromptScreen({ projectId }: { readonly projectId: number }) {
  const own = useSingleProject(projectId, { refetchInterval: runPollMs });
  return (
    <OwnProjectScreen own={own} skeleton={<PromptSkeleton projectId={projectId} />}>
      {(project) => <Prompt project={project} />}
    </OwnProjectScreen>
  );
}

function PromptSkeleton({ projectId }: { readonly projectId: number }) {
  return (
    <ScreenFrame heading={HEADING} step={2} backTo={`/upload/${projectId}`} backLabel="Back to upload">
      <div className={COLUMNS}>
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </ScreenFrame>
  );
}

function Prompt({ project }: { readonly project: Project }) {
  const prompt = usePromptText(project.id, latestPrompt(project));
  const { edits, change: onEdits, markSent } = useBriefEdits(project);
  const reading = useBrief({ project, text: prompt.text, edits, onEdits });
  const [mark, setMark] = useState<TextSpan | null>(null);
  const generate = useGenerate(project.id, () => {
    prompt.forgetDraft();
    markSent();
  });
  useWarmUp(loadOverlay);
  // What is generated plays as soon as it is planned.
  useWarmUp(loadPlayer);
  // Asked for as soon as the run is there, so that the next screens have it when they open.
  const edit = usePlannedEdit(project);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const isEmpty = prompt.text.trim() === '';
  const voice = useVoiceInput(prompt.text, (text) => prompt.change(text.slice(0, PROMPT_CHARS_MAX)));
  const hasUploads =
    keptUploader(project.id) !== null ||
    project.uploads.some(isUnfinishedClip) ||
    areFilesWaiting(project.id);
  // What was started here shows its own way to the progress.
  const isMaking = project.status === 'processing' && !generate.isPending;
  const put = (text: string) => {
    const field = textRef.current;
    if (field === null || !insertText(field, text)) prompt.change(text);
  };
  const choose = (text: string) => {
    prompt.keepOwnWords();
    put(text);
  };
  const bringBack = (text: string) => {
    prompt.exchangeWithKept();
    put(text);
  };

  return (
    <ScreenFrame
      heading={HEADING}
      step={2}
      projectTitle={project.title}
      backTo={`/upload/${project.id}`}
      backLabel="Back to upload"
      footer={<Submission {...{ projectId: project.id, isEmpty, isMaking }} isPending={generate.isPending} />}
    >
      <form
        id={FORM_ID}
        className="group/prompt grid grid-cols-1 gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          if (isEmpty || generate.isPending || isMaking) return;
          if (voice.phase === 'recording' || voice.phase === 'paused') voice.end();
          const own = reading.edits === null ? {} : { brief: reading.edits };
          generate.start({ prompt: prompt.text.trim(), ...own });
        }}
      >
        <FailureNotice project={project} />
        <MakingNotice isMaking={isMaking} />
        <div className={COLUMNS}>
          <div className={clsx(COLUMN, 'lg:gap-3')}>
            <div className={clsx('min-w-0 empty:hidden', PLACES.clips)}>
              <ClipStrip clips={project.videoClips} marks={reading.marks} onMark={reading.mark} />
            </div>
            <div className="grid min-w-0 grid-cols-1 gap-3">
              <Suspense>{hasUploads && <UploadsBehind project={project} />}</Suspense>
              <PromptField
                field={textRef}
                {...{ text: prompt.text, isEmpty, mark, voice }}
                onChange={prompt.change}
              />
              <Nudges project={project} field={textRef} text={prompt.text} onChange={prompt.change} />
              <KeptWords text={prompt.kept} onBringBack={bringBack} />
              <QuietLine icon={<Repeat2 aria-hidden />} text={anotherTakeText(project, prompt.text)} />
              <QuietLine icon={<Lock aria-hidden />} text={lockedCutsText(project)} />
            </div>
            <div className={clsx('grid min-w-0 grid-cols-1 gap-3', PLACES.understood)}>
              <ChoiceRow
                brief={reading.brief}
                hasTrack={(project.music ?? null) !== null}
                onChange={reading.change}
              />
              <PromptBrief reading={reading} clips={project.videoClips} onMark={setMark} />
            </div>
          </div>
          <div className={clsx(COLUMN, 'lg:gap-6')}>
            <div className={waysPlace(isEmpty)}>
              <SuggestionCards prompt={prompt.text} isEmpty={isEmpty} onChoose={choose} />
            </div>
            <div className={clsx('min-w-0', PLACES.music)}>
              <Suspense>
                <MusicCard {...musicOf(project)} />
              </Suspense>
            </div>
          </div>
        </div>
      </form>
      <Suspense>{edit !== null && <EarlyVideos edit={edit} />}</Suspense>
      <Suspense>{generate.percent !== null && <StartingOverlay percent={generate.percent} />}</Suspense>
    </ScreenFrame>
  );
}

function musicOf({ id, music, uploads, status }: Project) {
  return { id, music, uploads, status };
}

/** Always there, so that what appears in it is announced. */
function MakingNotice({ isMaking }: { readonly isMaking: boolean }) {
  return (
    <div role="status" className="empty:hidden">
      {isMaking && (
        <Notice tone="neutral" icon={<Clapperboard aria-hidden />} title="Video processing in progress">
          <p>
            What you write here is kept. The next video can be generated once this one is made or canceled.
          </p>
        </Notice>
      )}
    </div>
  );
}

interface KeptWordsProps {
  readonly text: string | null;
  readonly onBringBack: (text: string) => void;
}

/** Always there, so that what appears in it is announced. */
function KeptWords({ text, onBringBack }: KeptWordsProps) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft empty:hidden">
      {text !== null && (
        <>
          <span>Your own text was replaced.</span>
          <Button variant="quiet" icon={<Undo2 aria-hidden />} onClick={() => onBringBack(text)}>
            Bring it back
          </Button>
        </>
      )}
    </div>
  );
}

interface QuietLineProps {
  readonly icon: ReactNode;
  readonly text: string | null;
}

/** What the next video keeps of the one before: nobody should wonder about it afterwards. */
function QuietLine({ icon, text }: QuietLineProps) {
  if (text === null) return null;
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint">
      {icon}
      {text}
    </p>
  );
}

interface SubmissionProps {
  readonly projectId: number;
  readonly isEmpty: boolean;
  readonly isPending: boolean;
  /** A run that was started before is under way. */
  readonly isMaking: boolean;
}

function Submission({ projectId, isEmpty, isPending, isMaking }: SubmissionProps) {
  return (
    <div className="flex flex-wrap gap-2 sm:justify-between">
      <Button asChild variant="quiet" size="lg" className="max-sm:-ml-4 max-sm:px-4 sm:-ml-6">
        <Link href={`/upload/${projectId}`}>Back</Link>
      </Button>
      {isMaking ? (
        <Button asChild variant="primary" size="lg" className="flex-1 max-sm:px-4 sm:flex-none">
          <Link href={`/processing/${projectId}`}>Check Progress</Link>
        </Button>
      ) : (
        <Button
          type="submit"
          form={FORM_ID}
          variant="primary"
          size="lg"
          className="flex-1 max-sm:px-4 sm:flex-none"
          disabled={isEmpty}
          isBusy={isPending}
          icon={<Sparkles aria-hidden />}
        >
          {isPending ? 'Starting...' : 'Generate Video'}
        </Button>
      )}
    </div>
  );
}
