import type { VideoClip } from '@cutroom/contract';
import { clsx } from 'clsx';
import { AudioWaveform } from 'lucide-react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { isCleared, noiseNote, voicelessReason } from '../editor/cuts/cleared-voices.ts';
import { useCut } from './cut-context.ts';

interface VoiceControlProps {
  /** null: the clip is not in the project any more. */
  readonly clip: VideoClip | null;
  /** Why there is nothing to be heard of it anyway; null where there is. */
  readonly unheard: string | null;
}

/** Noise and rumble out of a cut's voices, as a switch: the player plays it before and after. */
export function VoiceControl({ clip: source, unheard }: VoiceControlProps) {
  const { clip, label, run } = useCut();
  if (unheard !== null) return null;
  const isOn = isCleared(clip);
  const voiceless = voicelessReason(source);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2">
      <IconButton
        label={`Clear voices of ${label}`}
        aria-pressed={isOn}
        refusal={voiceless}
        className={clsx('-ml-2.5', isOn && 'bg-pressed text-chosen')}
        onClick={() => run('clear_voices')}
      >
        <AudioWaveform aria-hidden />
      </IconButton>
      <p className="text-xs text-ink-soft">
        {isOn ? 'Voices clear: noise taken out. ' : 'Voices as recorded. '}
        {voiceless ?? noiseNote(source?.analysisData?.noiseKinds)}
      </p>
    </div>
  );
}
