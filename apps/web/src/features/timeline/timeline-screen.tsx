import { ScreenFrame } from '../../ui/screen-frame.tsx';

export function TimelineScreen({ projectId }: { readonly projectId: number }) {
  return (
    <ScreenFrame
      heading="Edit Timeline"
      step={4}
      backTo={`/preview/${projectId}`}
      backLabel="Back to preview"
    />
  );
}
