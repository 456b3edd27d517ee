import { ScreenFrame } from '../../ui/screen-frame.tsx';

export function PromptScreen({ projectId }: { readonly projectId: number }) {
  return (
    <ScreenFrame
      heading="Tell AI How to Edit Your Video"
      step={2}
      backTo={`/upload/${projectId}`}
      backLabel="Back to upload"
    />
  );
}
