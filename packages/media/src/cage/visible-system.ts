import { lstat, readlink } from 'node:fs/promises';
import { runForText } from '../process/run-process.ts';

/** What a tool in a cage sees of the machine, besides its own files. */
export interface VisibleSystem {
  /** Of programs and libraries. */
  readonly folders: readonly string[];
  /** Of the top folder, as where /lib leads to /usr/lib. */
  readonly links: readonly { readonly path: string; readonly target: string }[];
  /** What tells the loader more, and the tools and their libraries as far as they lie elsewhere. */
  readonly files: readonly string[];
  /** Folders that stay out of sight also where they lie in a visible one: this server's data. */
  readonly hidden: readonly string[];
}

/** Not all of /usr: many keep their own programs, with their settings, in /usr/src, /usr/local and /usr/share. */
const CANDIDATES = [
  ...['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'],
  ...['/usr/bin', '/usr/sbin', '/usr/lib', '/usr/lib32', '/usr/lib64', '/usr/libx32', '/usr/libexec'],
  ...['/usr/local/bin', '/usr/local/lib', '/nix/store', '/gnu/store'],
  ...[
    '/etc/ld.so.cache',
    '/etc/ld.so.conf',
    '/etc/ld.so.conf.d',
    '/etc/alternatives',
    '/etc/ld-musl-x86_64.path',
  ],
];

/**
 * @param programs the tools that are to work
 * @param hidden folders, as they really are
 */
export async function findVisibleSystem(
  programs: readonly string[],
  hidden: readonly string[],
  cwd: string,
): Promise<VisibleSystem> {
  const folders: string[] = [];
  const alone: string[] = [];
  const links: { path: string; target: string }[] = [];
  for (const path of CANDIDATES) {
    const found = await lstat(path).catch(() => null);
    if (found?.isSymbolicLink()) links.push({ path, target: await readlink(path) });
    else if (found?.isDirectory()) folders.push(path);
    else if (found !== null) alone.push(path);
  }
  const isVisible = (path: string) =>
    [...folders, ...links.map((link) => link.path)].some((folder) => path.startsWith(`${folder}/`));
  const libraries = (await Promise.all(programs.map((program) => librariesOf(program, cwd)))).flat();
  const files = [...new Set([...programs, ...libraries])].filter(
    (path) => !isVisible(path) || hidden.some((folder) => path.startsWith(`${folder}/`)),
  );
  return { folders, links, hidden, files: [...alone, ...files] };
}

/** As the loader finds them; none of a program that needs none, or is no program but a script. */
async function librariesOf(program: string, cwd: string): Promise<string[]> {
  const listed = await runForText({
    command: ['ldd', program],
    cwd,
    signal: AbortSignal.timeout(10_000),
    limits: { wallMs: 10_000, stallMs: null },
  }).catch(() => '');
  return [...listed.matchAll(/=> (\/\S+) \(0x/g)].flatMap(([, path]) => (path === undefined ? [] : [path]));
}
