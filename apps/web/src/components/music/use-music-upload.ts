import { MUSIC_BYTES_MAX } from '@cutroom/contract';
import { useRef, useState } from 'react';
import { useWakeLock } from '../../lib/use-wake-lock.ts';
import { type MusicUpload, sendTrack } from './send-track.ts';

/** Sends a track. @param onChanged whenever the server has more or less of it than before */
export function useMusicUpload(projectId: number, onChanged: () => void) {
  const [upload, setUpload] = useState<MusicUpload>({ state: 'idle' });
  const cancel = useRef(() => {});
  useWakeLock(upload.state === 'sending');
  return {
    upload,
    cancel: () => cancel.current(),
    /** What was said of an upload that is over counts no more. */
    forget: () => setUpload({ state: 'idle' }),
    send: (file: File) => {
      if (file.size > MUSIC_BYTES_MAX) {
        setUpload({ state: 'failed', message: 'This file is larger than 100 MB.' });
        return;
      }
      cancel.current = sendTrack(file, projectId, { onUpload: setUpload, onChanged });
    },
  };
}
