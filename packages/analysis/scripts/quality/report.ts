import { readFile, writeFile } from 'node:fs/promises';

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => (cell === '' ? '–' : cell)).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** '0.93 (28)': share of the true ones, and how many they are. */
export function share(values: readonly boolean[]): string {
  const right = values.filter(Boolean).length;
  return values.length === 0 ? 'none' : `${(right / values.length).toFixed(3)} (${right})`;
}

/** Replaces what stands between a section's two markers in a document. */
export async function replaceSection(path: string, section: string, content: string): Promise<void> {
  const [begin, end] = [`<!-- begin ${section} -->`, `<!-- end ${section} -->`];
  const document = await readFile(path, 'utf8');
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${path} has no section ${section}`);
  await writeFile(path, `${document.slice(0, from + begin.length)}\n${content}\n${document.slice(to)}`);
}
