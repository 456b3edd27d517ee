import { ScreenFrame } from '../../ui/screen-frame.tsx';

export function UploadScreen(_props: { readonly projectId: number }) {
  return (
    <ScreenFrame
      heading="Upload Your Video Clips"
      step={1}
      subText="Upload your video files to get started with AI-powered editing"
      backTo={'/'}
      backLabel="Back to dashboard"
    />
  );
}
