import { SHARE_PATH, takeShared } from './shared-clips.ts';
import { unreachablePage } from './unreachable-page.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The product's service worker. It keeps no code, no answer of the API and no media: what opens a page always goes to
 * the network first, and a page of its own stands where the network gives nothing. Clips that the share sheet sends are
 * kept until a project takes them. Everything else passes it by.
 * How to be rid of it: docs/decisions/0072-a-service-worker-that-keeps-nothing.md.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode !== 'navigate') return;
  if (request.method === 'POST' && pathname === SHARE_PATH) return event.respondWith(takeShared(request));
  if (request.method !== 'GET' || !isPage(pathname)) return;
  event.respondWith(fetch(request).catch(() => unreachablePage(self.navigator.onLine)));
});

/** A press on a notification leads to what it is about, in the window that has gone there already or in a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path: unknown = event.notification.data;
  if (typeof path === 'string') event.waitUntil(showPage(path));
});

async function showPage(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => new URL(url).pathname === path);
  await (shown === undefined ? self.clients.openWindow(path) : shown.focus());
}

/** Downloads and media are opened by navigation too. */
function isPage(path: string): boolean {
  return !path.startsWith('/api/') || path === '/api/login' || path === '/api/logout';
}
