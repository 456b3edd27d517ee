import type { ChildWork } from './child-work.ts';

/** Tells a tool that hangs from one that a busy machine keeps waiting. */
export interface StallClock {
  /** Something moved. */
  readonly touch: (nowMs: number) => void;
  /** How long nothing has moved. */
  readonly quietMs: (nowMs: number) => number;
  /** @param work what the tool has worked until now; null where the system does not say, and time alone counts */
  readonly isStalled: (nowMs: number, work: ChildWork | null) => boolean;
}

/** So many times the limit may pass, however little of a processor the tool gets. */
const PATIENCE = 10;

/**
 * A tool without progress hangs once it has used `stallMs` of processor time for nothing, or has stood still for that long:
 * neither worked nor waited for a processor.
 */
export function stallClock(stallMs: number, startMs: number): StallClock {
  let movedAt = startMs;
  let activeAt = startMs;
  let newestCpuMs: number | null = null;
  /** When it moved last, as far as was looked. */
  let cpuMsAtMove: number | null = null;
  const note = (nowMs: number, { cpuMs, isRunnable }: ChildWork): number => {
    if (isRunnable || newestCpuMs === null || cpuMs > newestCpuMs) activeAt = nowMs;
    newestCpuMs = cpuMs;
    cpuMsAtMove ??= cpuMs;
    return cpuMs - cpuMsAtMove;
  };
  return {
    touch: (nowMs) => {
      movedAt = nowMs;
      cpuMsAtMove = null;
    },
    quietMs: (nowMs) => nowMs - movedAt,
    isStalled: (nowMs, work) => {
      const usedMs = work === null ? null : note(nowMs, work);
      const quietMs = nowMs - movedAt;
      if (quietMs <= stallMs) return false;
      if (usedMs === null || quietMs > stallMs * PATIENCE) return true;
      return usedMs >= stallMs || nowMs - activeAt > stallMs;
    },
  };
}
