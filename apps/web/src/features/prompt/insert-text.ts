/**
 * Puts `text` in the place of all that stands in the field, as if it had been typed: the browser's own undo takes it back.
 * Answers false where the browser cannot, and then has changed nothing.
 */
export function insertText(field: HTMLTextAreaElement, text: string): boolean {
  field.focus();
  field.select();
  // Deprecated, and the only way to write into the browser's undo history: https://www.w3.org/TR/input-events-2/ has none.
  return document.execCommand('insertText', false, text);
}
