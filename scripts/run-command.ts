import { spawn } from 'node:child_process';
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
  { cwd = ROOT, env = {}, ...user }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env }, ...user });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 128));
  });
}
