import { SAFE_ZONE } from '@cutroom/contract';
import { clsx } from 'clsx';
import { ScanLine, Type } from 'lucide-react';
import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import type { FrameDrag } from '../../../../components/live-player/use-frame-drag.ts';
import type { ChosenKeys } from '../../editor/cuts/chosen-cuts.ts';
import { cutAtSecond } from '../../editor/cuts/joining-cuts.ts';
import { type Cuts, positions } from '../../editor/cuts/timeline-cuts.ts';
import type { ReelLink } from '../../strip/use-reel-link.ts';
import { SafeZone } from '../safe-zone.tsx';
import { isTitleAt } from './title-box.ts';
import { TitleOnFrame } from './title-on-frame.tsx';
import type { TitleWriting } from './use-title-writing.ts';

interface FrameToolsProps {
  readonly cuts: Cuts;
  readonly chosen: ChosenKeys;
  readonly link: Pick<ReelLink, 'playhead' | 'secondsNow'>;
  readonly writing: TitleWriting;
  /** Told how the picture is pulled, the words on it too. */
  readonly onDrag: (drag: FrameDrag) => void;
  readonly isSafeZoneShown: boolean;
  readonly onSafeZone: (isShown: boolean) => void;
  /** What corrects the captions of the reel where they are read. */
  readonly captions: ReactNode;
}

// Elements that stay the same are not drawn again with every edit.
const SAFE_ZONE_ICON = <ScanLine aria-hidden />;
const TITLE_ICON = <Type aria-hidden />;

/** What is done on the picture in the player, while it stands: words are written, placed and timed where they are seen. */
export function FrameTools(props: FrameToolsProps) {
  const { cuts, chosen, link, writing, onDrag, isSafeZoneShown, onSafeZone, captions } = props;
  const written = useSyncExternalStore(writing.written.subscribe, writing.written.get, writing.written.get);
  const shown = useShownTitles(cuts, link);
  const titles = titlesOnFrame(cuts, shown, written);
  const chosenKey = chosen.length === 1 ? chosen[0] : undefined;
  const isOnFrame = titles.some(({ key }) => key === chosenKey);
  return (
    <>
      {isSafeZoneShown && <SafeZone />}
      {written === null && captions}
      {titles.map(({ key, index, isWritten }) => (
        <TitleOnFrame
          key={`${key}-${index}`}
          {...{ cuts, index, isWritten, writing, onDrag }}
          cutKey={key}
          isNew={isWritten && written?.isNew === true}
        />
      ))}
      {written === null && (
        <div data-frame-tools className={TOOLS}>
          {chosenKey !== undefined && !isOnFrame && (
            <AddTitle cuts={cuts} chosenKey={chosenKey} onWrite={writing.write} />
          )}
          <Tool
            aria-label="Safe zone"
            aria-pressed={isSafeZoneShown}
            title={`Free of buttons on Instagram, TikTok and YouTube: the middle ${Math.round((1 - SAFE_ZONE.top - SAFE_ZONE.bottom) * 100)}% of the height`}
            className="ml-auto aria-pressed:bg-white aria-pressed:text-black"
            onClick={() => onSafeZone(!isSafeZoneShown)}
          >
            {SAFE_ZONE_ICON}
          </Tool>
        </div>
      )}
    </>
  );
}

/** Above the player's own controls; out of the way while it plays and where it is a stamp. */
const TOOLS = clsx(
  'absolute inset-x-2 bottom-24 flex items-center gap-2',
  'group-data-[phase=playing]/player:hidden @max-[9rem]/player:hidden',
);

interface AddTitleProps {
  readonly cuts: Cuts;
  readonly chosenKey: string;
  readonly onWrite: (key: string) => void;
}

function AddTitle({ cuts, chosenKey, onWrite }: AddTitleProps) {
  const index = cuts.findIndex(({ key }) => key === chosenKey);
  const cut = cuts[index];
  if (cut === undefined) return null;
  const text = (cut.clip.titles ?? []).length > 0 ? 'Edit title' : 'Add title';
  return (
    <Tool
      aria-label={`${text} on the picture of clip ${index + 1}`}
      className="px-3 text-xs font-medium"
      onClick={() => onWrite(chosenKey)}
    >
      {TITLE_ICON}
      {text}
    </Tool>
  );
}

/** A button on the picture, which may be any colour. */
function Tool({ className, children, ...rest }: ComponentProps<'button'> & { readonly children: ReactNode }) {
  return (
    <button type="button" {...rest} className={clsx(TOOL, className)}>
      {children}
    </button>
  );
}

const TOOL = clsx(
  'flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-md bg-black/70 text-white select-none',
  'ring-1 ring-white/20 transition-colors hover:bg-black/85 [&_svg]:size-4.5',
);

/** 'cut-2:0,1': the cut under the playhead and which of its titles stand there. */
function useShownTitles(
  cuts: Cuts,
  { playhead, secondsNow }: Pick<ReelLink, 'playhead' | 'secondsNow'>,
): string {
  const shownNow = () => {
    const seconds = secondsNow();
    const index = cutAtSecond(cuts, seconds);
    const cut = cuts[index];
    if (cut?.clip.titles === undefined) return '';
    const into = seconds - (positions(cuts)[index]?.startSeconds ?? 0);
    const standing = cut.clip.titles.flatMap((title, at) => (isTitleAt(title, into) ? [at] : []));
    return standing.map((at) => `${cut.key}:${at}`).join(',');
  };
  return useSyncExternalStore(playhead.subscribe, shownNow, shownNow);
}

interface TitleThere {
  readonly key: string;
  readonly index: number;
  readonly isWritten: boolean;
}

/** Those that stand at the playhead, and the one that is written wherever that is. */
function titlesOnFrame(
  cuts: Cuts,
  shown: string,
  written: { readonly key: string; readonly index: number } | null,
): readonly TitleThere[] {
  const name = written === null ? '' : `${written.key}:${written.index}`;
  const names = new Set([...shown.split(','), name].filter((each) => each !== ''));
  return [...names].flatMap((each) => {
    const [key = '', place] = each.split(':');
    const index = Number(place);
    const isThere = cuts.find((cut) => cut.key === key)?.clip.titles?.[index] !== undefined;
    return isThere ? [{ key, index, isWritten: each === name }] : [];
  });
}
