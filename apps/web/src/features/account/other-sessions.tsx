import type { AccountSession } from '@cutroom/contract';
import { Button } from '../../components/ui/button.tsx';
import { NotLoaded } from '../../components/ui/not-loaded.tsx';
import { browserName } from './browser-name.ts';
import { useEndOtherSessions, useSessions } from './use-account.ts';

export function OtherSessions() {
  const { data: sessions = [], isLoadingError, isFetching, refetch } = useSessions();
  const end = useEndOtherSessions();
  return (
    <div className="grid justify-items-start gap-3">
      {isLoadingError ? (
        <NotLoaded
          text="Where you are signed in could not be loaded."
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul className="grid w-full gap-2 text-sm">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <Button
        isBusy={end.isPending}
        disabled={!isLoadingError && sessions.length < 2}
        onClick={() => end.mutate()}
      >
        Sign out everywhere else
      </Button>
    </div>
  );
}

function SessionRow({ session }: { readonly session: AccountSession }) {
  const since = new Date(session.createdAt).toLocaleDateString();
  return (
    <li className="flex flex-wrap justify-between gap-x-4">
      <span>
        {browserName(session.userAgent)}
        {session.isCurrent && <span className="text-ink-soft"> (this one)</span>}
      </span>
      <span className="text-ink-soft">
        since {since}
        {session.ipAddress !== null && `, ${session.ipAddress}`}
      </span>
    </li>
  );
}
