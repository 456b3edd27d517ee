import { PLAYBACK_AUDIO_SECONDS_MAX, REEL_SECONDS_MIN } from '@cutroom/contract';
import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePlayback } from '../../api/use-playback.ts';
import { Button } from '../ui/button.tsx';
import { TAPS_MIN, tappedBeats } from './beat-taps.ts';
import type { BeatsProps } from './beats-props.ts';

/** Plays the track where the reel begins with it; presses on the beat make the beats. */
export function TapAlong({ projectId, music, isDisabled, onEdit }: BeatsProps) {
  const audioUrl = usePlayback(projectId)?.music?.audioUrl ?? null;
  const player = useRef<HTMLAudioElement>(null);
  const [taps, setTaps] = useState<readonly number[]>([]);
  const [isPlaying, setPlaying] = useState(false);
  const from = Math.max(0, Math.min(music.startSeconds, music.durationSeconds - REEL_SECONDS_MIN));
  const until = Math.min(music.durationSeconds, from + PLAYBACK_AUDIO_SECONDS_MAX);
  const isReady = !isPlaying && taps.length > 0;
  const tapped = tappedBeats(taps, music);
  const play = () => {
    setTaps([]);
    const { current: audio } = player;
    if (audio === null) return;
    audio.currentTime = 0;
    void audio.play().catch(() => setPlaying(false));
  };
  return (
    <div className="grid gap-2">
      {audioUrl !== null && (
        // biome-ignore lint/a11y/useMediaCaption: It is music.
        <audio
          ref={player}
          src={`${audioUrl}&from=${from}&to=${until}`}
          preload="none"
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onEnded={() => setPlaying(false)}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          icon={<Play aria-hidden />}
          disabled={isDisabled || audioUrl === null || isPlaying}
          onClick={play}
        >
          Play and tap along
        </Button>
        <Button
          disabled={!isPlaying}
          onPointerDown={() => setTaps([...taps, from + (player.current?.currentTime ?? 0)])}
          onKeyDown={({ key, repeat }) => {
            if (!repeat && (key === ' ' || key === 'Enter'))
              setTaps([...taps, from + (player.current?.currentTime ?? 0)]);
          }}
        >
          Tap
        </Button>
        {isReady && tapped !== null && (
          <Button disabled={isDisabled} onClick={() => onEdit(tapped)}>
            Use these beats
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {isPlaying && `Press Tap on each beat, first on the first of a bar: ${taps.length} so far.`}
        {isReady && tapped === null && `That is no beat yet: ${TAPS_MIN} even taps at least.`}
        {isReady && tapped !== null && `${Math.round(bpmOf(tapped.beats))} BPM.`}
      </p>
    </div>
  );
}

function bpmOf([first = 0, second = 1]: readonly number[]): number {
  return 60 / (second - first);
}
