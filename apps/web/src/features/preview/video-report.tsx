import { ShieldCheck } from 'lucide-react';

/** What the check of the finished video found, in small print. */
export function VideoReport({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul
      aria-label="Check of the video"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-faint"
    >
      {texts.map((text, index) => (
        <li key={text} className="timecode inline-flex items-center gap-2">
          {index === 0 && <ShieldCheck aria-hidden className="size-4 text-good" />}
          {text}
        </li>
      ))}
    </ul>
  );
}
