import { RotateCw } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';

interface ChooseAgainProps {
  readonly count: number;
  readonly onChoose: () => void;
}

/** Pages that were closed or thrown away lose their files, though not what had arrived of them: one press asks for all. */
export function ChooseAgain({ count, onChoose }: ChooseAgainProps) {
  const [uploads, them] =
    count === 1 ? ['1 upload', 'the same file'] : [`${count} uploads`, 'the same files'];
  return (
    <Notice tone="fair" icon={<RotateCw aria-hidden />} title={`${uploads} stopped halfway`}>
      <p>Choose {them} again: what was begun in this browser goes on where it stopped.</p>
      <div className="mt-2">
        <Button onClick={onChoose}>Choose {count === 1 ? 'the file' : 'the files'} again</Button>
      </div>
    </Notice>
  );
}
