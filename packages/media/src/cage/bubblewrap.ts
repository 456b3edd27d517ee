import { type Cage, type CageRequest, limitsOf, limitsPrefix, NOBODY_ID, ownUserPrefix } from './cage.ts';
import type { VisibleSystem } from './visible-system.ts';

export interface BubblewrapTools {
  readonly bwrap: string;
  readonly prlimit: string;
  readonly setpriv: string;
  /** Root makes the cage with its own powers and steps down in it; others make it in a namespace of users. */
  readonly isRoot: boolean;
  readonly system: VisibleSystem;
  readonly filter: Uint8Array | null;
}

/** The cage that bubblewrap(1) builds, as Flatpak's. */
export function bubblewrapCage(tools: BubblewrapTools): Cage {
  const filtered =
    tools.filter === null ? 'without a filter of system calls' : 'with a filter of system calls';
  return {
    strength: 'full',
    description: `Media tools are caged by bubblewrap, ${filtered}.`,
    dropsUser: tools.isRoot,
    opensFiles: 'by_path',
    endsUser: null,
    filter: tools.filter,
    codesSignals: true,
    prefix: (request) => [
      tools.bwrap,
      ...['--unshare-pid', '--unshare-net', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'],
      '--die-with-parent',
      ...userArguments(tools.isRoot),
      ...mountArguments(tools.system, request),
      ...['--chdir', request.directory],
      ...(tools.filter === null ? [] : ['--seccomp', String(request.filterFd)]),
      '--',
      // bubblewrap has taken all other powers away already, and the right to new ones.
      ...(tools.isRoot ? [...ownUserPrefix(tools.setpriv, request.userId), '--'] : []),
      ...limitsPrefix(tools.prlimit, limitsOf(tools.isRoot, request)),
    ],
  };
}

function userArguments(isRoot: boolean): string[] {
  if (isRoot) return ['--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID'];
  return ['--unshare-user', '--uid', String(NOBODY_ID), '--gid', String(NOBODY_ID)];
}

/** No /proc, no /tmp and no devices but two: nothing that the tools use needs more. */
function mountArguments(system: VisibleSystem, { readsPaths, directory }: CageRequest): string[] {
  const isBelow = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);
  const hidden = system.hidden.filter((path) => system.folders.some((folder) => isBelow(path, folder)));
  const shown = [...system.folders, ...system.files, ...readsPaths, directory, '/dev/null'];
  return [
    // By itself bubblewrap makes the folders above what it shows for its own user only.
    ...foldersAbove(shown, [...system.folders, ...hidden]).flatMap((path) => [
      '--perms',
      '0755',
      '--dir',
      path,
    ]),
    ...system.links.flatMap(({ path, target }) => ['--symlink', target, path]),
    ...system.folders.flatMap((path) => ['--ro-bind', path, path]),
    ...hidden.flatMap((path) => ['--tmpfs', path]),
    ...['/dev/null', '/dev/urandom'].flatMap((path) => ['--dev-bind', path, path]),
    ...[...system.files, ...readsPaths].flatMap((path) => ['--ro-bind', path, path]),
    ...['--bind', directory, directory],
    ...[...hidden, '/'].flatMap((path) => ['--remount-ro', path]),
  ];
}

/** All of them, from the top; not those that come with what is shown. */
function foldersAbove(paths: readonly string[], shown: readonly string[]): string[] {
  const above = paths.flatMap((path) => {
    const parts = path.split('/').slice(1, -1);
    return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  });
  const comesAlong = (path: string) =>
    shown.some((folder) => path === folder || path.startsWith(`${folder}/`));
  return [...new Set(above)].filter((path) => !comesAlong(path)).sort();
}
