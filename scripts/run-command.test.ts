import { afterEach, expect, it, vi } from 'vitest';
import { exitCodeOf } from './run-command.ts';

afterEach(() => void vi.restoreAllMocks());

const program = (code: string) => [process.execPath, ['-e', code]] as const;

it('shows under its heading what a program printed that ran beside others, once it has ended, and answers its code', async () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  const code = await exitCodeOf(
    ...program("console.log('one'); console.error('two'); process.exitCode = 3"),
    {
      heldUnder: '— beside —',
    },
  );
  expect({ code, printed }).toEqual({ code: 3, printed: ['— beside —\none\ntwo'] });
});

it('answers 127 and shows the heading where there is no such program', async () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  expect(await exitCodeOf('no-such-program-here', [], { heldUnder: '— beside —' })).toBe(127);
  expect(printed).toEqual(['— beside —\n']);
});
