/** Files that were dropped on one screen for the upload screen of a project that was made for them. */
const handed = new Map<number, readonly File[]>();

export function handFiles(projectId: number, files: readonly File[]): void {
  handed.set(projectId, files);
}

/** Gives them out once. */
export function takeHandedFiles(projectId: number): readonly File[] {
  const files = handed.get(projectId) ?? [];
  handed.delete(projectId);
  return files;
}
