/**
 * Where to go after signing in: a path of this site, else '/'. Anything a browser could read as another site
 * (`//evil`, `/\evil`, `https:`) or as the sign-in itself is refused.
 */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return '/';
  const base = 'http://site.invalid';
  const url = URL.parse(wanted, base);
  if (url === null || url.origin !== base || url.pathname.startsWith('/api/')) return '/';
  // A browser drops tabs and newlines and takes '\' for '/': only what survives parsing unchanged is kept.
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') ? '/' : path;
}
