import type { Interval, Project, SelectedClip } from '@cutroom/contract';
import type { hanForms } from '@cutroom/reel';
import { Captions as CaptionsIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../ui/card.tsx';
import { CaptionLook } from './caption-look.tsx';
import { ReelWords } from './reel-words.tsx';
import { useCaptions } from './use-captions.ts';

interface CaptionsCardProps extends Pick<Project, 'id' | 'editingPlan' | 'videoClips' | 'status'> {
  /** The reel's cuts in order as they are edited, saved or not. */
  readonly selectedClips: readonly SelectedClip[];
  /** Characters that no font of the server has. */
  readonly unshowable: readonly string[];
  /** Whose forms of Chinese characters they are drawn in; none where there are no such characters. */
  readonly hanForms: ReturnType<typeof hanForms>;
  /** Cuts stretches of its clip out of the cut at a place. */
  readonly onCutOut: (place: number, stretches: readonly Interval[]) => void;
}

const UNSHOWABLE_NAMED = 8;

const FORM_NAMES: { readonly [Form in CaptionsCardProps['hanForms'][number]]: string } = {
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese',
};

/** Where links to it lead. */
export const CAPTIONS_ANCHOR = 'captions';

/** What is said: whether and how the reel shows it, and the words themselves. */
export function CaptionsCard(props: CaptionsCardProps) {
  const { id, editingPlan, videoClips, status, selectedClips, unshowable, onCutOut } = props;
  const actions = useCaptions(id);
  const [isLinkedTo] = useState(() => window.location.hash === `#${CAPTIONS_ANCHOR}`);
  const [isOpen, setOpen] = useState(isLinkedTo);
  const heading = useRef<HTMLHeadingElement>(null);
  // The card comes after the screen: browsers look for the place before it is there.
  useEffect(() => {
    if (!isLinkedTo) return;
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [isLinkedTo]);
  const isLocked = status === 'processing';
  return (
    <Card className="grid grid-cols-1 gap-3 p-4">
      <h2
        ref={heading}
        id={CAPTIONS_ANCHOR}
        tabIndex={-1}
        className="flex items-center gap-2 text-sm font-medium"
      >
        <CaptionsIcon aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
        Captions
      </h2>
      <CaptionLook style={editingPlan?.style} edit={actions.edit} isLocked={isLocked} />
      {unshowable.length > 0 && (
        <p className="text-sm text-fair">
          No font here has {unshowable.slice(0, UNSHOWABLE_NAMED).join(' ')}
          {unshowable.length > UNSHOWABLE_NAMED && ` and ${unshowable.length - UNSHOWABLE_NAMED} more`}:
          captions leave that out.
        </p>
      )}
      {props.hanForms.length > 0 && (
        <p className="text-sm text-ink-soft">
          Chinese characters are drawn in their {props.hanForms.map((form) => FORM_NAMES[form]).join(' and ')}{' '}
          forms{props.hanForms.includes('zh') ? ', unless kana or hangul is said beside them' : ''}.
        </p>
      )}
      <details
        className="min-w-0"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="min-h-11 cursor-pointer content-center text-sm font-medium">
          Words of the cuts
        </summary>
        {isOpen && (
          <ReelWords
            projectId={id}
            selectedClips={selectedClips}
            videoClips={videoClips}
            actions={actions}
            isLocked={isLocked}
            onCutOut={isLocked ? undefined : onCutOut}
          />
        )}
      </details>
      {isLocked && (
        <p className="text-sm text-ink-soft">
          The video is being made with these words. They can be changed when it is done.
        </p>
      )}
    </Card>
  );
}
