/** The built page as text, and what the server knows better than the build. */

/**
 * Social networks want whole addresses in a page's card; the build does not know where the product will live.
 * @param origin where the page was asked for; not trusted: what is no origin changes nothing
 */
export function withWholeAddresses(page: string, origin: string): string {
  const url = URL.parse(origin);
  if (url === null || !/^https?:$/.test(url.protocol)) return page;
  return page.replace(/(<meta property="og:image" content=")(\/[^"]+)"/g, `$1${url.origin}$2"`);
}

/** The page with tags at the end of its head, and a screen's HTML where the app will stand; both are the build's own. */
export function withScreen(
  page: string,
  screen: { readonly tags: string; readonly content: string },
): string {
  return page
    .replace('</head>', () => `${screen.tags}</head>`)
    .replace(/<div id="root"[^>]*>/, (root) => root + screen.content);
}

/** Address of the typeface that the page preloads, for pages made here; null where it preloads none. */
export function preloadedFont(page: string): string | null {
  return /<link rel="preload"[^>]* href="(\/[\w./-]+\.woff2)"/.exec(page)?.[1] ?? null;
}
