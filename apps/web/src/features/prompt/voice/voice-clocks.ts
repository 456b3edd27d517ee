import type { VoiceEvent } from './voice-session.ts';

/** What a voice session waits for. */
export type VoiceClock = 'start' | 'silence' | 'renewal' | 'restart' | 'listening';

const EVENTS: { readonly [C in VoiceClock]: VoiceEvent } = {
  start: { type: 'start_overdue' },
  silence: { type: 'silence_lasted' },
  renewal: { type: 'renewal_due' },
  restart: { type: 'restart_due' },
  listening: { type: 'listening_lasted' },
};

/** The clocks of a voice session, each of which sends its event when it runs out. */
export function createVoiceClocks(send: (event: VoiceEvent) => void) {
  const timers = new Map<VoiceClock, ReturnType<typeof setTimeout>>();
  return {
    /** Begins a clock anew. */
    set(clock: VoiceClock, delayMs: number): void {
      clearTimeout(timers.get(clock));
      timers.set(
        clock,
        setTimeout(() => {
          timers.delete(clock);
          send(EVENTS[clock]);
        }, delayMs),
      );
    },
    isRunning: (clock: VoiceClock): boolean => timers.has(clock),
    clear(clock: VoiceClock): void {
      clearTimeout(timers.get(clock));
      timers.delete(clock);
    },
    clearAll(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
