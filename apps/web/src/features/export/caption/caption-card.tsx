import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { copyText } from './copy-text.ts';
import type { Caption } from './use-caption.ts';

/** What to write under the post, to change and to copy. */
export function CaptionCard({ caption: { text, change } }: { readonly caption: Caption }) {
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
            change(target.value);
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
