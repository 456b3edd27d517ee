/**
 * The text of a subtitle file. Files say nowhere how they are encoded: what is no UTF-8 comes from an older program, most of which
 * write Windows-1252. Marks of byte order are taken out.
 */
export function captionText(bytes: ArrayBuffer): string {
  const head = new Uint8Array(bytes.slice(0, 2));
  const utf16 =
    head[0] === 0xff && head[1] === 0xfe
      ? 'utf-16le'
      : head[0] === 0xfe && head[1] === 0xff
        ? 'utf-16be'
        : null;
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
