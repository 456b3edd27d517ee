import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { wordFaults } from './lint/words.ts';
import { inRepository } from './repository.mjs';
import { exitCodeOf } from './run-command.ts';
import { sumOf, type Tally, tallyOfPlaywright, tallyOfReport, tallyOfStep, tallyOfVitest } from './tally.ts';
import { TOOLS, TYPED_FOLDERS } from './tooling.ts';

/** Format, lint and import directions of the whole repository. */
export async function checkStyle(): Promise<Tally> {
  console.log('\n— format and lint —');
  const code = await exitCodeOf(process.execPath, [TOOLS.biome, 'ci', '.']);
  return tallyOfStep('format and lint', code === 0);
}

/** Files, exports and dependencies that nothing uses. */
export async function checkUnused(): Promise<Tally> {
  console.log('\n— unused files, exports and dependencies —');
  const code = await exitCodeOf(process.execPath, [TOOLS.knip, '--no-progress', '--no-config-hints']);
  return tallyOfStep('unused files, exports and dependencies', code === 0);
}

/** Names with words that docs/glossary.md replaced, lines that nobody reads whole, citations of what is not here, full folders. */
export async function checkWords(): Promise<Tally> {
  console.log('\n— names and lines —');
  const faults = await wordFaults(inRepository());
  for (const { file, line, message } of faults)
    console.log(`${file}${line > 0 ? `:${line}` : ''}: ${message}`);
  return tallyOfStep('names and lines', faults.length === 0);
}

/** The types of one workspace after the other; each counts as one check. */
export async function checkTypes(): Promise<Tally> {
  const tallies: Tally[] = [];
  console.log('\n— types —');
  for (const folder of TYPED_FOLDERS) {
    const code = await exitCodeOf(process.execPath, [TOOLS.tsc, '-p', inRepository(folder)]);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${folder}`);
    tallies.push(tallyOfStep(`types of ${folder}`, code === 0));
  }
  return sumOf(tallies);
}

/**
 * Some of vitest's projects (vitest.config.ts).
 * @param name what this run is called in the output and in the report's file name
 * @param only files and folders to restrict it to; none: all
 */
export async function runVitest(
  name: string,
  projects: readonly string[],
  env: Readonly<Record<string, string>> = {},
  only: readonly string[] = [],
): Promise<Tally> {
  console.log(`\n— ${name} —`);
  const report = await reportFile(name);
  const code = await exitCodeOf(
    process.execPath,
    [
      TOOLS.vitest,
      'run',
      ...only,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env },
  );
  return tallyOfReport(name, report, code, tallyOfVitest);
}

/** The journeys through the real product in Chromium (e2e/journeys). */
export function runJourneys(chromium: string): Promise<Tally> {
  return runPlaywright('journeys', 'e2e/playwright.config.ts', chromium);
}

/** Every screen, state and error in Chromium, with a faked API (e2e/screens). */
export function runScreens(chromium: string): Promise<Tally> {
  return runPlaywright('screens', 'e2e/screens.config.ts', chromium);
}

async function runPlaywright(name: string, config: string, chromium: string): Promise<Tally> {
  console.log(`\n— ${name} —`);
  const report = await reportFile(name);
  const code = await exitCodeOf(
    process.execPath,
    [TOOLS.playwright, 'test', '--config', inRepository(config), '--reporter=list,json'],
    { env: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  return tallyOfReport(name, report, code, tallyOfPlaywright);
}

/** A file for a runner's report, without an older one in its place. */
async function reportFile(name: string): Promise<string> {
  const file = inRepository('test-results', 'reports', `${name.replaceAll(/\W+/g, '-')}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
  return file;
}
