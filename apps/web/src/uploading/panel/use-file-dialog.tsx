import { VIDEO_EXTENSIONS } from '@cutroom/contract';
import { type ReactNode, useRef } from 'react';

const ACCEPT = ['video/*', ...VIDEO_EXTENSIONS.map((extension) => `.${extension}`)].join(',');

export interface FileDialog {
  /** Has to be on the page. */
  readonly input: ReactNode;
  readonly browse: () => void;
  /** Calls `onChosen` before it hands the files over, where any are chosen. */
  readonly browseInstead: (onChosen: () => void) => void;
  /** Opens a phone's camera instead; what has none opens the files. */
  readonly record: () => void;
}

/** The browser's own dialog for video files. */
export function useFileDialog(onFiles: (files: readonly File[]) => void): FileDialog {
  const ref = useRef<HTMLInputElement>(null);
  const chosen = useRef(NOTHING);
  const open = (capture: string | null, onChosen = NOTHING) => {
    chosen.current = onChosen;
    const input = ref.current;
    if (input === null) return;
    if (capture === null) input.removeAttribute('capture');
    else input.setAttribute('capture', capture);
    input.click();
  };
  const input = (
    <input
      ref={ref}
      type="file"
      hidden
      multiple
      accept={ACCEPT}
      aria-label="Video files"
      onChange={({ target }) => {
        chosen.current();
        onFiles([...(target.files ?? [])]);
        // The same file can then be chosen again after it was removed.
        target.value = '';
      }}
    />
  );
  return {
    input,
    browse: () => open(null),
    browseInstead: (onChosen) => open(null, onChosen),
    record: () => open('environment'),
  };
}

const NOTHING = () => {};
