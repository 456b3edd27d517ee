/**
 * A program for the kernel's system call filter (seccomp(2), classic BPF) that refuses what no media tool needs and what
 * breaks out of sandboxes were made with. As Flatpak's: everything else is allowed, so that a newer C library still works.
 * @returns null for processors of which the numbers are not listed here
 */
export function seccompFilter(architecture: string): Uint8Array | null {
  const calls = CALLS[architecture];
  return calls === undefined ? null : encode(programFor(calls));
}

interface Calls {
  /** AUDIT_ARCH_* of linux/audit.h. */
  readonly auditArchitecture: number;
  /** Numbers from here on belong to another calling convention (x32); null where there is none. */
  readonly foreignFrom: number | null;
  readonly refused: readonly number[];
  readonly clone: number;
  readonly clone3: number;
  readonly socket: number;
  readonly ioctl: number;
}

/** Since Linux 5.1 new calls have the same number everywhere. */
const REFUSED_EVERYWHERE = [
  ...[425, 426, 427], // io_uring
  ...[428, 429, 430, 431, 432, 433, 442], // open_tree, move_mount, fsopen, fsconfig, fsmount, fspick, mount_setattr
  438, // pidfd_getfd
  ...[447], // memfd_secret
];

/** arch/x86/entry/syscalls/syscall_64.tbl and include/uapi/asm-generic/unistd.h. */
const CALLS: { readonly [architecture: string]: Calls } = {
  x64: {
    auditArchitecture: 0xc000003e,
    foreignFrom: 0x40000000,
    clone: 56,
    clone3: 435,
    socket: 41,
    ioctl: 16,
    refused: [
      ...REFUSED_EVERYWHERE,
      ...[101, 310, 311, 312, 440], // ptrace, process_vm_readv and writev, kcmp, process_madvise
      ...[103, 163, 134, 179, 167, 168], // syslog, acct, uselib, quotactl, swapon, swapoff
      ...[248, 249, 250], // add_key, request_key, keyctl
      ...[237, 238, 239, 256, 279], // mbind, set_mempolicy, get_mempolicy, migrate_pages, move_pages
      ...[272, 308, 165, 166, 155, 161], // unshare, setns, mount, umount2, pivot_root, chroot
      ...[175, 313, 176, 246, 320, 169], // init_module, finit_module, delete_module, kexec_load, kexec_file_load, reboot
      ...[298, 321, 323, 135], // perf_event_open, bpf, userfaultfd, personality
      ...[170, 171, 172, 173, 304], // sethostname, setdomainname, iopl, ioperm, open_by_handle_at
    ],
  },
  arm64: {
    auditArchitecture: 0xc00000b7,
    foreignFrom: null,
    clone: 220,
    clone3: 435,
    socket: 198,
    ioctl: 29,
    refused: [
      ...REFUSED_EVERYWHERE,
      ...[117, 270, 271, 272, 440],
      ...[116, 89, 60, 224, 225], // syslog, acct, quotactl, swapon, swapoff
      ...[217, 218, 219],
      ...[235, 237, 236, 238, 239],
      ...[97, 268, 40, 39, 41, 51],
      ...[105, 273, 106, 104, 294, 142],
      ...[241, 280, 282, 92],
      ...[161, 162, 265], // sethostname, setdomainname, open_by_handle_at
    ],
  },
};

const EPERM = 1;
const ENOSYS = 38;
const EAFNOSUPPORT = 97;
const ALLOW = 0x7fff0000;
const KILL_PROCESS = 0x80000000;
const errno = (code: number): number => 0x00050000 | code;

/** CLONE_NEWNS, CGROUP, UTS, IPC, USER, PID, NET: a tool makes threads, no namespaces. */
const NAMESPACE_FLAGS = 0x7e020000;
const AF_UNIX = 1;
/** Types into the terminal that the server was started from. */
const TIOCSTI = 0x5412;

/** struct seccomp_data. */
const NUMBER = 0;
const ARCHITECTURE = 4;
const FIRST_ARGUMENT = 16;
const SECOND_ARGUMENT = 24;

/** struct sock_filter: what to do, where to go on if it holds and if not, a number. */
type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, k: number];

const load = (offset: number): Instruction => [0x20, 0, 0, offset];
const answer = (value: number): Instruction => [0x06, 0, 0, value];
const unlessEqual = (value: number, skipped: number): Instruction => [0x15, 0, skipped, value];
const ifEqual = (value: number, skipped: number): Instruction => [0x15, skipped, 0, value];
const unlessFrom = (value: number, skipped: number): Instruction => [0x35, 0, skipped, value];
const unlessSet = (bits: number, skipped: number): Instruction => [0x45, 0, skipped, bits];

function programFor(calls: Calls): Instruction[] {
  const { foreignFrom } = calls;
  return [
    load(ARCHITECTURE),
    ifEqual(calls.auditArchitecture, 1),
    answer(KILL_PROCESS),
    load(NUMBER),
    ...(foreignFrom === null ? [] : [unlessFrom(foreignFrom, 1), answer(errno(ENOSYS))]),
    ...calls.refused.flatMap((call) => [unlessEqual(call, 1), answer(errno(EPERM))]),
    // Its flags are in memory, which a filter cannot see: a C library that is told so uses clone.
    ...[unlessEqual(calls.clone3, 1), answer(errno(ENOSYS))],
    ...[unlessEqual(calls.clone, 4), load(FIRST_ARGUMENT), unlessSet(NAMESPACE_FLAGS, 1)],
    ...[answer(errno(EPERM)), load(NUMBER)],
    ...[unlessEqual(calls.socket, 4), load(FIRST_ARGUMENT), ifEqual(AF_UNIX, 1)],
    ...[answer(errno(EAFNOSUPPORT)), load(NUMBER)],
    ...[unlessEqual(calls.ioctl, 3), load(SECOND_ARGUMENT), unlessEqual(TIOCSTI, 1)],
    answer(errno(EPERM)),
    answer(ALLOW),
  ];
}

function encode(program: readonly Instruction[]): Uint8Array {
  const bytes = Buffer.alloc(program.length * 8);
  for (const [index, [code, ifTrue, ifFalse, k]] of program.entries()) {
    const at = index * 8;
    bytes.writeUInt16LE(code, at);
    bytes.writeUInt8(ifTrue, at + 2);
    bytes.writeUInt8(ifFalse, at + 3);
    bytes.writeUInt32LE(k, at + 4);
  }
  return bytes;
}
