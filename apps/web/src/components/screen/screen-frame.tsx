import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { footerBar, headerBar } from './edge-bar.ts';
import { HeaderRow } from './header-row.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { usePageTitle } from './use-page-title.ts';

const STEPS = [1, 2, 3, 4] as const;
type Step = (typeof STEPS)[number];

interface ScreenFrameProps {
  readonly heading: string;
  /** Takes the heading's place, and holds its h1: one that can be edited. Null where the children hold it. */
  readonly headingPart?: ReactNode;
  readonly subText?: ReactNode;
  readonly step?: Step;
  /** Named in the header, where the heading does not name the project. */
  readonly projectTitle?: string | undefined;
  /** Path of the back arrow. */
  readonly backTo: string;
  /** Where the arrow leads, for screen readers: 'Back to dashboard'. */
  readonly backLabel: string;
  /** Right side of the header, before the theme toggle. */
  readonly actions?: ReactNode;
  /** 'tool' leaves phones as much room as can be for what is worked on. */
  readonly density?: 'page' | 'tool';
  /** Names the tab; the heading where not given. */
  readonly pageTitle?: string;
  /** Work under way, 0-100, shown in the tab. */
  readonly pagePercent?: number | null;
  /** Stays in reach at the bottom of the window, above an on-screen keyboard too. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** Header, step and heading of every working screen. */
export function ScreenFrame(props: ScreenFrameProps) {
  const {
    heading,
    headingPart,
    subText,
    step,
    projectTitle,
    backTo,
    backLabel,
    actions,
    density = 'page',
    pageTitle,
    pagePercent = null,
    footer,
    children,
  } = props;
  const hasFooter = Boolean(footer);
  usePageTitle(pageTitle ?? heading, pagePercent);
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <FrameHeader {...{ step, projectTitle, backTo, backLabel, actions }} />
      <main
        className={clsx(
          'content-frame grid flex-1 grid-cols-1 content-start gap-8 pt-8 safe-x sm:pt-10',
          density === 'tool' && 'max-md:gap-2 max-md:pt-2 md:gap-5 md:pt-5',
          hasFooter ? 'pb-8' : 'safe-bottom',
        )}
      >
        {headingPart !== null && (
          <div className="grid grid-cols-1 gap-2">
            {headingPart ?? (
              <h1
                dir="auto"
                className={clsx('text-3xl wrap-anywhere', density === 'tool' && 'max-md:text-base')}
              >
                {heading}
              </h1>
            )}
            {subText !== undefined && subText !== false && (
              <p dir="auto" className="max-w-2xl text-lg text-balance text-ink-soft wrap-anywhere">
                {subText}
              </p>
            )}
          </div>
        )}
        {children}
      </main>
      {hasFooter && (
        <footer ref={footerBar} className="edge-bar bottom-0 z-20 border-t border-edge">
          <div className="content-frame pt-3 safe-x safe-bottom">{footer}</div>
        </footer>
      )}
    </div>
  );
}

interface FrameHeaderProps {
  readonly step: Step | undefined;
  readonly projectTitle: string | undefined;
  readonly backTo: string;
  readonly backLabel: string;
  readonly actions: ReactNode;
}

/** Stays as it is while the screen below it changes. */
const FrameHeader = memo(function FrameHeader(props: FrameHeaderProps) {
  const { step, projectTitle, backTo, backLabel, actions } = props;
  return (
    <header ref={headerBar} className="edge-bar top-0 z-30 rule-once-scrolled">
      <div className="content-frame safe-x">
        <HeaderRow isNameOptional>
          <Link
            href={backTo}
            aria-label={backLabel}
            title={backLabel}
            className="inline-grid size-11 place-items-center rounded-md text-ink-soft transition-colors hover:bg-raised hover:text-ink"
          >
            <ArrowLeft aria-hidden className="size-5" />
          </Link>
          {(step !== undefined || projectTitle !== undefined) && (
            <Whereabouts step={step} projectTitle={projectTitle} />
          )}
          <div className="ml-auto flex items-center gap-1">
            {actions}
            <ThemeToggle />
          </div>
        </HeaderRow>
      </div>
    </header>
  );
});

/** On phones one above the other, as long names want the room. */
function Whereabouts({ step, projectTitle }: Pick<FrameHeaderProps, 'step' | 'projectTitle'>) {
  return (
    <div className="flex min-w-24 flex-1 basis-24 items-center gap-x-4 max-sm:flex-col max-sm:items-start">
      {step !== undefined && <StepLabel step={step} />}
      {projectTitle !== undefined && (
        <span
          dir="auto"
          title={projectTitle}
          className="max-w-full min-w-0 truncate text-sm max-sm:leading-tight"
        >
          {projectTitle}
        </span>
      )}
    </div>
  );
}

function StepLabel({ step }: { readonly step: Step }) {
  return (
    <div className="flex items-center gap-3">
      <span className="text-sm whitespace-nowrap text-ink-soft max-sm:text-xs max-sm:leading-tight">
        Step {step} of 4
      </span>
      <span aria-hidden className="hidden gap-1 sm:flex">
        {STEPS.map((each) => (
          <span
            key={each}
            className={clsx('h-1 w-5 rounded-full', each <= step ? 'bg-ink-soft' : 'bg-pressed')}
          />
        ))}
      </span>
    </div>
  );
}
