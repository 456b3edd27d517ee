/** What is on its way or here: addresses of scripts. */
const fetched = new Map<string, Promise<void>>();

/**
 * Imports code once all of its files are here. A browser remembers a module that it could not fetch for as long as the page is
 * open, and answers every later import with the same failure (https://html.spec.whatwg.org/#fetch-a-single-module-script): so the
 * files come into its cache first, which can be tried again. The build calls it in the place of Vite's own preloading.
 * @param files of the module and all that it imports, from the site's root; none where it imports nothing
 * @throws Error where one of them could not be fetched
 */
export async function importFetched<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => fetchOnce(new URL(file, window.location.origin).href)));
  return load();
}

function fetchOnce(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known !== undefined) return known;
  const fetching = isInPage(address) ? Promise.resolve() : fetchScript(address);
  fetched.set(address, fetching);
  fetching.catch(() => fetched.delete(address));
  return fetching;
}

/** Whether the page itself came with it. */
function isInPage(address: string): boolean {
  return (
    [...document.scripts].some(({ src }) => src === address) ||
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].some(
      ({ href }) => href === address,
    )
  );
}

/** A connection that is stalled is no better after that. */
const SCRIPT_MS_MAX = 60_000;

/** Into the browser's cache, where the import finds it. */
async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout(SCRIPT_MS_MAX) });
  if (!response.ok) throw new Error(`The script ${address} could not be fetched: ${response.status}`);
  await response.arrayBuffer();
}
