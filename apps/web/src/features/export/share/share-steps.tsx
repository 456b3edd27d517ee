import { clsx } from 'clsx';
import { Check, ExternalLink, Link as LinkIcon } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { copyText } from '../caption/copy-text.ts';
import type { HandedLink } from './local-link.ts';
import { PLATFORM_NAMES } from './share-browser.ts';
import type { ShareGuide } from './use-share.ts';

const QrCode = lazyPart(async () => (await import('./qr-code.tsx')).QrCode);

/** The link to take along, and the steps that the notification told, where it did, for as long as they are needed. */
export function ShareSteps({ guide }: { readonly guide: ShareGuide }) {
  const { steps, link } = guide;
  return (
    <div className="grid animate-rise grid-cols-1 gap-3 border-t border-edge pt-4">
      <h3 className="text-sm font-semibold tracking-normal">{headingOf(guide)}</h3>
      {steps.length > 0 && (
        <ol className="grid list-decimal grid-cols-1 gap-1.5 pl-5 text-sm text-ink-soft marker:text-ink-faint">
          {steps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      )}
      {guide.target === 'phone' ? (
        !link.isLocal && <OnPhone link={link.url} />
      ) : (
        // Browsers block tabs that are opened later than the press.
        <Button asChild className="justify-self-start">
          <a href={guide.uploadUrl} target="_blank" rel="noopener">
            <ExternalLink aria-hidden />
            Open {PLATFORM_NAMES[guide.target]}
          </a>
        </Button>
      )}
      <LinkToCopy link={link} />
      {guide.target !== 'phone' && !link.isLocal && <OnPhone link={link.url} />}
      {link.reach !== null && (
        <p className={clsx('text-sm', link.isLocal ? 'text-fair' : 'text-ink-soft')}>{link.reach}</p>
      )}
    </div>
  );
}

function headingOf({ target, steps }: ShareGuide): string {
  if (target === 'phone') return 'To your phone';
  return `${steps.length > 0 ? 'Post it on' : 'The link for'} ${PLATFORM_NAMES[target]}`;
}

function LinkToCopy({ link }: { readonly link: HandedLink }) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    const isCopied = await copyText(link.url);
    if (!isCopied) field.current?.select();
    setOutcome(isCopied ? 'copied' : 'refused');
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          readOnly
          aria-label="Link to your video"
          value={link.url}
          onFocus={(event) => event.target.select()}
          className="min-h-11 min-w-0 flex-1 basis-40 truncate rounded-md bg-field px-3 text-sm text-ink-soft ring-1 ring-inset ring-edge-strong"
        />
        <Button
          icon={outcome === 'copied' ? <Check aria-hidden /> : <LinkIcon aria-hidden />}
          onClick={() => void copy()}
        >
          Copy link
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {outcome === 'copied' && 'The link is copied.'}
        {outcome === 'refused' && 'The link could not be copied. It is selected: copy it by hand.'}
      </p>
    </>
  );
}

/** The way from a computer to the phone that has the apps. */
function OnPhone({ link }: { readonly link: string }) {
  return (
    <div className="flex items-center gap-4 max-sm:hidden">
      <Suspense>
        <QrCode text={link} label="QR code of the link to your video" />
      </Suspense>
      <p className="max-w-64 text-sm text-ink-soft">
        Point your phone’s camera here to open the video on it, save it, and post it from the app.
      </p>
    </div>
  );
}
