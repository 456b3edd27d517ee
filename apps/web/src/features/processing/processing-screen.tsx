import { ScreenFrame } from '../../ui/screen-frame.tsx';

export function ProcessingScreen({ projectId }: { readonly projectId: number }) {
  return (
    <ScreenFrame
      heading="Creating your video"
      step={3}
      backTo={`/prompt/${projectId}`}
      backLabel="Back to prompt"
    />
  );
}
