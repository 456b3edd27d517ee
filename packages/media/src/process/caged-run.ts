import { type FileHandle, open } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Cage, CageRequest } from '../cage/cage.ts';
import { filterFd, lentFd, type RunRequest, runProcess } from './run-process.ts';

/** What the tools of one step have in common. */
export type CagedStep = Pick<CageRequest, 'directory' | 'readsPaths' | 'userId'>;

export interface CagedRun
  extends Omit<RunRequest, 'command' | 'cwd' | 'filter' | 'codesSignals' | 'lentFiles'>,
    Pick<CageRequest, 'cpuSecondsMax' | 'fileBytesMax'> {
  readonly program: string;
  readonly args: readonly string[];
}

/** Runs one tool in the cage, as the user of its step. @returns and throws as `runProcess` */
export async function runCaged(cage: Cage, step: CagedStep, run: CagedRun): Promise<string> {
  const readers = run.readers?.length ?? 0;
  const { cpuSecondsMax, fileBytesMax } = run;
  const prefix = cage.prefix({ ...step, cpuSecondsMax, fileBytesMax, filterFd: filterFd(readers) });
  const { filter, codesSignals } = cage;
  const request = { ...run, cwd: step.directory, filter, codesSignals };
  if (cage.opensFiles === 'by_path')
    return runProcess({ ...request, command: [...prefix, run.program, ...run.args] });
  const lent = [run.program, ...step.readsPaths];
  const lentFiles = await openAll(lent);
  try {
    const own = lent.map((_, index) => `/proc/self/fd/${lentFd(readers, index)}`);
    const [program = run.program, ...inputs] = own;
    const args = run.args.map((argument) => reachable(argument, step, inputs));
    return await runProcess({ ...request, command: [...prefix, program, ...args], lentFiles });
  } finally {
    await Promise.all(lentFiles.map((file) => file.close()));
  }
}

async function openAll(paths: readonly string[]): Promise<FileHandle[]> {
  const opened = await Promise.allSettled(paths.map((path) => open(path)));
  const files = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const failed = opened.find((each) => each.status === 'rejected');
  if (failed === undefined) return files;
  await Promise.all(files.map((file) => file.close()));
  throw failed.reason;
}

/** The name under which the tool can open what an argument names: an input's descriptor, or its own folder's file. */
function reachable(argument: string, step: CagedStep, inputs: readonly string[]): string {
  const [, scheme = '', path = ''] = /^(file:)?(\/.*)$/s.exec(argument) ?? [];
  const input = step.readsPaths.findIndex((each) => resolve(each) === path);
  if (input >= 0) return `${scheme}${inputs[input]}`;
  return path.startsWith(`${step.directory}/`) ? `${scheme}${relative(step.directory, path)}` : argument;
}
