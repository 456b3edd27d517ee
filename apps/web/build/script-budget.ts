import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The parts of a bundle that the budget looks at. */
export interface BundleChunk {
  readonly fileName: string;
  readonly name: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly code: string;
}

export interface ScriptBudget {
  /** Name of the screen's chunk, loaded beside the entry. */
  readonly screen: string;
  readonly gzippedBytesMax: number;
}

/** Fails the build when a screen's first load brings more script than its budget. */
export function scriptBudget(budget: ScriptBudget): Plugin {
  return {
    name: 'script-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const bytes = firstLoadBytes(chunks, budget.screen);
      const kilobytes = (bytes / 1000).toFixed(1);
      if (bytes > budget.gzippedBytesMax) {
        this.error(
          `${budget.screen} loads ${kilobytes} kB of script; its budget is ${budget.gzippedBytesMax / 1000} kB.`,
        );
      }
      this.info(`${budget.screen} loads ${kilobytes} kB of script, gzipped.`);
    },
  };
}

/** Gzipped bytes of the entry, the screen's chunk and everything that they import statically. */
export function firstLoadBytes(chunks: readonly BundleChunk[], screen: string): number {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<BundleChunk>();
  const load = (chunk: BundleChunk | undefined) => {
    if (chunk === undefined || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const file of chunk.imports) load(byFile.get(file));
  };
  const screenChunk = chunks.find((chunk) => chunk.name === screen);
  if (screenChunk === undefined) throw new Error(`No chunk is named ${screen}: the budget measures nothing.`);
  load(chunks.find((chunk) => chunk.isEntry));
  load(screenChunk);
  return Array.from(loaded).reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
}
