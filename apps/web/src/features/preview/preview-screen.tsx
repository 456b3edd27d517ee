import { ScreenFrame } from '../../ui/screen-frame.tsx';

export function PreviewScreen({ projectId }: { readonly projectId: number }) {
  return (
    <ScreenFrame
      heading="Your video"
      step={4}
      backTo={`/processing/${projectId}`}
      backLabel="Back to processing"
    />
  );
}
