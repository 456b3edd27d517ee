// @ts-check
/**
 * The one entry of every npm script: `node scripts/run.mjs <task> [arguments]`.
 * It is plain JavaScript without dependencies, because it runs on whatever Node the system has and before
 * anything is installed. The tasks beside it (scripts/tasks/*.ts) are TypeScript and run on Node 24.
 */
import { ensureInstalled } from './installation.mjs';
import { continueOnModernNode } from './modern-node.mjs';

const TASKS = [
  'start',
  'dev',
  'build',
  'check',
  'test',
  'test-faults',
  'bench',
  'backup',
  'restore',
  'reset-password',
  'models',
  'screenshots',
];
const task = process.argv[2] ?? '';

if (!TASKS.includes(task)) {
  console.error(`There is no task '${task}'. Choose one of: ${TASKS.join(', ')}.`);
  process.exit(2);
}
await ensureInstalled();
await continueOnModernNode();
try {
  await import(`./tasks/${task}.ts`);
} catch (error) {
  // What a program that was run has to say, it has said already.
  if (!(error instanceof Error) || error.name !== 'CommandFailed') throw error;
  console.error(error.message);
  process.exit(1);
}
