import { type CutAudioFrom, clipName, REEL_FPS, type VideoClip } from '@cutroom/contract';
import { clsx } from 'clsx';
import { Slider } from '../crop-and-titles/slider.tsx';
import { secondsText } from '../editor/seconds-text.ts';
import { useCut } from './cut-context.ts';

interface HeardClipControlProps {
  /** The clips of the project that have sound. */
  readonly clips: readonly VideoClip[];
  /** What the cut before would go on with; null where it is heard with its own sound. */
  readonly goesOn: CutAudioFrom | null;
}

/** What a cut is heard with: its own sound, or that of another clip, from a second of it on. */
export function HeardClipControl({ clips, goesOn }: HeardClipControlProps) {
  const { clip, label, setAudioFrom } = useCut();
  const from = clip.audioFrom ?? null;
  const others = clips.filter(({ id }) => id !== clip.clipId || id === from?.clipId);
  const heard = others.find(({ id }) => id === from?.clipId) ?? null;
  if (others.length === 0) return null;
  const choose = (clipId: string) => {
    const other = others.find(({ id }) => id === clipId);
    if (other === undefined) return setAudioFrom(null, '', null);
    const isNext = goesOn?.clipId === clipId && goesOn.startSeconds <= lastSecond(other);
    const startSeconds = isNext ? goesOn.startSeconds : 0;
    setAudioFrom({ clipId, startSeconds }, clipName(other), null);
  };
  return (
    <div className="grid grid-cols-1 gap-0.5">
      <label className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-2 text-xs text-ink-soft">
        <span>
          Heard<span className="sr-only"> with {label}</span>
        </span>
        <select value={heard?.id ?? ''} onChange={(event) => choose(event.target.value)} className={SELECT}>
          <option value="">Its own sound</option>
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {clipName(other)}
            </option>
          ))}
        </select>
      </label>
      {from !== null && heard !== null && (
        <Slider
          label={`${clipName(heard)} is heard with ${label} from`}
          text="From"
          min={0}
          max={lastSecond(heard)}
          step={1 / REEL_FPS}
          value={from.startSeconds}
          valueText={secondsText(from.startSeconds)}
          onChange={(startSeconds, mergeKey) =>
            setAudioFrom({ ...from, startSeconds }, clipName(heard), mergeKey)
          }
        />
      )}
    </div>
  );
}

/** Later there is too little of it to be heard. */
function lastSecond({ durationSeconds }: VideoClip): number {
  return Math.max(0, durationSeconds - 0.5);
}

const SELECT = clsx(
  'h-11 min-w-0 cursor-pointer truncate rounded-md bg-field px-2 text-sm text-ink ring-1 ring-inset ring-edge-strong',
);
