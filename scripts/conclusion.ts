import { closingLine, type Tally } from './tally.ts';

/** Prints what failed, what had to be tried twice and the closing line, and ends the process: with code 1 where anything failed. */
export function concludeWith(tally: Tally): never {
  if (tally.failures.length > 0) {
    console.log('\nFailed:');
    for (const failure of tally.failures) console.log(`  ${failure}`);
  }
  if (tally.retried.length > 0) {
    console.log('\nPassed at the second attempt:');
    for (const test of tally.retried) console.log(`  ${test}`);
  }
  console.log(`\n${closingLine(tally)}`);
  process.exit(tally.failed > 0 ? 1 : 0);
}
