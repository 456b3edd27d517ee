import type { TextSpan } from '@cutroom/contract';
import { useLayoutEffect, useRef } from 'react';

interface TextMarkProps {
  readonly text: string;
  readonly span: TextSpan;
  /** The field's own classes for its letters: the mark stands over them. */
  readonly lettering: string;
}

/**
 * Marks words of the text field before it: a copy of its text, unseen but for the mark, lies over it and moves with it. Browsers' own
 * highlights do not reach into text fields.
 */
export function TextMark({ text, span: [start, end], lettering }: TextMarkProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const overlay = frame.current;
    const field = overlay?.previousElementSibling;
    if (overlay === null || !(field instanceof HTMLTextAreaElement)) return;
    const follow = () => {
      overlay.style.width = `${field.clientWidth}px`;
      overlay.style.height = `${field.clientHeight}px`;
      overlay.scrollTop = field.scrollTop;
    };
    follow();
    field.addEventListener('scroll', follow);
    return () => field.removeEventListener('scroll', follow);
  }, []);
  return (
    <div
      ref={frame}
      aria-hidden
      dir="auto"
      className={`pointer-events-none absolute top-0 left-0 overflow-hidden break-words whitespace-pre-wrap text-transparent ${lettering}`}
    >
      {text.slice(0, start)}
      <mark className="rounded-sm bg-chosen/30 text-transparent outline-2 outline-chosen/30">
        {text.slice(start, end)}
      </mark>
      {/* A last empty line has a height, too. */}
      {`${text.slice(end)}\u200b`}
    </div>
  );
}
