import { CLIPS_PER_PROJECT_PROMISED } from '@cutroom/contract';
import { Captions, Share2, Sparkles, Upload } from 'lucide-react';
import { type FormEvent, Suspense, useEffect, useState } from 'react';
import { useSite, useSupportEmail } from '../../api/use-site.ts';
import { HeaderRow } from '../../components/screen/header-row.tsx';
import { SupportLink } from '../../components/screen/support-link.tsx';
import { ThemeToggle } from '../../components/screen/theme-toggle.tsx';
import { usePageTitle } from '../../components/screen/use-page-title.ts';
import { Button } from '../../components/ui/button.tsx';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { goToLogin, LOGIN_PATH } from '../../lib/navigation/sign-in-redirect.ts';

/** Comes after the words: who is signed in never sees it. */
const LandingReel = lazyPart(async () => (await import('./landing-reel.tsx')).LandingReel);

const BENEFITS = [
  { icon: Upload, text: `Upload up to ${CLIPS_PER_PROJECT_PROMISED} video clips` },
  { icon: Captions, text: 'Describe your vision with text prompts' },
  { icon: Sparkles, text: 'AI analyzes and edits automatically' },
  { icon: Share2, text: 'Export for Instagram, TikTok, YouTube' },
] as const;

interface LandingScreenProps {
  /** False where it comes as news and may be gone in a moment, as somebody may be signed in: then it waits to show. */
  readonly isSettled: boolean;
}

export function LandingScreen({ isSettled }: LandingScreenProps) {
  usePageTitle(null);
  const [isReelWanted, setReelWanted] = useState(false);
  useEffect(() => setReelWanted(true), []);
  const terms = useTerms();
  return (
    <div
      className={
        isSettled
          ? 'content-frame flex min-h-dvh flex-col safe-x'
          : 'content-frame flex min-h-dvh animate-appear flex-col safe-x [animation-delay:150ms]'
      }
    >
      <header>
        <HeaderRow isHome>
          <div className="ml-auto">
            <ThemeToggle />
          </div>
        </HeaderRow>
      </header>
      <main className="grid flex-1 items-center gap-x-16 gap-y-12 py-8 lg:grid-cols-[1.1fr_1fr] lg:py-12">
        <div className="grid gap-6">
          <p className="text-sm font-medium text-ink-soft">AI-powered video editing for social media</p>
          <h1 className="text-3xl">
            Transform your video clips into polished social media content with AI assistance.
          </h1>
          <div className="grid gap-3">
            <form action={LOGIN_PATH} onSubmit={goBySubmission}>
              <Button type="submit" variant="primary" size="lg" className="w-full sm:w-auto sm:px-10">
                Get Started
              </Button>
            </form>
            <p className="text-xs text-ink-soft">{terms}</p>
          </div>
          <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {BENEFITS.map(({ icon: Icon, text }) => (
              <li key={text} className="flex items-center gap-3 text-ink-soft">
                <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid min-h-[36rem] content-center sm:min-h-[44rem]">
          <Suspense>{isReelWanted && <LandingReel />}</Suspense>
        </div>
      </main>
      <Help />
    </div>
  );
}

/** What it costs and where it runs: more can be promised where the visitor's own machine is the server, and no other service is in use. */
function useTerms(): string {
  const isSelfContained = useSite()?.isSelfContained === true;
  return isSelfContained && isOwnMachine()
    ? 'Free. Runs on your machine. No account elsewhere.'
    : 'Free, open-source software.';
}

function isOwnMachine(): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(window.location.hostname);
}

/** The page comes before its script (app/landing-markup.tsx); until then the browser submits the form by itself. */
function goBySubmission(event: FormEvent): void {
  event.preventDefault();
  goToLogin();
}

function Help() {
  const supportEmail = useSupportEmail();
  return (
    <footer className="flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-edge py-6 safe-bottom">
      <div className="grid flex-1 basis-72 gap-1">
        <h2 className="text-base">Need Help?</h2>
        <p className="text-sm text-ink-soft">Contact us for technical support or business opportunities</p>
      </div>
      <SupportLink email={supportEmail} />
    </footer>
  );
}
