import { expect, it } from 'vitest';
import { screenPreloads } from './screen-preloads.ts';

const MANIFEST = JSON.stringify({
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_parts.js'] },
  '_parts.js': { file: 'assets/parts-1.js', imports: ['index.html'] },
  '_player.js': { file: 'assets/player-1.js', imports: ['_parts.js'] },
  'src/features/preview/preview-screen.tsx': {
    file: 'assets/preview-screen-1.js',
    imports: ['index.html', '_player.js'],
  },
  'src/features/prompt/prompt-screen.tsx': { file: 'assets/prompt-screen-1.js' },
  'src/features/ideal-upload/ideal-upload-screen.tsx': { file: 'assets/ideal-upload-screen-1.js' },
});
const PAGE = '<script src="/assets/index-1.js"></script><link href="/assets/parts-1.js">';
const preloadsFor = screenPreloads(MANIFEST, PAGE);
const preloads = (path: string) => preloadsFor(path, true);

it("names a screen's script and what it imports, without what the page has already", () => {
  const tags = preloads('/preview/7');
  expect(tags).toContain('href="/assets/preview-screen-1.js"');
  expect(tags).toContain('href="/assets/player-1.js"');
  expect(tags).not.toContain('index-1.js');
  expect(tags).not.toContain('parts-1.js');
});

it('asks who is signed in with cookies', () => {
  expect(preloads('/preview/7')).toContain('as="fetch" crossorigin="use-credentials" href="/api/auth/user"');
});

it.each([
  ['/preview/7', 'href="/api/projects"'],
  ['/prompt/7', 'href="/api/projects/7"'],
])('asks on %s what the screen will ask', (path, address) => {
  expect(preloads(path)).toContain(`as="fetch" crossorigin="use-credentials" ${address}`);
});

it('asks for nothing of nobody', () => {
  const tags = preloadsFor('/preview/7', false);
  expect(tags).toContain('href="/api/auth/user"');
  expect(tags).not.toContain('/api/projects');
});

it.each(['/prompt/7"><script>', '/prompt/', '/ideal-upload'])('asks for no project on %s', (path) => {
  expect(preloads(path)).not.toContain('/api/projects');
  expect(preloads(path)).not.toContain('<script');
});

it.each(['/', '/nowhere', '/constructor', '/"><script>'])('adds nothing for %s', (path) => {
  expect(preloads(path)).toBe('');
});
