import { checkStyle, checkTypes, runVitest } from '../checks.ts';
import { concludeWith } from '../conclusion.ts';
import { sumOf } from '../tally.ts';

/** `npm run check`: format, lint, types and unit tests; fast enough to run before every commit. */
concludeWith(
  sumOf([await checkStyle(), await checkTypes(), await runVitest('unit tests', ['packages', 'web'])]),
);
