/** The colours and the typeface of the product's pages, put in by the build (build/service-worker.ts). */
declare const PAGE_STYLE: string;

const OFFLINE = {
  title: 'You are offline',
  text: 'This page comes by itself when the connection returns. Nothing you made is lost.',
};
const NO_ANSWER = {
  title: 'Cutroom does not answer',
  text: 'This page comes by itself when it answers again. Nothing you made is lost.',
};
const RETRY_MS = 5000;

/** What stands instead of a page that cannot be reached. It brings all it needs along and is never kept. */
export function unreachablePage(isOnline: boolean): Response {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  return new Response(html(isOnline ? NO_ANSWER : OFFLINE, nonce), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        `script-src 'nonce-${nonce}'`,
        "connect-src 'self'",
        "font-src 'self'",
        "img-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    },
  });
}

/** Wears the theme that was chosen in the product, and the system's otherwise (src/lib/theme.ts). */
const THEME_SCRIPT = `const [, theme] = /(?:^|;\\s*)cutroom-theme=(dark|light)(?:;|$)/.exec(document.cookie) ?? [];
if (theme) document.documentElement.dataset.theme = theme;`;

/** Asks again when the connection comes, and every few seconds while somebody looks. */
const RETRY_SCRIPT = `const reload = () => location.reload();
addEventListener('online', reload);
document.querySelector('button').addEventListener('click', reload);
setInterval(async () => {
  if (document.hidden || !navigator.onLine) return;
  const answer = await fetch('/api/health', { method: 'HEAD' }).catch(() => null);
  if (answer !== null && answer.status < 500) reload();
}, ${RETRY_MS});`;

function html({ title, text }: typeof OFFLINE, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title} · Cutroom</title>
<style nonce="${nonce}">${PAGE_STYLE}</style>
<script nonce="${nonce}">${THEME_SCRIPT}</script>
</head>
<body>
<header>
<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke-linecap="round"><rect x="6.75" y="2.75" width="10.5" height="18.5" rx="2.5" stroke="currentColor" stroke-width="1.75"/><path d="M2.5 16.5 21.5 7.5" stroke="var(--lamp)" stroke-width="2.25"/></svg>
Cutroom
</header>
<main>
<svg class="sign" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 20h.01"/><path d="M8.5 16.429a5 5 0 0 1 7 0"/><path d="M5 12.859a10 10 0 0 1 5.17-2.69"/><path d="M19 12.859a10 10 0 0 0-2.007-1.523"/><path d="M2 8.82a15 15 0 0 1 4.177-2.643"/><path d="M22 8.82a15 15 0 0 0-11.288-3.764"/><path d="m2 2 20 20"/></svg>
<h1>${title}</h1>
<p>${text}</p>
<button type="button">Try again</button>
</main>
<script nonce="${nonce}">${RETRY_SCRIPT}</script>
</body>
</html>`;
}
