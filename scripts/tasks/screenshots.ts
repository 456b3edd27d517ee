import { ensureBuilt } from '../builds.ts';
import { ensureChromium } from '../chromium.ts';
import { inRepository } from '../repository.mjs';
import { run } from '../run-command.ts';
import { TOOLS } from '../tooling.ts';

/** `npm run screenshots`: saves every screen to screenshots/, and the README's picture to docs/images/. */
await ensureBuilt();
const chromium = await ensureChromium();
if (chromium === null) process.exit(1);
await run(
  process.execPath,
  [TOOLS.playwright, 'test', '--config', inRepository('e2e/screenshots.config.ts'), '--reporter=list'],
  { env: { CHROME_PATH: chromium } },
);
console.log('The pictures are in screenshots/.');
