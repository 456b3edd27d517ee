import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainPageStyle } from './plain-page-style.ts';

/** A page that the server makes itself, for where the built app is not or would be too much: signing in, a shared video. */
export interface PlainPage {
  readonly title: string;
  readonly theme: ChosenTheme;
  /** Address of the product's typeface; null where there is none. */
  readonly fontUrl: string | null;
  /** HTML of the page's main part. */
  readonly content: string;
  /** What the page can do beyond what it does without; null for nothing. */
  readonly script: string | null;
  /** What it may reach beside its own style, script and typeface, as directives of the Content-Security-Policy. */
  readonly allowed: readonly string[];
}

/** A theme somebody chose in the product; null follows the system. */
export type ChosenTheme = 'dark' | 'light' | null;

/** The browser app keeps the choice in this cookie too (apps/web/src/lib/theme.ts). */
export function chosenTheme({ headers }: FastifyRequest): ChosenTheme {
  const [, theme] = /(?:^|;\s*)cutroom-theme=(dark|light)(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  return theme === 'dark' || theme === 'light' ? theme : null;
}

export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  return reply
    .header('content-security-policy', plainPageCsp(page))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderPlainPage(page));
}

/** The page allows its own style and script by their hashes, the product's typeface, what it names, and nothing else. */
export function plainPageCsp({ fontUrl, script, allowed }: PlainPage): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(plainPageStyle(fontUrl))}`,
    ...(script === null ? [] : [`script-src ${hashOf(script)}`]),
    "img-src 'self'",
    "font-src 'self'",
    ...allowed,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

export function renderPlainPage({ title, theme, fontUrl, content, script }: PlainPage): string {
  return `<!doctype html>
<html lang="en"${theme === null ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)} · Cutroom</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${plainPageStyle(fontUrl)}</style>
</head>
<body>
<header>
<a class="brand" href="/"><svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke-linecap="round"><rect x="6.75" y="2.75" width="10.5" height="18.5" rx="2.5" stroke="currentColor" stroke-width="1.75"/><path d="M2.5 16.5 21.5 7.5" stroke="var(--lamp)" stroke-width="2.25"/></svg>Cutroom</a>
</header>
${content}${script === null ? '' : `\n<script>${script}</script>`}
</body>
</html>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
