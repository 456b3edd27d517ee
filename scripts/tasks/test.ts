import { ensureBuilt } from '../builds.ts';
import {
  checkStyle,
  checkTypes,
  checkUnused,
  checkWords,
  runJourneys,
  runScreens,
  runVitest,
} from '../checks.ts';
import { ensureChromium } from '../chromium.ts';
import { concludeWith } from '../conclusion.ts';
import { ensureBubblewrap } from '../debian.ts';
import { startTestObjectStore } from '../object-store.ts';
import { startTestPostgres } from '../postgres.ts';
import { sumOf, type Tally, tallyOfStep } from '../tally.ts';

/**
 * `npm test`: everything. Checks, unit and API tests on the embedded PostgreSQL; what depends on the database server and on the object
 * store once more on another PostgreSQL and with a bucket, where there are such; and every screen and the journeys in
 * Chromium. What the machine lacks is installed where that can be done.
 */
const tallies: Tally[] = [];

/** The short form: migrations, queue, transactions, files and a whole reel by two processes. The rest asks nothing else of a server. */
const DEPENDS_ON_SERVERS = [
  'apps/server/src/role-split.test.ts',
  'apps/server/src/platform/queue/',
  'apps/server/src/platform/storage/s3-storage.test.ts',
  'apps/server/src/projects/',
  'apps/server/src/runs/run-lifecycle.test.ts',
  'apps/server/src/stages/upload/upload-routes.test.ts',
  'apps/server/src/stages/upload/upload-ends.test.ts',
];

tallies.push(await checkStyle());
tallies.push(await checkUnused());
tallies.push(await checkWords());
tallies.push(await checkTypes());
await ensureBuilt();
await ensureBubblewrap();
// In one run: the longest files of either keep nobody waiting while there are others.
const everything = ['packages', 'alone', 'web', 'server'];
tallies.push(await runVitest('unit tests and API tests', everything, { DATABASE_URL: '' }));

const postgres = await startTestPostgres();
const objectStore = await startTestObjectStore();
if (postgres !== null) {
  const env = { DATABASE_URL: postgres.url, ...objectStore?.env };
  const run = runVitest('API tests on a server and a bucket', ['server'], env, DEPENDS_ON_SERVERS);
  tallies.push(await run.finally(() => postgres.stop()));
}
await objectStore?.stop();

const chromium = await ensureChromium();
if (chromium === null) {
  tallies.push(tallyOfStep('journeys and screens: Chromium is missing', false));
} else {
  tallies.push(await runScreens(chromium));
  tallies.push(await runJourneys(chromium));
}
concludeWith(sumOf(tallies));
