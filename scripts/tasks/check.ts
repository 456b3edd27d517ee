import { checkStyle, checkTypes, checkUnused, checkWords, runVitest } from '../checks.ts';
import { concludeWith } from '../conclusion.ts';
import { sumOf } from '../tally.ts';

/** `npm run check`: format, lint, unused code, names, types and unit tests; fast enough to run before every commit. */
concludeWith(
  sumOf([
    await checkStyle(),
    await checkUnused(),
    await checkWords(),
    await checkTypes(),
    await runVitest('unit tests', ['packages', 'alone', 'web']),
  ]),
);
