import { VIDEO_EXTENSIONS } from '@cutroom/contract';
import { type ReactNode, useRef } from 'react';

/** Some systems know the type of a file by its name alone. */
const FILES_ACCEPTED = ['video/*', ...VIDEO_EXTENSIONS.map((extension) => `.${extension}`)].join(',');

/** Chrome on Android opens the camera for exactly this type, and for one file. */
const CLIP_ACCEPTED = 'video/*';

export interface FileDialog {
  /** Has to be on the page. */
  readonly input: ReactNode;
  readonly browse: () => void;
  /** Hands what is chosen to `take`, this time. */
  readonly browseFor: (take: (files: readonly File[]) => void) => void;
  /** Opens a phone's camera instead; what has none opens the files. */
  readonly record: () => void;
}

/** The browser's own dialog for video files. */
export function useFileDialog(onFiles: (files: readonly File[]) => void): FileDialog {
  const ref = useRef<HTMLInputElement>(null);
  const takeNext = useRef<typeof onFiles | null>(null);
  const open = (isCamera: boolean, take: typeof onFiles | null = null) => {
    takeNext.current = take;
    const input = ref.current;
    if (input === null) return;
    input.accept = isCamera ? CLIP_ACCEPTED : FILES_ACCEPTED;
    input.multiple = !isCamera;
    if (isCamera) input.setAttribute('capture', 'environment');
    else input.removeAttribute('capture');
    input.click();
  };
  const input = (
    <input
      ref={ref}
      type="file"
      hidden
      multiple
      accept={FILES_ACCEPTED}
      aria-label="Video files"
      onChange={({ target }) => {
        const take = takeNext.current ?? onFiles;
        takeNext.current = null;
        take([...(target.files ?? [])]);
        // The same file can then be chosen again after it was removed.
        target.value = '';
      }}
    />
  );
  return {
    input,
    browse: () => open(false),
    browseFor: (take) => open(false, take),
    record: () => open(true),
  };
}
