import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from './running-server.ts';

export interface Latency {
  readonly name: string;
  readonly requests: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
}

const PATHS = ['/api/health', '/api/projects'] as const;
/** Short, so that one answer in a hundred is more than a single one. */
const PAUSE_MS = 10;

/** Asks the server over and over while `isBusy`, and says how long the answers took. */
export async function latencyWhile(
  name: string,
  server: RunningServer,
  isBusy: () => boolean,
): Promise<Latency[]> {
  const took = new Map<string, number[]>(PATHS.map((path) => [path, []]));
  while (isBusy()) {
    for (const path of PATHS) {
      const started = performance.now();
      await (await server.call('GET', path)).arrayBuffer();
      took.get(path)?.push(performance.now() - started);
      await sleep(PAUSE_MS);
    }
  }
  return [...took].map(([path, all]) => {
    const ranked = all.sort((a, b) => a - b);
    const at = (share: number) => ranked[Math.min(ranked.length - 1, Math.floor(ranked.length * share))] ?? 0;
    return {
      name: `${path} ${name}`,
      requests: ranked.length,
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      worstMs: ranked.at(-1) ?? 0,
    };
  });
}
