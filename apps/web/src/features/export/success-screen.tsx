import { ScreenFrame } from '../../ui/screen-frame.tsx';

export function SuccessScreen({ projectId }: { readonly projectId: number }) {
  return <ScreenFrame heading="Video Ready!" backTo={`/export/${projectId}`} backLabel="Back to export" />;
}
