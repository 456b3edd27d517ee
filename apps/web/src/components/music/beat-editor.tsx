import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { usePlayback } from '../../api/use-playback.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { movedBeat, otherFoundBeats, withoutBeat } from './beat-changes.ts';
import type { BeatsProps } from './beats-props.ts';
import { TapAlong } from './tap-along.tsx';

const STEP_SECONDS = 0.01;

/** Beats put right by hand: one by one, or all of them tapped. */
export function BeatEditor({ projectId, music, isDisabled, onEdit }: BeatsProps) {
  const { beats, downbeats, startSeconds } = music;
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      beats.findIndex((beat) => beat >= startSeconds),
    ),
  );
  const index = Math.min(chosen, beats.length - 1);
  const beat = beats[index] ?? 0;
  const found = otherFoundBeats(music, usePlayback(projectId)?.music);
  const isDownbeat = downbeats.includes(beat);
  const move = (bySeconds: number) => onEdit(movedBeat(music, index, bySeconds));
  return (
    <div className="grid gap-3 border-t border-edge pt-3">
      <fieldset className="grid gap-2">
        <legend className="sr-only">One beat</legend>
        <div className="flex items-center">
          <IconButton
            label="Beat before"
            className="-ml-2.5"
            disabled={index <= 0}
            onClick={() => setChosen(index - 1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <output className="timecode text-sm">
            Beat {index + 1} of {beats.length} · {beat.toFixed(2)} s{isDownbeat && ' · begins a bar'}
          </output>
          <IconButton
            label="Next beat"
            disabled={index >= beats.length - 1}
            onClick={() => setChosen(index + 1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button disabled={isDisabled} onClick={() => move(-STEP_SECONDS)}>
            Earlier
          </Button>
          <Button disabled={isDisabled} onClick={() => move(STEP_SECONDS)}>
            Later
          </Button>
          <Button
            disabled={isDisabled || beats.length <= 2}
            onClick={() => onEdit(withoutBeat(music, index))}
          >
            Take this beat out
          </Button>
          <Button disabled={isDisabled || found === null} onClick={() => found !== null && onEdit(found)}>
            Beats as they were found
          </Button>
        </div>
      </fieldset>
      <TapAlong projectId={projectId} music={music} isDisabled={isDisabled} onEdit={onEdit} />
    </div>
  );
}
