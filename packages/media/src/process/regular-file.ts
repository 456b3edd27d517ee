import { constants } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { MediaError } from './media-error.ts';

/** A name in a tool's folder does not hold the plain file that was asked for. */
const NOT_A_FILE = 'What the tool left behind is not a plain file of its own.';

/**
 * Opens a file that a media tool wrote. A decoder that was taken over may leave a link to somebody else's file under the
 * name, a pipe nobody writes to, or a second name for a file that is not its own: none of them is opened.
 * @param linksMax how many names the file may have; 1 for what a tool made just now
 * @throws MediaError `bad_output`; ENOENT where there is nothing
 */
export async function openRegularFile(path: string, linksMax = 1): Promise<FileHandle> {
  // Without O_NONBLOCK, opening a pipe waits for a writer.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(path, flags).catch((cause: unknown) => {
    throw isLinkOrPipe(cause) ? new MediaError('bad_output', NOT_A_FILE, { cause }) : cause;
  });
  try {
    const found = await file.stat();
    if (!found.isFile() || found.nlink > linksMax) throw new MediaError('bad_output', NOT_A_FILE);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Reads such a file whole. */
export async function readRegularFile(path: string): Promise<Buffer> {
  const file = await openRegularFile(path);
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/**
 * Makes a file of its own in a folder that media tools write to as well, to be closed by the caller. What lies there under
 * the name goes first: written through, a link that a tool left would change the file it leads to.
 */
export async function createOwnFile(path: string): Promise<FileHandle> {
  await rm(path, { force: true, recursive: true });
  return open(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW, 0o644);
}

/** Writes such a file whole. */
export async function writeOwnFile(path: string, content: string | Uint8Array): Promise<void> {
  const file = await createOwnFile(path);
  try {
    await file.writeFile(content);
  } finally {
    await file.close();
  }
}

/**
 * Lets a tool that works as another user read a file of ours. Who else might is kept out by the folders above.
 */
export async function openToTools(path: string): Promise<void> {
  const file = await openRegularFile(path, Number.POSITIVE_INFINITY);
  try {
    const { mode } = await file.stat();
    if ((mode & 0o004) === 0) await file.chmod((mode & 0o7777) | 0o044);
  } finally {
    await file.close();
  }
}

/** ELOOP: a symbolic link; EMLINK is what FreeBSD says of one; ENXIO: a socket. */
function isLinkOrPipe(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ELOOP', 'EMLINK', 'ENXIO'].includes(String(error.code))
  );
}
