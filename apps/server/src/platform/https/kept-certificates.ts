import { createPublicKey, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type Certified, isAuthorityFit, isLeafFit, makeAuthority, makeLeaf } from './certificate.ts';
import type { OwnAddresses } from './own-addresses.ts';

export interface KeptCertificates {
  readonly authority: Certified;
  readonly leaf: Certified;
}

/**
 * The certificates in a folder of the data directory, made where they are missing and anew where they will not do any
 * longer. Who else can read the folder could pretend to be this server: keys are for its owner's eyes only.
 */
export async function keptCertificates(
  directory: string,
  addresses: OwnAddresses,
  now: Date = new Date(),
): Promise<KeptCertificates> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const authority =
    (await readFit(directory, 'authority', (kept) => isAuthorityFit(kept, now))) ??
    (await keep(directory, 'authority', await makeAuthority(hostname(), now)));
  const leaf =
    (await readFit(directory, 'server', (kept) => isLeafFit(kept, authority, addresses, now))) ??
    (await keep(directory, 'server', await makeLeaf(authority, addresses, now)));
  return { authority, leaf };
}

/** Certificate and key lie in one file, so that the two are never of different makes. */
async function readFit(
  directory: string,
  name: string,
  isFit: (kept: Certified) => boolean,
): Promise<Certified | null> {
  const text = await readFile(join(directory, `${name}.pem`), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  const [certificate] = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/.exec(text) ?? [];
  const [key] = /-----BEGIN RSA PRIVATE KEY-----[\s\S]+?-----END RSA PRIVATE KEY-----/.exec(text) ?? [];
  if (certificate === undefined || key === undefined) return null;
  const kept = { certificate, key };
  return isReadable(certificate) && isFit(kept) ? kept : null;
}

/** One of some five hundred was made until 29 November 2026 with a serial number that readers refuse. */
function isReadable(certificate: string): boolean {
  try {
    createPublicKey(certificate);
    return true;
  } catch {
    return false;
  }
}

async function keep(directory: string, name: string, made: Certified): Promise<Certified> {
  const temporary = join(directory, `${name}.${randomUUID()}.tmp`);
  await writeFile(temporary, `${made.certificate}\n${made.key}\n`, { mode: 0o600, flag: 'wx' });
  await rename(temporary, join(directory, `${name}.pem`));
  return made;
}
