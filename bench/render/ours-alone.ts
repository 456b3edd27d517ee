import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReelSpec } from '@cutroom/media';
import { type Measured, measure } from './measured-process.ts';

/** Renders a plan in a process of its own, with a cache by name; what opening the engine costs is taken off. */
export interface Ours {
  render(name: string, spec: ReelSpec, cache: string): Promise<Measured>;
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
  const render: Ours['render'] = async (name, spec, cache) => {
    const outputPath = outputOf(name);
    const planPath = join(folder, 'plan.json');
    await writeFile(planPath, JSON.stringify(spec));
    const measured = await measure(name, [...script, planPath, outputPath, join(caches, cache)], outputPath);
    return {
      ...measured,
      cpuSeconds: measured.cpuSeconds - opening.cpuSeconds,
      wallSeconds: Math.max(0, measured.wallSeconds - opening.wallSeconds),
    };
  };
  return { render, outputOf };
}
