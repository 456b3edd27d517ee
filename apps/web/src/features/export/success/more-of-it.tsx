import type { Project } from '@cutroom/contract';
import { Images, Timer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { canBeShorter } from './short-version.ts';
import { useSameStyle, useShortVersion } from './use-more-of-it.ts';

/** What can be made of a reel that is finished: it stays as it is. */
export function MoreOfIt({ project }: { readonly project: Project }) {
  const headingId = useId();
  const shortVersion = useShortVersion(project);
  const sameStyle = useSameStyle(project);
  // Until the screen that was opened is there.
  const isBusy = [shortVersion, sameStyle].some(({ isPending, isSuccess }) => isPending || isSuccess);
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <h2 id={headingId} className="text-lg">
        Make more of it
      </h2>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        {canBeShorter(project) && (
          <Way
            icon={<Timer aria-hidden />}
            label="Make a 15 s version"
            text="The same clips and words in a copy, cut to 15 seconds. This reel stays."
            isBusy={shortVersion.isPending}
            isDisabled={isBusy}
            onGo={() => shortVersion.mutate()}
          />
        )}
        <Way
          icon={<Images aria-hidden />}
          label="Same style, new clips"
          text="A new project with your words filled in. You add the clips, and music if you want it."
          isBusy={sameStyle.isPending}
          isDisabled={isBusy}
          onGo={() => sameStyle.mutate()}
        />
      </div>
    </section>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly text: string;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onGo: () => void;
}

function Way({ icon, label, text, isBusy, isDisabled, onGo }: WayProps) {
  const textId = useId();
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <Button
        size="lg"
        icon={icon}
        isBusy={isBusy}
        disabled={isDisabled && !isBusy}
        aria-describedby={textId}
        onClick={onGo}
      >
        {label}
      </Button>
      <p id={textId} className="px-1 text-sm text-ink-soft">
        {text}
      </p>
    </div>
  );
}
