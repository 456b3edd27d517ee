import { type Cage, type CageRequest, limitsOf, limitsPrefix, NOBODY_ID, ownUserPrefix } from './cage.ts';
import type { VisibleSystem } from './visible-system.ts';

export interface UnshareTools {
  readonly unshare: string;
  readonly prlimit: string;
  readonly setpriv: string;
  readonly isRoot: boolean;
  readonly system: VisibleSystem;
}

/** The same cage, built by unshare(1) and a script, where there is no bubblewrap. */
export function unshareCage(tools: UnshareTools): Cage {
  const { unshare, setpriv, prlimit, isRoot } = tools;
  return {
    strength: 'full',
    description:
      'Media tools are caged by unshare, without a filter of system calls. Install bubblewrap: it has one, and tools start sooner.',
    dropsUser: isRoot,
    opensFiles: 'by_path',
    endsUser: null,
    filter: null,
    codesSignals: false,
    prefix: (request) => {
      const { files, folders, table, links } = mounts(tools.system, request);
      return [
        // Whoever ends the server ends unshare, and unshare its child, with whom everything in its namespace ends.
        ...[setpriv, '--pdeathsig', 'KILL', '--', unshare],
        ...(isRoot ? [] : ['--user', '--map-root-user']),
        ...['--mount', '--pid', '--fork', '--kill-child=KILL', '--net', '--ipc', '--uts', '--'],
        ...['/bin/sh', '-c', BUILD, 'cage', ROOT, request.directory, table, folders, files],
        ...links.flatMap(({ path, target }) => [target, path]),
        '--',
        ...(isRoot
          ? [...ownUserPrefix(setpriv, request.userId), '--bounding-set=-all', '--']
          : nestedUser(unshare, setpriv)),
        ...limitsPrefix(prlimit, limitsOf(isRoot, request)),
      ];
    },
  };
}

/** Where the cage's file tree is built, in its own namespace: a folder that there always is, and that no tool needs. */
const ROOT = '/sys';

/** Root in its own namespace of users built the cage; in another one it is nobody, without a power over the first. */
function nestedUser(unshare: string, setpriv: string): string[] {
  const user = [`--map-user=${NOBODY_ID}`, `--map-group=${NOBODY_ID}`];
  return [unshare, '--user', ...user, '--', setpriv, '--no-new-privs', '--'];
}

/** @returns the places to make, those of files apart; and as fstab(5) what is mounted there, in order */
function mounts(system: VisibleSystem, { readsPaths, directory }: CageRequest) {
  const hidden = system.hidden.filter((path) => system.folders.some((at) => path.startsWith(`${at}/`)));
  const files = [...system.files, ...readsPaths];
  const lines = [
    // What holds programs can be run; what a mount of others forbids already may not be allowed here.
    ...system.folders.map((path) => line(path, path, 'none', 'bind,ro,nosuid,nodev')),
    ...hidden.map((path) => line('cage', path, 'tmpfs', 'ro,size=4k,mode=0755')),
    ...DEVICES.map((path) => line(path, path, 'none', 'bind')),
    ...system.files.map((path) => line(path, path, 'none', 'bind,ro,nosuid,nodev')),
    ...readsPaths.map((path) => line(path, path, 'none', 'bind,ro,nosuid,nodev,noexec')),
    line(directory, directory, 'none', 'bind,nosuid,nodev,noexec'),
    // Of the cage's own processes: unshare asks it about itself.
    line('proc', '/proc', 'proc', 'nosuid,nodev,noexec'),
  ];
  const inTree = (path: string): string => `${ROOT}${path}`;
  const folders = [...system.folders, directory, '/proc', '/.outside'];
  const parents = [...files, ...DEVICES, ...system.links.map(({ path }) => path)].map((path) =>
    path.slice(0, path.lastIndexOf('/')),
  );
  return {
    table: lines.join(''),
    folders: lineEach([...new Set([...folders, ...parents])].map(inTree)),
    files: lineEach([...files, ...DEVICES].map(inTree)),
    links: system.links.map(({ path, target }) => ({ path: inTree(path), target })),
  };
}

function lineEach(paths: readonly string[]): string {
  if (paths.some((path) => path.includes('\n')))
    throw new Error('A cage has no place for a path of two lines.');
  return paths.join('\n');
}

const DEVICES = ['/dev/null', '/dev/urandom'];

function line(source: string, target: string, type: string, options: string): string {
  return `${escaped(source)} ${escaped(ROOT + target)} ${type} ${options} 0 0\n`;
}

/** As fstab(5) writes characters that would end a field. */
function escaped(path: string): string {
  return path.replace(/[\s\\#]/g, (found) => `\\${found.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

/**
 * sh: the cage's folder, the one to work in, the table of mounts, the folders to make and the files, each on a line; then
 * links' targets and places up to --; then the command.
 */
const BUILD = `
set -ef
umask 022
root=$1 work=$2 table=$3 folders=$4 files=$5
shift 5
mount -t tmpfs -o nosuid,nodev,size=1m,mode=0755 cage "$root"
IFS='
'
mkdir -p $folders
for file in $files; do : > "$file"; done
while [ "$1" != -- ]; do
  ln -s "$1" "$2"
  shift 2
done
shift
# mount reads a table from a file only.
printf %s "$table" > "$root/.outside/table"
mount -a -T "$root/.outside/table"
mount -o remount,bind,ro,nosuid,nodev "$root"
cd "$root"
pivot_root . .outside
umount -n -l /.outside
cd "$work"
exec "$@"
`;
