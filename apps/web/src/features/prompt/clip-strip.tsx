import { clipName, type VideoClip } from '@cutroom/contract';
import { clsx } from 'clsx';
import { Ban, Star } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ClipMark } from '../../components/brief-chips/editing/is-mark.ts';
import { ClipImage } from '../../components/clip-image/clip-image.tsx';
import { imageOfClip } from '../../components/clip-image/image-source.ts';
import { ScrollFades, useScrollFades } from '../../components/ui/scroll-fades.tsx';
import { buttonAfter, markText, materialText } from './clip-strip-rules.ts';

interface ClipStripProps {
  readonly clips: readonly VideoClip[];
  readonly marks: ReadonlyMap<string, ClipMark>;
  readonly onMark: (clip: VideoClip, mark: ClipMark | null) => void;
}

/** The clips that are written about: one press says that one must be in, or is left out. One stop for the tab key. */
export function ClipStrip({ clips, marks, onMark }: ClipStripProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const fades = useScrollFades(scroller, clips.length);
  const [told, setTold] = useState('');
  const keys = useArrowKeys(clips);
  const press = usePress(marks, onMark, setTold);
  if (clips.length === 0) return null;
  return (
    <section aria-label="Your clips" className="grid min-w-0 grid-cols-1 gap-2">
      <div ref={fades} className="group/fades relative min-w-0">
        <div
          ref={scroller}
          role="toolbar"
          aria-label="Say which clips must be in, and which are left out"
          onKeyDown={keys.onKeyDown}
          className="overflow-x-auto rounded-md [scrollbar-width:thin]"
        >
          <ul className="flex w-max gap-1 p-0.5">
            {clips.map((clip) => (
              <ClipTile
                key={clip.id}
                clip={clip}
                mark={marks.get(clip.id) ?? null}
                tabStop={keys.place.clipId === clip.id ? keys.place.mark : null}
                onPress={press}
                onFocus={keys.moveTo}
              />
            ))}
          </ul>
        </div>
        <ScrollFades />
      </div>
      <p className="text-sm text-ink-soft">{materialText(clips, [...marks.values()])}</p>
      <p role="status" className="sr-only">
        {told}
      </p>
    </section>
  );
}

interface ClipTileProps {
  readonly clip: VideoClip;
  readonly mark: ClipMark | null;
  /** Which of its buttons the tab key stops at; null for none. */
  readonly tabStop: ClipMark | null;
  readonly onPress: (clip: VideoClip, mark: ClipMark) => void;
  readonly onFocus: (place: TabPlace) => void;
}

/** The same for as long as nothing of it changes, however fast somebody writes. */
const ClipTile = memo(function ClipTile({ clip, mark, tabStop, onPress, onFocus }: ClipTileProps) {
  const name = clipName(clip);
  return (
    <li
      data-marked={mark ?? undefined}
      className={clsx(
        'relative w-23 shrink-0 overflow-hidden rounded-sm',
        mark === 'include' && 'outline-2 outline-chosen',
      )}
    >
      <span className="sr-only">{name}</span>
      <span title={name}>
        <ClipImage
          source={imageOfClip(clip, 1)}
          className={clsx(
            'h-30 w-full [@media(max-height:30rem)]:h-11',
            mark === 'exclude' && 'opacity-35 grayscale',
          )}
        />
      </span>
      <span className="absolute inset-x-0 bottom-0 flex justify-between">
        {MARKS.map(({ kind, label, Icon, pressed }) => (
          <button
            key={kind}
            type="button"
            data-mark={kind}
            aria-pressed={mark === kind}
            aria-label={`${label}: ${name}`}
            title={label}
            tabIndex={tabStop === kind ? 0 : -1}
            onFocus={() => onFocus({ clipId: clip.id, mark: kind })}
            onClick={() => onPress(clip, kind)}
            className="group/mark grid size-11 place-items-center rounded-md outline-offset-[-3px]"
          >
            <span
              className={clsx(
                'grid size-8 place-items-center rounded-full ring-1 transition-colors [&_svg]:size-4.5',
                mark === kind ? pressed : 'bg-black/55 text-white ring-white/25 group-hover/mark:bg-black/80',
              )}
            >
              <Icon aria-hidden />
            </span>
          </button>
        ))}
      </span>
    </li>
  );
});

const MARKS = [
  {
    kind: 'include',
    label: 'Must be in',
    Icon: Star,
    pressed: 'bg-chosen text-chosen-ink ring-black/40 [&_svg]:fill-current',
  },
  { kind: 'exclude', label: 'Leave out', Icon: Ban, pressed: 'bg-white text-black ring-black/40' },
] as const;

/** Puts a mark on a clip, or takes it off again. The same function for good: the tiles keep it. */
function usePress(
  marks: ClipStripProps['marks'],
  onMark: ClipStripProps['onMark'],
  tell: (text: string) => void,
): ClipTileProps['onPress'] {
  const latest = useRef({ marks, onMark });
  useLayoutEffect(() => {
    latest.current = { marks, onMark };
  });
  return useCallback(
    (clip, mark) => {
      const next = latest.current.marks.get(clip.id) === mark ? null : mark;
      tell(markText(clipName(clip), next));
      latest.current.onMark(clip, next);
    },
    [tell],
  );
}

/** A button by its clip, so that clips that come or go leave the stop where it was. */
interface TabPlace {
  readonly clipId: string;
  readonly mark: ClipMark;
}

function useArrowKeys(clips: readonly VideoClip[]) {
  const [wanted, setWanted] = useState<TabPlace | null>(null);
  const place = clips.some(({ id }) => id === wanted?.clipId) ? wanted : null;
  const shown = place ?? { clipId: clips[0]?.id ?? '', mark: 'include' as const };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = { clip: clips.findIndex(({ id }) => id === shown.clipId), mark: shown.mark };
    const next = buttonAfter(from, event.key, clips.length);
    if (next === null) return;
    event.preventDefault();
    const tile = event.currentTarget.querySelectorAll('li').item(next.clip);
    tile.querySelector<HTMLElement>(`[data-mark="${next.mark}"]`)?.focus();
  };
  return { place: shown, moveTo: setWanted, onKeyDown };
}
