import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './repository.mjs';

class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
  readonly exitCode: number;

  constructor(command: string, exitCode: number) {
    super(`'${command}' ended with code ${exitCode}.`);
    this.exitCode = exitCode;
  }
}

export interface RunOptions {
  /** Where it runs; the repository's root unless said otherwise. */
  readonly cwd?: string;
  /** Added to this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
  readonly uid?: number;
  readonly gid?: number;
  /** Heads what it prints, all of which is shown once it has ended: for what runs beside something else. */
  readonly heldUnder?: string;
}

/** Runs a program with this terminal's input and output. Throws CommandFailed unless it ends with code 0. */
export async function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<void> {
  const code = await exitCodeOf(program, args, options);
  if (code !== 0) throw new CommandFailed([program, ...args].join(' '), code);
}

/** Like `run`, but answers the exit code. 127 where the program does not exist, 128 where a signal ended it. */
export function exitCodeOf(
  program: string,
  args: readonly string[],
  { cwd = ROOT, env = {}, heldUnder, ...user }: RunOptions = {},
): Promise<number> {
  const held = heldUnder === undefined ? null : heldOutput(heldUnder);
  return new Promise<number>((resolve) => {
    const output = held === null ? 'inherit' : held.file;
    const child = spawn(program, args, {
      cwd,
      stdio: ['inherit', output, output],
      env: { ...process.env, ...env },
      ...user,
    });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 128));
  }).finally(() => held?.show());
}

/** A file, not a pipe: what a program leaves running would keep a pipe open. */
function heldOutput(heading: string): { readonly file: number; readonly show: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'cutroom-output-'));
  const place = path.join(folder, 'output.txt');
  const file = openSync(place, 'a');
  return {
    file,
    show() {
      closeSync(file);
      console.log(`${heading}\n${readFileSync(place, 'utf8').trimEnd()}`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
