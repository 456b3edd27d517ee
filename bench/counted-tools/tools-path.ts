import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A search path with these programs of the system and no others: which there are decides about the cage. */
export function toolsPath(programs: readonly string[], parentFolder: string = tmpdir()): string {
  const folder = mkdtempSync(join(parentFolder, 'cutroom-bench-tools-'));
  for (const program of programs) {
    const found = execFileSync('sh', ['-c', `command -v ${program} || true`], { encoding: 'utf8' }).trim();
    if (found !== '') symlinkSync(found, join(folder, program));
  }
  return folder;
}

/**
 * The cage whose processor time can be measured. What bubblewrap starts in a namespace of processes is collected by init and
 * not by who started it, so that its time is missing from what the kernel says of ended children.
 */
export function countedToolsPath(): string {
  return toolsPath(['unshare', 'prlimit', 'setpriv']);
}
