import { tmpdir } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { MediaError } from './media-error.ts';
import { type RunRequest, runForText, runProcess } from './run-process.ts';

const request = (script: string, more: Partial<RunRequest> = {}): RunRequest => ({
  command: ['/bin/sh', '-c', script],
  cwd: tmpdir(),
  signal: new AbortController().signal,
  limits: { wallMs: 20_000, stallMs: null },
  ...more,
});

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A killed orphan is gone once init has reaped it. */
async function waitUntilGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 100 && isAlive(pid); tries += 1)
    await new Promise((wake) => setTimeout(wake, 20));
  return !isAlive(pid);
}

describe('The runner', () => {
  it('returns what the tool wrote', async () => {
    expect(await runForText(request('printf hello'))).toBe('hello');
  });

  it('gives the tool nothing of this process’s environment', async () => {
    vi.stubEnv('CUTROOM_TEST_SECRET', 'secret');
    expect(await runForText(request('echo "[$CUTROOM_TEST_SECRET]"'))).toBe('[]\n');
    vi.unstubAllEnvs();
  });

  it('says how the tool failed, with the end of its stderr', async () => {
    const failed = runProcess(request('echo broken frame >&2; exit 3'));
    await expect(failed).rejects.toMatchObject({ failure: 'exit', stderr: 'broken frame\n' });
  });

  it('tells a full disk from other failures', async () => {
    const failed = runProcess(
      request('echo "av_interleaved_write_frame(): No space left on device" >&2; exit 1'),
    );
    await expect(failed).rejects.toMatchObject({ failure: 'disk_full' });
  });

  it('tells being killed from outside from failing', async () => {
    await expect(runProcess(request('kill -KILL $$'))).rejects.toMatchObject({ failure: 'killed' });
  });

  it('tells being asked to stop from failing: the file that is left is shorter than it should be', async () => {
    await expect(runProcess(request('exit 255'))).rejects.toMatchObject({ failure: 'killed' });
  });

  it('tells a tool that crashes from one that is killed', async () => {
    await expect(runProcess(request('kill -SEGV $$'))).rejects.toMatchObject({ failure: 'exit' });
  });

  it('says that a tool does not exist', async () => {
    const missing = runProcess(request('', { command: ['/nonexistent/tool'] }));
    await expect(missing).rejects.toMatchObject({ failure: 'not_started' });
  });

  it('stops a tool that runs too long', async () => {
    const slow = runProcess(request('sleep 60', { limits: { wallMs: 100, stallMs: null } }));
    await expect(slow).rejects.toMatchObject({ failure: 'wall_time' });
  });

  it('lets a tool without a wall time take as long as it moves', async () => {
    const patient = runForText(
      request('sleep 0.2; printf done', { limits: { wallMs: null, stallMs: 20_000 } }),
    );
    await expect(patient).resolves.toBe('done');
  });

  it('stops a tool that reports the same progress again and again', async () => {
    const script = 'while :; do printf "frame=1\\nprogress=continue\\n" >&3; sleep 0.1; done';
    const stuck = runProcess(request(script, { limits: { wallMs: 20_000, stallMs: 700 } }));
    await expect(stuck).rejects.toMatchObject({ failure: 'stalled' });
  });

  it('lets a silent tool go on that waits for a processor, and stops the same one where it waits for nothing', async () => {
    const silent = (seconds: number, isRunnable: boolean) =>
      runForText(
        request(`sleep ${seconds}; printf done`, {
          limits: { wallMs: 60_000, stallMs: 1500 },
          readWork: () => ({ cpuMs: 0, isRunnable }),
        }),
      );
    await expect(silent(4, true)).resolves.toBe('done');
    await expect(silent(600, false)).rejects.toMatchObject({ failure: 'stalled' });
  });

  it('does not count a reader that takes its time as a hang of the tool', async () => {
    const wait = (): Promise<void> => new Promise((wake) => setTimeout(wake, 1500));
    const patient = runProcess(
      request('printf x', { limits: { wallMs: 20_000, stallMs: 600 }, readers: [wait] }),
    );
    await expect(patient).resolves.toBe('');
  });

  it('kills the whole group and rejects with the signal’s reason when aborted', async () => {
    const controller = new AbortController();
    const pids: number[] = [];
    const reason = new Error('The user cancelled.');
    const running = runProcess(
      request('sleep 60 & echo $!; echo $$; wait', {
        signal: controller.signal,
        readers: [
          (chunk) => {
            pids.push(...chunk.toString().trim().split('\n').map(Number));
            if (pids.length === 2) controller.abort(reason);
          },
        ],
      }),
    );
    await expect(running).rejects.toBe(reason);
    expect(await Promise.all(pids.map(waitUntilGone))).toEqual([true, true]);
  });

  it('does not start when the signal is already aborted', async () => {
    const controller = new AbortController();
    controller.abort(new Error('Too late.'));
    await expect(runProcess(request('true', { signal: controller.signal }))).rejects.toThrow('Too late.');
  });

  it('passes on what a reader threw, after the tool is gone', async () => {
    const failing = runProcess(
      request('echo x; sleep 60', {
        readers: [
          () => {
            throw new MediaError('bad_output', 'Not a frame.');
          },
        ],
      }),
    );
    await expect(failing).rejects.toThrow('Not a frame.');
  });
});

describe('The runner, reading much', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const much = `for letter in ${[...letters].join(' ')}; do head -c 100000 /dev/zero | tr '\\000' $letter; done`;

  it('hands on all that the tool wrote, in its order', async () => {
    const seen: string[] = [];
    let read = 0;
    await runProcess(
      request(much, {
        readers: [
          (chunk) => {
            read += chunk.length;
            for (const letter of new Set(chunk))
              if (seen.at(-1) !== String.fromCharCode(letter)) seen.push(String.fromCharCode(letter));
          },
        ],
      }),
    );
    expect(read).toBe(letters.length * 100_000);
    expect(seen.join('')).toBe(letters);
  });

  it('holds the tool back while the reader is busy', async () => {
    let read = 0;
    await runProcess(
      request(`head -c 1500000 /dev/urandom`, {
        limits: { wallMs: 20_000, stallMs: 600 },
        readers: [
          async (chunk) => {
            await new Promise((wake) => setTimeout(wake, read === 0 ? 1500 : 20));
            read += chunk.length;
          },
        ],
      }),
    );
    expect(read).toBe(1_500_000);
  });

  it('ends when it is aborted while a reader is busy', async () => {
    const controller = new AbortController();
    const running = runProcess(
      request('cat /dev/zero', {
        signal: controller.signal,
        readers: [
          async () => {
            controller.abort(new Error('Enough.'));
            await new Promise((wake) => setTimeout(wake, 50));
          },
        ],
      }),
    );
    await expect(running).rejects.toThrow('Enough.');
  });

  it('ends when nothing at all is written, and when the tool does not exist', async () => {
    const none = { readers: [() => expect.unreachable()] };
    await expect(runProcess(request('true', none))).resolves.toBe('');
    const missing = runProcess(request('', { ...none, command: ['/nonexistent/tool'] }));
    await expect(missing).rejects.toMatchObject({ failure: 'not_started' });
  });
});
