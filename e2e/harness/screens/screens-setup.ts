import { ensureBuilt } from '../../../scripts/builds.ts';
import { startProduct } from '../product/product.ts';

/**
 * One running product serves the pages to all tests of screens; its API is faked in the browser. SCREENS_ORIGIN names
 * one that is running already, such as `npm run dev`.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env.SCREENS_ORIGIN) return async () => {};
  await ensureBuilt();
  const product = await startProduct();
  process.env.SCREENS_ORIGIN = product.origin;
  return () => product.remove();
}
