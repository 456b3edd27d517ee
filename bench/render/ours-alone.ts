import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReelSpec } from '@cutroom/media';
import { type Measured, measure } from './measured-process.ts';

/** What one of several renders in a process cost. */
interface RenderCost {
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
}

/** Renders in a process of its own, with a cache by name; what opening the engine costs is taken off. */
export interface Ours {
  render(name: string, spec: ReelSpec, cache: string): Promise<Measured>;
  /** One reel after the other in one process, as a server does: what it starts and compiles once, it does for the first. */
  renderInTurn(name: string, specs: readonly ReelSpec[], cache: string): Promise<RenderCost[]>;
  /** Where the video of that name is, or would be. */
  outputOf(name: string): string;
}

/** Opens the engine once to learn what that costs. Caches of earlier runs are emptied. */
export async function openOurs(folder: string): Promise<Ours> {
  const caches = join(folder, 'caches');
  await rm(caches, { recursive: true, force: true });
  const script = [process.execPath, join(import.meta.dirname, 'ours.ts')];
  const opening = await measure('opening', script, '');
  const outputOf = (name: string): string => join(folder, `${name.replaceAll(/\W+/g, '-')}.mp4`);
  const renderAll = async (name: string, specs: readonly ReelSpec[], cache: string) => {
    const outputPath = outputOf(name);
    const planPath = join(folder, 'plan.json');
    await writeFile(planPath, JSON.stringify(specs));
    return measure(name, [...script, planPath, outputPath, join(caches, cache)], outputPath);
  };
  return {
    outputOf,
    render: async (name, spec, cache) => {
      const measured = await renderAll(name, [spec], cache);
      return {
        ...measured,
        cpuSeconds: measured.cpuSeconds - opening.cpuSeconds,
        wallSeconds: Math.max(0, measured.wallSeconds - opening.wallSeconds),
      };
    },
    renderInTurn: async (name, specs, cache) => {
      const { log } = await renderAll(name, specs, cache);
      const lines = [...log.matchAll(/^RENDERED ([\d.]+) ([\d.]+)$/gm)];
      if (lines.length !== specs.length) throw new Error(`Not all of ${name} was rendered.`);
      return lines.map(([, cpu, wall]) => ({ cpuSeconds: Number(cpu), wallSeconds: Number(wall) }));
    },
  };
}
