import { Clapperboard, Hourglass, TriangleAlert, Upload } from 'lucide-react';
import { Link } from 'wouter';
import { Guard } from '../../project-guards/project-guards.tsx';
import { Button } from '../../ui/button.tsx';

interface PreviewGuardProps {
  readonly projectId: number;
  readonly kind: 'uploading' | 'ready_to_create' | 'processing' | 'not_available';
  /** What went wrong last, if anything did. */
  readonly errorMessage: string | null;
}

/** What stands in the preview's place while there is no video to show (spec section 4). */
export function PreviewGuard({ projectId, kind, errorMessage }: PreviewGuardProps) {
  switch (kind) {
    case 'uploading':
      return (
        <Guard
          icon={<Upload aria-hidden />}
          title="Upload still in progress"
          text="Finish adding your clips, then describe the video you want."
        >
          <Button asChild variant="primary">
            <Link href={`/upload/${projectId}`}>Continue Uploading</Link>
          </Button>
        </Guard>
      );
    case 'ready_to_create':
      return (
        <Guard
          icon={<Clapperboard aria-hidden />}
          title="Ready to create your video"
          text={errorMessage ?? 'Your clips are here. Describe the video you want and it will be made.'}
        >
          <Button asChild variant="primary">
            <Link href={`/prompt/${projectId}`}>Create Video Prompt</Link>
          </Button>
        </Guard>
      );
    case 'processing':
      return (
        <Guard
          icon={<Hourglass aria-hidden />}
          title="Video processing in progress"
          text="Your video is being made. You can watch how far it is."
        >
          <Button asChild variant="primary">
            <Link href={`/processing/${projectId}`}>Check Progress</Link>
          </Button>
        </Guard>
      );
    case 'not_available':
      return (
        <Guard
          icon={<TriangleAlert aria-hidden />}
          title="Video not available"
          text={errorMessage ?? 'There is no finished video in this project.'}
        >
          <Button asChild variant="primary">
            <Link href={`/prompt/${projectId}`}>Create New Prompt</Link>
          </Button>
          <Button asChild>
            <Link href="/dashboard">Back to Dashboard</Link>
          </Button>
        </Guard>
      );
  }
}
