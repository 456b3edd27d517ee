import type { ErrorCode } from '@cutroom/contract';
import type { FastifyRequest } from 'fastify';
import { type ChosenTheme, escapeHtml, type PlainPage } from '../../platform/http/pages/plain-page.ts';

interface Looks {
  readonly theme: ChosenTheme;
  readonly fontUrl: string | null;
}

/** The query that says that the file itself is wanted, whatever asks for it. */
const FILE_QUERY = 'download=1';

/**
 * Whether a person opened the link: a browser that is going to show what it gets names HTML first. Players, programs and
 * downloads do not, and what names a part of the file wants the file.
 */
export function wantsPage({ headers }: Pick<FastifyRequest, 'headers'>, isDownload: boolean): boolean {
  return !isDownload && headers.range === undefined && /\btext\/html\b/i.test(headers.accept ?? '');
}

/** A shared video for whoever was sent its link: to watch and to save. */
export function sharedPage(title: string, expiresAtMs: number, looks: Looks): PlainPage {
  const name = escapeHtml(title);
  const until = new Date(expiresAtMs);
  return {
    ...looks,
    title,
    // The media fragment shows a first picture where a browser would show none before it plays.
    content: `<main class="watch">
<h1 dir="auto">${name}</h1>
<video controls playsinline preload="metadata" src="?${FILE_QUERY}#t=0.1" aria-label="${name}"></video>
<a class="first" href="?${FILE_QUERY}" download>Download</a>
<p>This link works until <time datetime="${until.toISOString()}">${MOMENT.format(until)} UTC</time>.</p>
</main>`,
    script: null,
    allowed: ["media-src 'self'"],
  };
}

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

export type SharedRefusal = Extract<ErrorCode, 'video_not_found' | 'link_expired'>;

/** Instead of a video that is gone or whose link is over. */
export function sharedGonePage(code: SharedRefusal, looks: Looks): PlainPage {
  return {
    ...looks,
    title: GONE,
    content: `<main class="watch">\n<h1>${GONE}</h1>\n<p>${REASONS[code]}</p>\n</main>`,
    script: null,
    allowed: [],
  };
}

const GONE = 'This video is no longer here';
const REASONS: { readonly [C in SharedRefusal]: string } = {
  video_not_found:
    'It was deleted or made anew, or a part of the link is missing. Ask whoever sent it to you for a new link.',
  link_expired: 'The link has expired. Ask whoever sent it to you for a new one.',
};
