import type { Project } from '@cutroom/contract';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { keepCaptionDraft, readCaptionDraft } from './caption-draft.ts';
import { captionText } from './caption-text.ts';
import { copyText } from './copy-text.ts';

/** What to write under the post, to change and to copy. What was written on one screen is there on the next. */
export function CaptionCard({ project }: { readonly project: Project }) {
  const [text, setText] = useState(() => readCaptionDraft(project.id) ?? captionText(project));
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const copy = async () => {
    const isCopied = await copyText(text);
    if (!isCopied) card.current?.querySelector('textarea')?.select();
    setOutcome(isCopied ? 'copied' : 'refused');
  };
  return (
    <Card className="p-4 sm:p-5">
      <div ref={card} className="grid grid-cols-1 gap-3">
        <TextArea
          label="Caption and hashtags"
          rows={4}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            keepCaptionDraft(project.id, { text: target.value, suggested: captionText(project) });
            setOutcome(null);
          }}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            icon={outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
            disabled={text.trim() === ''}
            onClick={() => void copy()}
          >
            Copy caption
          </Button>
          <p role="status" className="text-sm text-ink-soft">
            {outcome === 'copied' && 'The caption is copied.'}
            {outcome === 'refused' && 'The caption could not be copied. It is selected: copy it by hand.'}
          </p>
        </div>
      </div>
    </Card>
  );
}
