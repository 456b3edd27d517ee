import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from './repository.mjs';

const WATCH = JSON.stringify(inRepository('scripts/launcher-watch.mjs'));
/** Prints its process id, then waits for its launcher to go, and says so. */
const WATCHER = `
  const { whenLauncherIsGone } = await import(${WATCH});
  whenLauncherIsGone(() => { console.log('gone'); process.exit(); });
  setTimeout(() => {}, 60_000);
  console.log('watching');
`;

test('a process notices when its parent is killed', () => expectToNotice({ inShell: false }));

test.skipIf(!existsSync('/proc/self/stat'))(
  'a process in a shell notices when npm, which started the shell, is killed',
  () => expectToNotice({ inShell: true }),
);

async function expectToNotice({ inShell }: { readonly inShell: boolean }): Promise<void> {
  const command = JSON.stringify([process.execPath, '--input-type=module', '-e', WATCHER]);
  // The second command keeps the shell from turning into the process it starts.
  const launch = inShell
    ? `const [node, ...args] = ${command}; const quoted = args.map((a) => "'" + a.replaceAll("'", "'\\\\''") + "'").join(' ');
       require('node:child_process').spawn('sh', ['-c', node + ' ' + quoted + '; true'], { stdio: 'inherit' });`
    : `const [node, ...args] = ${command}; require('node:child_process').spawn(node, args, { stdio: 'inherit' });`;
  const launcher = spawn(process.execPath, ['-e', launch], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = launcher.stdout.setEncoding('utf8');

  const [first] = await once(said, 'data');
  expect(first).toContain('watching');
  launcher.kill('SIGKILL');
  const [second] = await once(said, 'data');
  expect(second).toContain('gone');
}
