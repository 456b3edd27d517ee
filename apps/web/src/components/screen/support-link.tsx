import { Mail } from 'lucide-react';

/** A mail link to the support address, where there is one; its room is kept while the address is not known. */
export function SupportLink({ email }: { readonly email: string | null | undefined }) {
  if (email === undefined) return <span className="min-h-11" />;
  if (email === null) return <p className="text-sm text-ink-soft">Ask the person who runs this server.</p>;
  return (
    <a
      href={`mailto:${email}`}
      className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-md font-medium text-ink wrap-anywhere underline decoration-edge-strong underline-offset-4 hover:underline"
    >
      <Mail aria-hidden className="size-4.5 shrink-0" />
      {email}
    </a>
  );
}
