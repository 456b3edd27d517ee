import { Share } from 'lucide-react';
import { useMakeAgain } from '../../components/project-guards/use-make-again.ts';
import { Button } from '../../components/ui/button.tsx';

interface MakeAndExportButtonProps {
  readonly projectId: number;
  readonly label: string;
  readonly className: string;
}

/** The changes that are not in the video yet are put into it first; then the export opens. */
export function MakeAndExportButton({ projectId, label, className }: MakeAndExportButtonProps) {
  const makeAgain = useMakeAgain(projectId, 'export');
  return (
    <Button
      className={className}
      icon={<Share aria-hidden />}
      isBusy={makeAgain.isPending}
      onClick={() => makeAgain.mutate()}
    >
      {label}
    </Button>
  );
}
