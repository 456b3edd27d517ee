import { type Shortcut, shortcutText } from './shortcut.ts';

export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly { readonly label: string; readonly shortcuts: readonly Shortcut[] }[];
}

/** What keys do, as the help lists them. */
export function KeyTable({ title, keys }: KeyGroup) {
  return (
    <section className="mt-5 grid grid-cols-1 gap-2 text-sm">
      <h3 className="text-sm font-medium">{title}</h3>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-ink-soft">
        {keys.map(({ label, shortcuts }) => (
          <Keys key={label} label={label} keys={shortcuts.map(shortcutText)} />
        ))}
      </dl>
    </section>
  );
}

function Keys({ label, keys }: { readonly label: string; readonly keys: readonly string[] }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="flex flex-wrap justify-end gap-1.5">
        {keys.map((key) => (
          <kbd
            key={key}
            className="timecode rounded-sm bg-raised px-1.5 text-xs leading-5 ring-1 ring-inset ring-edge"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </>
  );
}
