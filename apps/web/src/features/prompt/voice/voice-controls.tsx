import { Mic, Pause, Play, Square } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { useMicLevel } from './use-mic-level.ts';
import type { VoiceInput } from './use-voice-input.ts';
import { voicePlatformOf } from './voice-platform.ts';
import { type VoicePhase, voiceButtonText } from './voice-session.ts';

const ICONS: { readonly [P in VoicePhase]: typeof Mic } = {
  inactive: Mic,
  recording: Pause,
  paused: Play,
  ended: Mic,
};

/** One button to speak instead of typing, at the end of its row, and the end of it. */
export function VoiceControls({ voice }: { readonly voice: VoiceInput }) {
  const { phase } = voice;
  const isRecording = phase === 'recording';
  const Icon = ICONS[phase];
  const isDesktop = voicePlatformOf(navigator.userAgent, navigator.maxTouchPoints) === 'desktop';
  const level = useMicLevel(isRecording && isDesktop);
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-end gap-1">
      <div role="status" className="flex items-center gap-2 px-1 text-sm text-ink-soft empty:hidden">
        {isRecording && (
          <>
            <Level level={level} />
            <span className="max-sm:sr-only">Listening</span>
          </>
        )}
        {phase === 'paused' && 'Paused'}
      </div>
      {(isRecording || phase === 'paused') && (
        <Button
          variant="quiet"
          className="max-sm:px-2 sm:px-3"
          icon={<Square aria-hidden />}
          onClick={voice.end}
        >
          End Session
        </Button>
      )}
      <Button
        className="max-sm:px-3"
        icon={<Icon aria-hidden />}
        aria-pressed={isRecording}
        onClick={voice.press}
      >
        {voiceButtonText(phase)}
      </Button>
    </div>
  );
}

const BARS = [0.55, 0.85, 1, 0.75, 0.5] as const;

function Level({ level }: { readonly level: number | null }) {
  return (
    <span aria-hidden className="flex h-6 items-center gap-0.5">
      {BARS.map((weight) => (
        <span
          key={weight}
          className={
            level === null
              ? 'h-3 w-1 animate-shimmer rounded-full bg-chosen'
              : 'h-6 w-1 rounded-full bg-chosen'
          }
          {...(level === null ? {} : { style: { transform: `scaleY(${0.15 + 0.85 * level * weight})` } })}
        />
      ))}
    </span>
  );
}
