import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { escapeHtml, plainPageCsp, renderPlainPage } from '../http/pages/plain-page.ts';

/** Where the authority's certificate is offered. */
export const AUTHORITY_PATH = '/cutroom-ca.crt';

interface PlainDoor {
  readonly certificate: () => string;
  readonly fingerprint: () => string;
}

/**
 * What is answered without https: how to install the certificate, the certificate, and nothing else of the product. Cookies
 * and forms never come here.
 */
export function openPlainDoor(door: PlainDoor): Server {
  return createServer((request, response) => {
    response.setHeader('connection', 'close').setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    const path = (request.url ?? '/').split('?', 1)[0];
    if (request.method !== 'GET' && request.method !== 'HEAD')
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    else if (path === AUTHORITY_PATH) sendAuthority(response, door.certificate());
    else sendPage(request, response, door.fingerprint());
  });
}

/** The type that phones offer to install. */
function sendAuthority(response: ServerResponse, certificate: string): void {
  response
    .writeHead(200, {
      'content-type': 'application/x-x509-ca-cert',
      'content-disposition': 'attachment; filename="cutroom-ca.crt"',
    })
    .end(certificate);
}

function sendPage({ headers }: IncomingMessage, response: ServerResponse, fingerprint: string): void {
  const host = /^[\w.:[\]-]+$/.test(headers.host ?? '') ? headers.host : 'localhost';
  const page = {
    title: 'Open Cutroom on this phone',
    theme: null,
    fontUrl: null,
    script: null,
    allowed: [],
    content: content(`https://${host}/`, fingerprint),
  };
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': plainPageCsp(page),
      'referrer-policy': 'no-referrer',
    })
    .end(renderPlainPage(page));
}

function content(address: string, fingerprint: string): string {
  return `<main>
<h1>Open Cutroom on this phone</h1>
<p>Once only: install the certificate, so that this phone trusts the computer that Cutroom runs on.</p>
<p><a class="first" href="${AUTHORITY_PATH}">Install certificate</a></p>
<p><strong>iPhone, iPad:</strong> allow the download, then Settings, Profile Downloaded, Install; then Settings, General,
About, Certificate Trust Settings, and turn it on.</p>
<p><strong>Android:</strong> Settings, search for CA certificate, Install anyway, and choose the downloaded file.</p>
<p>Compare its SHA-256 fingerprint with the one that Cutroom printed when it started:</p>
<p><code>${escapeHtml(fingerprint.replaceAll(':', ' '))}</code></p>
<p><a class="first" href="${escapeHtml(address)}">Open Cutroom</a></p>
</main>`;
}
