import { ensureBuilt } from '../../../scripts/builds.ts';

/** The journeys open the built pages, so those must be of these sources. */
export default async function setUp(): Promise<void> {
  await ensureBuilt();
}
