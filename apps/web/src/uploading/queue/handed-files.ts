/** Files that came to another screen for the upload screen of a project. */
const handed = new Map<number, readonly File[]>();

/** Adds to what was handed over before. */
export function handFiles(projectId: number, files: readonly File[]): void {
  handed.set(projectId, [...(handed.get(projectId) ?? []), ...files]);
}

/** Gives them out once. */
export function takeHandedFiles(projectId: number): readonly File[] {
  const files = handed.get(projectId) ?? [];
  handed.delete(projectId);
  return files;
}
