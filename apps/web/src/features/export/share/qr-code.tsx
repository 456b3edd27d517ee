import { renderSVG } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  /** What it leads to, for who cannot see it. */
  readonly label: string;
}

/** A QR code, black on white in both themes: cameras read it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const svg = renderSVG(text, { border: 2 });
  return (
    <img
      src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
      alt={label}
      width={148}
      height={148}
      className="rounded-md bg-white"
    />
  );
}
