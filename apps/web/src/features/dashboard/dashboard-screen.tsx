import { LogOut, Plus, UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useAuth } from '../../api/use-auth.ts';
import { useProjects } from '../../api/use-projects.ts';
import { useSupportEmail } from '../../api/use-site.ts';
import { HeaderRow } from '../../components/screen/header-row.tsx';
import { SupportLink } from '../../components/screen/support-link.tsx';
import { ThemeToggle } from '../../components/screen/theme-toggle.tsx';
import { usePageTitle } from '../../components/screen/use-page-title.ts';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { goToLogout } from '../../lib/navigation/sign-in-redirect.ts';
import { usePageDrop } from '../../uploading/panel/use-page-drop.ts';
import { RecentProjects } from './recent-projects.tsx';
import { useCreateProject } from './use-create-project.ts';
import { useSharedClips } from './use-shared-clips.ts';
import { WaitingClipsNote } from './waiting-clips-note.tsx';

const ModelsOffer = lazyPart(async () => (await import('./models/models-offer.tsx')).ModelsOfferSection);

export function DashboardScreen() {
  usePageTitle('Your videos');
  const { user } = useAuth();
  const { data: projects, isPending } = useProjects();
  const create = useCreateProject();
  const isDraggedOver = usePageDrop(create.add);
  useSharedClips(create.beginWith);
  return (
    <div className="content-frame flex min-h-dvh flex-col safe-x">
      <DashboardHeader email={user?.email || 'User'} />
      <main className="flex flex-1 flex-col gap-10 py-6 sm:py-8">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div className="grid max-w-2xl gap-2">
            <h1 className={projects?.length === 0 ? 'text-3xl' : 'text-2xl'}>Create Your Video</h1>
            <p className="text-ink-soft sm:text-lg">
              Upload your clips and describe how you want them edited. Our AI will create a polished video
              ready for social media.
            </p>
          </div>
          <div className="w-full sm:w-auto">
            <Button
              variant="primary"
              size="lg"
              icon={<Plus aria-hidden />}
              className="w-full sm:w-auto"
              disabled={isPending}
              isBusy={create.isPending}
              onClick={create.begin}
            >
              Create New Video
            </Button>
          </div>
        </div>
        {create.waiting !== null && (
          <WaitingClipsNote
            waiting={create.waiting}
            isBusy={create.isPending}
            onRetry={create.begin}
            onGiveUp={create.giveUpWaiting}
          />
        )}
        <RecentProjects isDraggedOver={isDraggedOver} onFiles={create.add} />
        {user?.ownsInstallation === true && (
          <Suspense>
            <ModelsOffer />
          </Suspense>
        )}
      </main>
      <SupportFooter />
    </div>
  );
}

function DashboardHeader({ email }: { readonly email: string }) {
  return (
    <header>
      <HeaderRow>
        <span className="min-w-14 flex-1 basis-0 truncate text-right text-sm text-ink-soft" title={email}>
          {email}
        </span>
        <div className="flex items-center gap-1">
          <Link
            href="/account"
            aria-label="Your account"
            title="Your account"
            className="inline-grid size-11 place-items-center rounded-md text-ink-soft transition-colors hover:bg-raised hover:text-ink"
          >
            <UserRound aria-hidden className="size-5" />
          </Link>
          <ThemeToggle />
          <IconButton label="Log out" onClick={goToLogout}>
            <LogOut aria-hidden />
          </IconButton>
        </div>
      </HeaderRow>
    </header>
  );
}

function SupportFooter() {
  return (
    <footer className="flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-edge py-6 safe-bottom">
      <div className="grid flex-1 basis-72 gap-1">
        <h2 className="text-base">Need Support?</h2>
        <p className="text-sm text-ink-soft">
          Contact us for technical issues, feature requests or business inquiries.
        </p>
      </div>
      <SupportLink email={useSupportEmail()} />
    </footer>
  );
}
