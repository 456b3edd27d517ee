import { expect, test } from 'vitest';
import { closingLine, sumOf, tallyOfPlaywright, tallyOfStep, tallyOfVitest } from './tally.ts';

test('the closing line names skipped tests only where there are some', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0, failures: [], retried: [] })).toBe(
    '12 passed, 0 failed',
  );
  expect(closingLine({ passed: 1, failed: 2, skipped: 3, failures: [], retried: [] })).toBe(
    '1 passed, 2 failed, 3 skipped',
  );
});

test('a sum keeps every count and every failure', () => {
  const sum = sumOf([tallyOfStep('types', true), tallyOfStep('lint', false), tallyOfStep('format', false)]);
  expect(sum).toEqual({ passed: 1, failed: 2, skipped: 0, failures: ['lint', 'format'], retried: [] });
});

test('vitest tests are counted by their own status', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'subtracts' },
          { status: 'pending', fullName: 'waits' },
          { status: 'todo', fullName: 'is planned' },
        ],
      },
    ],
  };
  expect(tallyOfVitest(report)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    failures: ['a.test.ts: subtracts'],
    retried: [],
  });
});

test('a vitest file of which a hook failed says so, as the report has no message for it', () => {
  const report = {
    testResults: [
      {
        name: 'b.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [{ status: 'passed', fullName: 'adds' }],
      },
    ],
  };
  expect(tallyOfVitest(report)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['b.test.ts: a hook of it failed, or it could not be run'],
    retried: [],
  });
});

test('a vitest file that cannot be loaded is a failure although it holds no test', () => {
  const report = {
    testResults: [
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module\nat …', assertionResults: [] },
    ],
  };
  expect(tallyOfVitest(report)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: ['b.test.ts: Cannot find module'],
    retried: [],
  });
});

test('Playwright suites are counted at every depth, and one that passed at its second attempt is named', () => {
  const report = {
    errors: [],
    suites: [
      {
        title: 'flow.spec.ts',
        specs: [{ title: 'works', tests: [{ status: 'expected', projectName: 'phone' }] }],
        suites: [
          {
            title: 'deeper',
            specs: [
              {
                title: 'wobbles',
                tests: [
                  { status: 'flaky', projectName: 'phone' },
                  { status: 'unexpected', projectName: 'desktop' },
                  { status: 'skipped', projectName: 'tablet' },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(tallyOfPlaywright(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    failures: ['flow.spec.ts › deeper › wobbles (desktop)'],
    retried: ['flow.spec.ts › deeper › wobbles (phone)'],
  });
});

test('an error outside any Playwright test is a failure', () => {
  const report = { errors: [{ message: 'Error: no tests found\nmore' }], suites: [] };
  expect(tallyOfPlaywright(report).failures).toEqual(['journeys: Error: no tests found']);
});
