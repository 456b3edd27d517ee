import { CAPTION_FILE_CHARS_MAX } from '@cutroom/contract';
import { FileDown, FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { captionText } from './caption-text.ts';
import type { useCaptions } from './use-captions.ts';

interface CaptionFilesProps {
  readonly projectId: number;
  readonly hasWords: boolean;
  readonly bring: ReturnType<typeof useCaptions>['bring'];
  readonly isLocked: boolean;
}

/** The captions of the saved edit as files, and files as captions. */
export function CaptionFiles({ projectId, hasWords, bring, isLocked }: CaptionFilesProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    setProblem(null);
    if (file === undefined) return;
    if (file.size > CAPTION_FILE_CHARS_MAX) setProblem('This file is too large to be captions.');
    else bring.mutate(captionText(await file.arrayBuffer()));
  };
  const told = bring.data;
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-2">
        {hasWords &&
          (['srt', 'vtt'] as const).map((ending) => (
            <Button key={ending} asChild>
              <a href={`/api/projects/${projectId}/captions.${ending}`} download>
                <FileDown aria-hidden />
                {ending.toUpperCase()}
              </a>
            </Button>
          ))}
        <Button asChild>
          <label htmlFor={id} className="has-focus-visible:outline-2">
            <FileUp aria-hidden />
            Bring SRT or VTT
            <input
              id={id}
              type="file"
              accept=".srt,.vtt,text/vtt,application/x-subrip"
              className="sr-only"
              disabled={isLocked || bring.isPending}
              onChange={({ target }) => {
                void take(target.files?.[0]);
                target.value = '';
              }}
            />
          </label>
        </Button>
      </div>
      <p role="status" className="text-xs text-ink-soft">
        {problem ??
          (told === undefined
            ? 'Times in files are those of the saved reel.'
            : `${told.words} words taken${told.leftOut === 0 ? '' : `, ${told.leftOut} lie where nothing is played`}.`)}
      </p>
    </div>
  );
}
