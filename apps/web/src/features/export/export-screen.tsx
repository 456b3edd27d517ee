import { ScreenFrame } from '../../ui/screen-frame.tsx';

export function ExportScreen({ projectId }: { readonly projectId: number }) {
  return (
    <ScreenFrame heading="Ready to Export" backTo={`/preview/${projectId}`} backLabel="Back to preview" />
  );
}
