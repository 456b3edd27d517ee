/** Puts text on the clipboard. @returns false where the page may not: without https, or where the person said no */
export function copyText(text: string): Promise<boolean> {
  // Pages without https have no clipboard at all.
  return Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );
}
