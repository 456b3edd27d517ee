import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { voicePlatformOf } from './voice-platform.ts';

/** What to know about speaking (spec section 2, info cards): what holds here in sight, the rest behind a sign. */
export function useVoiceNotes(isSupported: boolean) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isIos = voicePlatformOf(navigator.userAgent, navigator.maxTouchPoints) === 'ios';
  const sign = (
    <IconButton
      label="Voice input on other devices"
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpen(!isOpen)}
    >
      <Info aria-hidden />
    </IconButton>
  );
  const cards = (
    <>
      {isSupported && isIos && <IosNote />}
      {!isSupported && <UnsupportedNote title="Voice input is not available in this browser" />}
      <div id={id} className="grid grid-cols-1 gap-2 empty:hidden sm:grid-cols-2">
        {isOpen && !(isSupported && isIos) && <IosNote />}
        {isOpen && isSupported && <UnsupportedNote title="Browsers without voice input" />}
      </div>
    </>
  );
  return { sign, cards };
}

function IosNote() {
  return (
    <Notice tone="neutral" icon={<Info aria-hidden />} title="Voice input on iPhone and iPad">
      <p>
        Listening stops after 8 seconds of silence and needs a connection. Press Voice Input again to go on,
        or use the microphone of your keyboard.
      </p>
    </Notice>
  );
}

function UnsupportedNote({ title }: { readonly title: string }) {
  return (
    <Notice tone="neutral" icon={<Info aria-hidden />} title={title}>
      <p>
        Voice input works in Chrome, Edge and Safari. Elsewhere you can type your description, or use the
        microphone of your keyboard.
      </p>
    </Notice>
  );
}
