import type { PhoneLink } from '@cutroom/contract';

/** A link for others to open. */
export interface HandedLink {
  readonly url: string;
  /** Who can open it, where that is not everybody; null where it is. */
  readonly reach: string | null;
  /** Whether it opens on this machine only. */
  readonly isLocal: boolean;
}

/** Of a link that leads to the machine itself others get the same at its address in the home network, where it is served. */
export function handedLink({ downloadUrl, networkUrl }: PhoneLink): HandedLink {
  if (!isLocalLink(downloadUrl)) return { url: downloadUrl, reach: null, isLocal: false };
  if (networkUrl === undefined) return { url: downloadUrl, reach: LOCAL_LINK_TEXT, isLocal: true };
  return { url: networkUrl, reach: networkText(new URL(networkUrl).host), isLocal: false };
}

/** What is said of a link that leads to the machine itself. */
export const LOCAL_LINK_TEXT =
  'The link opens on this computer only. For phones and others in your home network, start Cutroom with: npm start -- --lan';

/** Without https a phone finds how to trust the certificate there. */
function networkText(host: string): string {
  return `The link opens in your home network, where Cutroom is at https://${host}. The first time, open http://${host} on a phone: it says how to trust this computer.`;
}

/** Whether a link leads to the machine on which it is opened, and so to nothing on any other. */
export function isLocalLink(link: string): boolean {
  const host = URL.parse(link)?.hostname ?? '';
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host);
}
