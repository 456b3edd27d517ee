import { toast } from '../../../lib/notifications/toast.ts';
import { createDictation } from './dictation.ts';
import { type SpeechRecogniser, startRecogniser } from './speech-recogniser.ts';
import { createVoiceClocks } from './voice-clocks.ts';
import { LISTENING_MS_MIN, START_MS_MAX, VOICE_RULES, voicePlatformOf } from './voice-platform.ts';
import {
  type StartReason,
  VOICE_START,
  type VoiceEffect,
  type VoiceEvent,
  type VoicePhase,
  voiceStep,
} from './voice-session.ts';

interface VoiceDeps {
  readonly getText: () => string;
  readonly setText: (text: string) => void;
  readonly onPhase: (phase: VoicePhase) => void;
}

/** Runs a voice session on the browser's recogniser and clocks, as voice-session.ts decides. */
export function createVoice({ getText, setText, onPhase }: VoiceDeps) {
  const platform = voicePlatformOf(navigator.userAgent, navigator.maxTouchPoints);
  const rules = VOICE_RULES[platform];
  const clocks = createVoiceClocks(send);
  let session = VOICE_START;
  let recogniser: SpeechRecogniser | null = null;

  function send(event: VoiceEvent): void {
    const step = voiceStep(session, event, platform);
    session = step.session;
    for (const effect of step.effects) run(effect);
    if (session.phase !== 'recording') clocks.clearAll();
    onPhase(session.phase);
  }

  function run(effect: VoiceEffect): void {
    switch (effect.type) {
      case 'start':
        start(effect.reason);
        return;
      case 'stop':
        clocks.clear('renewal');
        recogniser?.stop();
        return;
      case 'restart_later':
        clocks.clear('listening');
        // Who was not listened to was not silent.
        if (session.failedStarts > 0) clocks.clear('silence');
        clocks.set('restart', effect.delayMs);
        return;
      case 'notify':
        toast({ title: effect.title, description: effect.description, variant: 'destructive' });
    }
  }

  function start(reason: StartReason): void {
    try {
      recogniser = listen();
      clocks.set('start', START_MS_MAX);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      send({ type: 'start_failed', reason });
    }
  }

  function listen(): SpeechRecogniser {
    const dictation = createDictation(getText, rules);
    let isCurrent = true;
    return startRecogniser(platform !== 'ios', {
      // Not before: until then the browser may be asking for the permission.
      onStarted: () => {
        if (!isCurrent) return;
        clocks.clear('start');
        // Begun too late: nobody waits for it any more.
        if (session.phase !== 'recording') return recogniser?.stop();
        if (!clocks.isRunning('silence')) clocks.set('silence', rules.silenceMs);
        clocks.set('renewal', rules.renewAfterMs);
        clocks.set('listening', LISTENING_MS_MIN);
      },
      onHeard: (results) => {
        if (session.phase === 'recording') clocks.set('silence', rules.silenceMs);
        if (!isCurrent) return;
        if (!session.hasHeard) send({ type: 'heard' });
        // The last words arrive after stopping; once another recogniser listens they would come twice.
        setText(dictation.heard(results));
      },
      onFailed: (code) => isCurrent && send({ type: 'recogniser_failed', code }),
      onStopped: () => {
        if (!isCurrent) return;
        isCurrent = false;
        recogniser = null;
        send({ type: 'recogniser_stopped' });
      },
    });
  }

  return {
    send,
    dispose: () => {
      session = VOICE_START;
      clocks.clearAll();
      recogniser?.stop();
    },
  };
}
