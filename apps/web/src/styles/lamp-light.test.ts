import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LAMP = /(?<![\w-])(?:[\w[\]&:-]+:)?[a-z]+-lamp(?:-bright|-ink)?\b|var\(--lamp/;

/** The lamp lights the one primary and the playhead (tokens.css); the product's mark is drawn with it. */
const LIT = [
  // The primary button.
  '../components/ui/button.tsx',
  // The mark.
  '../components/screen/logo.tsx',
  // Playheads: of a player, the strip, a moment under the mouse, the frame that is looked at, the landing page's reel.
  '../components/player/seek-bar.tsx',
  '../features/timeline/strip/strip-playhead.tsx',
  '../features/timeline/tray/moment-tile.tsx',
  '../features/processing/frames/frame-strip.tsx',
  '../features/landing/landing-reel.tsx',
];

it('nothing but the primary, the playhead and the mark has the colour of the lamp', () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(300);
  const lit = Object.entries(SOURCES).flatMap(([path, source]) => (LAMP.test(source) ? [path] : []));
  expect(lit.toSorted()).toEqual(LIT.toSorted());
});
