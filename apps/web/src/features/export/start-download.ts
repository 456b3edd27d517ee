/** How long the link that starts a download stays in the page (spec section 9). */
const LINK_REMOVAL_MS = 1000;

/** Saves what is at `url` as a file, as if a link to it had been pressed. */
export function startDownload(url: string, filename: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.hidden = true;
  document.body.append(link);
  link.click();
  setTimeout(() => link.remove(), LINK_REMOVAL_MS);
}
