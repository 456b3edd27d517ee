import { Download } from 'lucide-react';
import { ScreenFrame } from '../../components/screen/screen-frame.tsx';
import { Button } from '../../components/ui/button.tsx';
import { NotLoaded } from '../../components/ui/not-loaded.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { NameForm } from './name-form.tsx';
import { OtherSessions } from './other-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { Section } from './section.tsx';
import { UsageList } from './usage-list.tsx';
import { useAccount } from './use-account.ts';

const COLUMN = 'grid grid-cols-1 gap-4 lg:gap-6';

/** What is kept about a person, and what they may do with it. */
export function AccountScreen() {
  const { data: account, isLoadingError, isFetching, refetch } = useAccount();
  return (
    <ScreenFrame heading="Your account" backTo="/" backLabel="Back to dashboard">
      {isLoadingError && (
        <NotLoaded
          text="Your account could not be loaded."
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {account !== undefined && (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
          <div className={COLUMN}>
            <Section title="Name" text={account.email}>
              <NameForm name={account.name} />
            </Section>
            {account.hasPassword && (
              <Section title="Password" text="Changing it signs you out everywhere else.">
                <PasswordForm email={account.email} />
              </Section>
            )}
            <Section title="Signed in" text="Where your account is open now.">
              <OtherSessions />
            </Section>
          </div>
          <div className={COLUMN}>
            <Section title="Use" text="What your account uses, and how much it may.">
              <UsageList />
            </Section>
            <Section
              title="Your data"
              text="All that is kept about you: your projects, clips and finished videos, as a zip file."
            >
              <Button asChild className="justify-self-start">
                <a href="/api/account/export" download>
                  <Download aria-hidden />
                  Download my data
                </a>
              </Button>
            </Section>
            <Section
              title="Delete account"
              text="Your projects, clips and videos go with it, at once and for good."
            >
              <DeleteAccount account={account} />
            </Section>
          </div>
        </div>
      )}
    </ScreenFrame>
  );
}
