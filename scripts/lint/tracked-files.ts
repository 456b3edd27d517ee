import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * The files of a checkout that belong to it: tracked, or new and not ignored. Paths from the root, with '/'.
 * Outside a checkout there are none.
 */
export async function trackedFiles(root: string): Promise<string[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'];
  const git = promisify(execFile)('git', args, { cwd: root, maxBuffer: 16 * 1024 * 1024 });
  const { stdout } = await git.catch(() => ({ stdout: '' }));
  return stdout.split('\0').filter((file) => file !== '');
}
