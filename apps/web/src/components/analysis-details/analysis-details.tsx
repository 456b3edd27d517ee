import { clsx } from 'clsx';
import { ChevronDown, Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { Card } from '../ui/card.tsx';
import { AnalysisBody, type AnalysisBodyProps } from './analysis-body.tsx';

/** The 'AI Analysis Details' panel of spec section 2, collapsed at first. */
export function AnalysisDetails({ plan, clips, prompt }: AnalysisBodyProps) {
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  return (
    <Card>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center gap-3 rounded-lg px-5 text-left text-base font-semibold"
        >
          <Sparkles aria-hidden className="size-5 text-ink-soft" />
          <span className="flex-1">AI Analysis Details</span>
          <ChevronDown
            aria-hidden
            className={clsx('size-5 text-ink-faint transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={bodyId} hidden={!isOpen} className="border-t border-edge p-5">
        {isOpen && <AnalysisBody plan={plan} clips={clips} prompt={prompt} />}
      </div>
    </Card>
  );
}
