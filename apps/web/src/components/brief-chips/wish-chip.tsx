import { clsx } from 'clsx';
import { PenLine } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { warmUp } from '../../lib/code-loading/use-warm-up.ts';
import { chipNotes, clipsOfWish, meansNoClip } from './chip-facts.ts';
import { ChipImages } from './chip-images.tsx';
import { CHIP, CHIP_TONES } from './chip-look.ts';
import { OutcomeIcon } from './outcome-icon.tsx';
import type { WishChipProps } from './wish-chip-props.ts';
import { wishWords } from './wording/wish-words.ts';

// The fields of a wish come when a chip is first approached.
const loadPanel = () => import('./wish-panel.tsx');
const WishPanel = lazyPart(async () => (await loadPanel()).WishPanel);

/** One wish. A press opens what can be changed of it. */
export function WishChip(props: WishChipProps) {
  const [wasOpened, setOpened] = useState(false);
  const trigger = <ChipButton {...props} onClick={() => setOpened(true)} />;
  if (!wasOpened) return trigger;
  return (
    <Suspense fallback={trigger}>
      <WishPanel {...props} trigger={<ChipButton {...props} />} />
    </Suspense>
  );
}

type ChipButtonProps = WishChipProps & Pick<ComponentProps<'button'>, 'onClick' | 'ref'>;

/** What Radix adds to its trigger goes on to the button. */
function ChipButton({
  wish,
  clips,
  clipOf,
  outcome,
  onMark,
  onChange,
  onForget,
  onRemove,
  ...rest
}: ChipButtonProps) {
  const words = wishWords(wish);
  const notes = chipNotes(wish, outcome?.outcome ?? null);
  const isGuess = wish.certainty === 'guess' && wish.source !== 'creator';
  const approach = () => {
    warmUp(loadPanel);
    onMark(wish.span);
  };
  const leave = () => onMark(null);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      // Not by hidden text: a box that stands alone is set off by a space before the comma.
      aria-label={[words, ...notes].join(', ')}
      data-wish={wish.kind}
      {...rest}
      onPointerEnter={approach}
      onPointerLeave={leave}
      onFocus={approach}
      onBlur={leave}
      className={clsx(CHIP, CHIP_TONES[wish.source === 'creator' ? 'own' : isGuess ? 'guess' : 'plain'])}
    >
      <ChipImages clips={clipsOfWish(wish, clipOf)} isMissing={meansNoClip(wish)} />
      <span className="min-w-0 break-words">{words}</span>
      {isGuess && (
        <span aria-hidden className="timecode font-semibold text-chosen">
          ?
        </span>
      )}
      {wish.source === 'creator' && <PenLine aria-hidden className="size-3.5 shrink-0 text-chosen" />}
      {outcome !== null && <OutcomeIcon outcome={outcome.outcome} />}
    </button>
  );
}
