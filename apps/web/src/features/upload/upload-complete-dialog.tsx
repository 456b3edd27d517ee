import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/overlay/dialog.tsx';

interface UploadCompleteDialogProps {
  readonly isOpen: boolean;
  readonly projectId: number;
  readonly onClose: () => void;
}

export function UploadCompleteDialog({ isOpen, projectId, onClose }: UploadCompleteDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Tus Upload Complete!"
      description="All files uploaded successfully using chunked Tus protocol."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Add more clips
          </Button>
          <Button asChild variant="primary">
            <Link href={`/prompt/${projectId}`} data-first-focus>
              Continue to Prompt
              <ArrowRight aria-hidden />
            </Link>
          </Button>
        </>
      }
    />
  );
}
