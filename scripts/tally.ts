import { readFile } from 'node:fs/promises';

/** What a group of tests came to. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One line for each failure. */
  readonly failures: readonly string[];
  /** One line for each test that passed at its second attempt only. */
  readonly retried: readonly string[];
}

export function sumOf(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    skipped: tallies.reduce((sum, tally) => sum + tally.skipped, 0),
    failures: tallies.flatMap((tally) => tally.failures),
    retried: tallies.flatMap((tally) => tally.retried),
  };
}

/** The closing line: `12 passed, 0 failed`, with `, 3 skipped` when there are. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** One step that is not a test runner's, such as the type check of a folder. */
export function tallyOfStep(name: string, succeeded: boolean): Tally {
  return succeeded
    ? { passed: 1, failed: 0, skipped: 0, failures: [], retried: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [name], retried: [] };
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Reads vitest's JSON report. A file that could not be loaded, or of which a hook failed, counts as one failure. */
export function tallyOfVitest(report: VitestReport): Tally {
  return sumOf(
    report.testResults.map((file) => {
      const tests = file.assertionResults;
      const failures = tests
        .filter((test) => test.status === 'failed')
        .map((test) => `${file.name}: ${test.fullName}`);
      if (file.status === 'failed' && failures.length === 0) {
        failures.push(
          `${file.name}: ${firstLine(file.message || 'a hook of it failed, or it could not be run')}`,
        );
      }
      return {
        passed: tests.filter((test) => test.status === 'passed').length,
        failed: failures.length,
        skipped: tests.filter((test) => ['skipped', 'pending', 'todo', 'disabled'].includes(test.status))
          .length,
        failures,
        retried: [],
      };
    }),
  );
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly projectName: string }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

/** Reads Playwright's JSON report. A test that passed at its second attempt counts as passed, and is named. */
export function tallyOfPlaywright(report: PlaywrightReport): Tally {
  const errors = report.errors.map((error) => `journeys: ${firstLine(error.message ?? 'could not be run')}`);
  return sumOf([
    { passed: 0, failed: errors.length, skipped: 0, failures: errors, retried: [] },
    ...report.suites.map((suite) => tallyOfSuite(suite, [])),
  ]);
}

function tallyOfSuite(suite: PlaywrightSuite, above: readonly string[]): Tally {
  const place = [...above, suite.title];
  const tests = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({ ...test, name: [...place, spec.title].join(' › ') })),
  );
  const named = (status: string): string[] =>
    tests.filter((test) => test.status === status).map((test) => `${test.name} (${test.projectName})`);
  const [failures, retried] = [named('unexpected'), named('flaky')];
  const own: Tally = {
    passed: tests.filter((test) => test.status === 'expected').length + retried.length,
    failed: failures.length,
    skipped: tests.filter((test) => test.status === 'skipped').length,
    failures,
    retried,
  };
  return sumOf([own, ...(suite.suites ?? []).map((inner) => tallyOfSuite(inner, place))]);
}

/**
 * Reads a report that a runner should have written and tallies it. A runner that died before it wrote one, or that
 * ended with an error its report does not show, counts as one failure.
 */
export async function tallyOfReport<Report>(
  name: string,
  file: string,
  exitCode: number,
  tally: (report: Report) => Tally,
): Promise<Tally> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return tallyOfStep(`${name} ended with code ${exitCode} and left no report`, false);
  const result = tally(JSON.parse(text));
  if (exitCode === 0 || result.failed > 0) return result;
  return sumOf([result, tallyOfStep(`${name} ended with code ${exitCode}`, false)]);
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
