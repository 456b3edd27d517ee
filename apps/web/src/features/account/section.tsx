import { type ReactNode, useId } from 'react';
import { Card } from '../../components/ui/card.tsx';

interface SectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** One matter of the account. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <Card className="p-5">
      <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
        <div className="grid gap-1">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          <p className="text-sm text-ink-soft wrap-anywhere">{text}</p>
        </div>
        {children}
      </section>
    </Card>
  );
}
