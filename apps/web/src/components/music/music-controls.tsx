import {
  type BeatTracker,
  MUSIC_GAIN_DB_MIN,
  type Music,
  type PendingUpload,
  REEL_SECONDS_MIN,
} from '@cutroom/contract';
import { shortTrackText } from '@cutroom/reel';
import { Replace, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { AddMusic } from './add-music.tsx';
import { canDouble, doubledBeats, halvedBeats, shiftedBars } from './beat-changes.ts';
import { BeatEditor } from './beat-editor.tsx';
import { MusicSlider } from './music-slider.tsx';
import { TapAlong } from './tap-along.tsx';
import type { useMusic } from './use-music.ts';

interface MusicControlsProps {
  readonly projectId: number;
  readonly music: Music;
  readonly actions: ReturnType<typeof useMusic>;
  /** While a video is made with it, nothing of it changes. */
  readonly isLocked: boolean;
  /** null where there is none yet */
  readonly reelSeconds: number | null;
  /** Tracks that are to take its place. */
  readonly arriving: readonly PendingUpload[];
}

const TRACKER_NAMES: Readonly<Record<BeatTracker, string>> = {
  'built-in': 'Cutroom',
  'beat-this': 'Beat This!',
};
const GAIN_DB_SOFTEST = -24;
const GAIN_DB_LOUDEST = 24;

/** How the reel uses its track. */
export function MusicControls({
  projectId,
  music,
  actions,
  isLocked,
  reelSeconds,
  arriving,
}: MusicControlsProps) {
  const { edit, remove, isPending } = actions;
  const isDisabled = isLocked || isPending;
  const [isFixing, setFixing] = useState(false);
  const [isReplacing, setReplacing] = useState(false);
  const hasBeats = music.beats.length > 1;
  const isArriving = arriving.some(({ state }) => state !== 'refused');
  const short = reelSeconds === null ? null : shortTrackText(music, reelSeconds);
  return (
    <>
      <p className="min-w-0 text-sm">
        <span className="block truncate">{music.name}</span>
        <span className="timecode text-xs text-ink-soft">
          {timeText(music.durationSeconds)}
          {music.bpm !== null && ` · ${Math.round(music.bpm)} BPM`}
        </span>
        {hasBeats && (
          <span className="block text-xs text-ink-soft">
            Beats found by {TRACKER_NAMES[music.beatTracker]}
          </span>
        )}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-6">
        <MusicSlider
          label="Music level"
          min={GAIN_DB_SOFTEST}
          max={GAIN_DB_LOUDEST}
          step={1}
          value={Math.max(GAIN_DB_SOFTEST, music.gainDb)}
          textOf={(value) => gainText(music.gainDb <= MUSIC_GAIN_DB_MIN ? MUSIC_GAIN_DB_MIN : value)}
          isDisabled={isLocked}
          onChosen={(gainDb) => edit({ gainDb })}
        />
        <MusicSlider
          label="Music starts at"
          min={0}
          max={Math.max(0, Math.floor(music.endSeconds - REEL_SECONDS_MIN))}
          step={0.1}
          value={music.startSeconds}
          textOf={timeText}
          isDisabled={isLocked}
          onChosen={(startSeconds) => edit({ startSeconds })}
        />
      </div>
      {short !== null && <p className="text-sm text-ink-soft">{short}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          aria-pressed={music.isDucked}
          className="aria-pressed:ring-chosen"
          disabled={isDisabled}
          onClick={() => edit({ isDucked: !music.isDucked })}
        >
          Quiet under speech
        </Button>
        {hasBeats && (
          <>
            <Button
              aria-pressed={music.isCutToBeat}
              className="aria-pressed:ring-chosen"
              disabled={isDisabled}
              onClick={() => edit({ isCutToBeat: !music.isCutToBeat })}
            >
              Cut new edits to the beat
            </Button>
            <Button
              disabled={isDisabled}
              aria-label="½× as many beats"
              onClick={() => edit(halvedBeats(music))}
            >
              ½×
            </Button>
            <Button
              disabled={isDisabled || !canDouble(music)}
              aria-label="2× as many beats"
              onClick={() => edit(doubledBeats(music))}
            >
              2×
            </Button>
            <Button disabled={isDisabled} onClick={() => edit(shiftedBars(music))}>
              Shift bars
            </Button>
            <Button aria-expanded={isFixing} disabled={isLocked} onClick={() => setFixing(!isFixing)}>
              Fix beats
            </Button>
          </>
        )}
        <Button
          variant="quiet"
          icon={<Replace aria-hidden />}
          aria-expanded={isReplacing}
          disabled={isDisabled}
          onClick={() => setReplacing(!isReplacing)}
        >
          Replace
        </Button>
        <Button variant="quiet" icon={<Trash2 aria-hidden />} disabled={isDisabled} onClick={remove}>
          Remove music
        </Button>
      </div>
      {(isReplacing || isArriving) && !isLocked && (
        <AddMusic projectId={projectId} arriving={arriving} actions={actions} current={music} />
      )}
      {isFixing && hasBeats && !isLocked && (
        <BeatEditor projectId={projectId} music={music} isDisabled={isDisabled} onEdit={edit} />
      )}
      {!hasBeats && (
        <div className="grid gap-2 border-t border-edge pt-3">
          <p className="text-sm text-ink-soft">No beats were found in this track. Tap them to cut to it.</p>
          <TapAlong projectId={projectId} music={music} isDisabled={isDisabled} onEdit={edit} />
        </div>
      )}
      {hasBeats && music.isCutToBeat && (
        <p className="text-xs text-ink-soft">
          The next time the video is generated, its cuts are put on the beat.
        </p>
      )}
      {isLocked && (
        <p className="text-sm text-ink-soft">
          The video is being made with the music it began with. This can be changed when it is done.
        </p>
      )}
    </>
  );
}

function gainText(gainDb: number): string {
  if (gainDb <= MUSIC_GAIN_DB_MIN) return 'Silent';
  return gainDb === 0 ? 'Usual' : `${gainDb > 0 ? '+' : '−'}${Math.abs(gainDb)} dB`;
}

function timeText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
