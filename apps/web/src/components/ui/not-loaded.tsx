import { Button } from './button.tsx';

interface NotLoadedProps {
  readonly text: string;
  readonly isTrying?: boolean;
  readonly onRetry: () => void;
}

/** Stands where a list would be that could not be loaded. */
export function NotLoaded({ text, isTrying = false, onRetry }: NotLoadedProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
      <p role="status">{text}</p>
      <Button isBusy={isTrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
