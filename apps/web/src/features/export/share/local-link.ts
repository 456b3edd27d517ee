/** What is said of a link that leads to the machine itself. */
export const LOCAL_LINK_TEXT =
  'The link opens on this computer only. For others, Cutroom needs an address that they can reach: its setting PUBLIC_URL.';

/** Whether a link leads to the machine on which it is opened, and so to nothing on any other. */
export function isLocalLink(link: string): boolean {
  const host = URL.parse(link)?.hostname ?? '';
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host);
}
