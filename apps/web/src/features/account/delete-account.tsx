import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/overlay/dialog.tsx';
import { Field } from './field.tsx';
import { useDeleteAccount } from './use-account.ts';

interface DeleteAccountProps {
  readonly account: { readonly email: string; readonly hasPassword: boolean };
}

/** Confirmed by the password, or by the address where the account has none. */
export function DeleteAccount({ account: { hasPassword } }: DeleteAccountProps) {
  const [isAsking, setAsking] = useState(false);
  const [written, setWritten] = useState('');
  const remove = useDeleteAccount();
  const confirm = () => remove.mutate(hasPassword ? { password: written } : { email: written });
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (written !== '') setAsking(true);
      }}
    >
      <Field
        label={hasPassword ? 'Your password' : 'Your email address'}
        type={hasPassword ? 'password' : 'email'}
        autoComplete={hasPassword ? 'current-password' : 'email'}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
      />
      <Button type="submit" variant="danger" disabled={written === ''}>
        Delete my account
      </Button>
      <Dialog
        isAlert
        isOpen={isAsking}
        onOpenChange={(isOpen) => !isOpen && !remove.isPending && setAsking(false)}
        title="Delete your account?"
        description="All your projects, clips and videos are deleted with it. This cannot be undone."
        actions={
          <>
            <Button onClick={() => setAsking(false)} disabled={remove.isPending}>
              Cancel
            </Button>
            <Button variant="danger" isBusy={remove.isPending} onClick={confirm}>
              Delete account
            </Button>
          </>
        }
      />
    </form>
  );
}
