import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * What the pages may do. Inline style attributes are allowed because the accessible widgets place themselves with
 * them; inline script never is. Browsers are told to insist on TLS only where the operator says there is TLS.
 */
export function securityHeaders(publicUrl: string | null): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'style-src-attr': ["'unsafe-inline'"],
        'style-src-elem': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'media-src': ["'self'", 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: publicUrl?.startsWith('https:') ?? false,
  };
}

const OWN_FEATURES = [
  'microphone',
  'fullscreen',
  'screen-wake-lock',
  'web-share',
  'clipboard-write',
  'autoplay',
  'picture-in-picture',
];
const NOBODYS_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
];

/** What the pages use (a voice can be dictated), and nothing else of a browser (W3C Permissions Policy). */
export const PERMISSIONS_POLICY = [
  ...OWN_FEATURES.map((name) => `${name}=(self)`),
  ...NOBODYS_FEATURES.map((name) => `${name}=()`),
].join(', ');
