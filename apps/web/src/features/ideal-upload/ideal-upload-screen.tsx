import { ScreenFrame } from '../../ui/screen-frame.tsx';

export function IdealUploadScreen() {
  return <ScreenFrame heading="Chunked upload test" backTo="/" backLabel="Back to dashboard" />;
}
