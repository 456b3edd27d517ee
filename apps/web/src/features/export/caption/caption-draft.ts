import { attempt, tabStorage } from '../../../lib/tab-storage.ts';

/** The caption that was written here for the project's video, kept in this tab; null where it is still the suggested one. */
export function readCaptionDraft(projectId: number, storage = tabStorage()): string | null {
  return attempt(() => storage?.getItem(draftKey(projectId))) ?? null;
}

/** Who writes the suggestion again keeps nothing: it follows the project's title. */
export function keepCaptionDraft(
  projectId: number,
  { text, suggested }: { readonly text: string; readonly suggested: string },
  storage = tabStorage(),
): void {
  attempt(() =>
    text === suggested
      ? storage?.removeItem(draftKey(projectId))
      : storage?.setItem(draftKey(projectId), text),
  );
}

function draftKey(projectId: number): string {
  return `cutroom-caption-draft-${projectId}`;
}
