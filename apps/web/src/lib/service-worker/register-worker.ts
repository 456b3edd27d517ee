import { onceIdle } from '../code-loading/once-idle.ts';

/**
 * Starts the service worker (service-worker/) once the page has what it needs. Browsers have it over https and at
 * localhost; where they refuse, as over a certificate that nobody trusts, the product works without.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  onceIdle(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
