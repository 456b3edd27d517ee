import { Info } from 'lucide-react';
import { Notice } from '../../ui/notice.tsx';
import { voicePlatformOf } from './voice-platform.ts';

/** What to know about speaking in this browser (spec section 2, info cards); nothing where all is well. */
export function VoiceNotes({ isSupported }: { readonly isSupported: boolean }) {
  if (!isSupported) {
    return (
      <Notice tone="neutral" icon={<Info aria-hidden />} title="Voice input is not available in this browser">
        <p>
          It works in Chrome, Edge and Safari. Here you can type your description, or use the microphone of
          your keyboard.
        </p>
      </Notice>
    );
  }
  if (voicePlatformOf(navigator.userAgent, navigator.maxTouchPoints) !== 'ios') return null;
  return (
    <Notice tone="neutral" icon={<Info aria-hidden />} title="Voice input on iPhone and iPad">
      <p>
        Listening stops after 8 seconds of silence and needs a connection. Press Voice Input again to go on,
        or use the microphone of your keyboard.
      </p>
    </Notice>
  );
}
