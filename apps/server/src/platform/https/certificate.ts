import { createPublicKey, generateKeyPair, randomBytes, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import forge from 'node-forge';
import type { OwnAddresses } from './own-addresses.ts';

/** A certificate and its private key, both PEM. */
export interface Certified {
  readonly certificate: string;
  readonly key: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** An authority is installed once on each phone. */
const AUTHORITY_DAYS = 3650;
/** Apple's devices take no certificate that is valid for longer than 398 days, and none from the future. */
const LEAF_DAYS = 397;
const RENEWED_DAYS_BEFORE = 30;
const CLOCK_DIFFERENCE_MS = DAY_MS;

/** An authority of this installation: what it has signed is trusted by those who install its certificate. */
export async function makeAuthority(machine: string, now: Date = new Date()): Promise<Certified> {
  const keys = await newKeys();
  const subject = [{ name: 'commonName', value: `Cutroom on ${machine}` }];
  return signed({
    keys,
    subject,
    issuer: subject,
    issuerKey: keys.privateKey,
    days: AUTHORITY_DAYS,
    now,
    extensions: [
      { name: 'basicConstraints', critical: true, cA: true, pathLenConstraint: 0 },
      { name: 'keyUsage', critical: true, keyCertSign: true, cRLSign: true },
      { name: 'subjectKeyIdentifier' },
    ],
  });
}

/** The server's own certificate: for this machine by all its names in the home network, and by its own. */
export async function makeLeaf(
  authority: Certified,
  addresses: OwnAddresses,
  now: Date = new Date(),
): Promise<Certified> {
  const issuer = forge.pki.certificateFromPem(authority.certificate);
  return signed({
    keys: await newKeys(),
    subject: [{ name: 'commonName', value: 'Cutroom' }],
    issuer: issuer.subject.attributes,
    issuerKey: authority.key,
    days: LEAF_DAYS,
    now,
    extensions: [
      { name: 'basicConstraints', critical: true, cA: false },
      { name: 'keyUsage', critical: true, digitalSignature: true, keyEncipherment: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'authorityKeyIdentifier', keyIdentifier: issuer.generateSubjectKeyIdentifier().getBytes() },
      { name: 'subjectAltName', altNames: alternativeNames(addresses) },
    ],
  });
}

/** Whether a leaf will do: signed by that authority, good for a while yet, and for every address that the machine has. */
export function isLeafFit(
  leaf: Certified,
  authority: Certified,
  addresses: OwnAddresses,
  now: Date,
): boolean {
  const certificate = new X509Certificate(leaf.certificate);
  const ends = certificate.validToDate.getTime() - RENEWED_DAYS_BEFORE * DAY_MS;
  return (
    certificate.verify(createPublicKey(authority.certificate)) &&
    now.getTime() < ends &&
    now >= certificate.validFromDate &&
    addresses.numbers.every((number) => certificate.checkIP(number) !== undefined) &&
    addresses.names.every((name) => certificate.checkHost(name) !== undefined)
  );
}

/** An authority is renewed before a leaf could outlive it. */
export function isAuthorityFit({ certificate }: Certified, now: Date): boolean {
  const read = new X509Certificate(certificate);
  return read.ca && now.getTime() < read.validToDate.getTime() - LEAF_DAYS * DAY_MS;
}

/** SHA-256, as people compare it: pairs of digits with colons. */
export function fingerprintOf(certificate: string): string {
  return new X509Certificate(certificate).fingerprint256;
}

interface Wish {
  readonly keys: { readonly publicKey: string; readonly privateKey: string };
  readonly subject: forge.pki.CertificateField[];
  readonly issuer: forge.pki.CertificateField[];
  readonly issuerKey: string;
  readonly days: number;
  readonly now: Date;
  readonly extensions: object[];
}

function signed({ keys, subject, issuer, issuerKey, days, now, extensions }: Wish): Certified {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(keys.publicKey);
  // Positive, and never the same twice (RFC 5280, section 4.1.2.2).
  certificate.serialNumber = serialNumber(randomBytes(16));
  certificate.validity.notBefore = new Date(now.getTime() - CLOCK_DIFFERENCE_MS);
  certificate.validity.notAfter = new Date(now.getTime() + days * DAY_MS - CLOCK_DIFFERENCE_MS);
  certificate.setSubject(subject);
  certificate.setIssuer(issuer);
  certificate.setExtensions(extensions);
  certificate.sign(forge.pki.privateKeyFromPem(issuerKey), forge.md.sha256.create());
  // Its line ends are those of Windows.
  const pem = forge.pki.certificateToPem(certificate).replaceAll('\r', '');
  return { certificate: pem.trim(), key: keys.privateKey.trim() };
}

/** RSA: the library signs with no other, and every phone takes it. */
async function newKeys(): Promise<Wish['keys']> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
  };
}

function alternativeNames({ numbers, names }: OwnAddresses): object[] {
  const all = ['localhost', ...names, '127.0.0.1', '::1', ...numbers];
  return all.map((name) => (isIP(name) === 0 ? { type: 2, value: name } : { type: 7, ip: name }));
}

/**
 * A positive number in as few bytes as it takes, hexadecimal (RFC 5280, 4.1.2.2; X.690, 8.3.2): its first byte is neither negative nor nothing
 * but padding, which readers refuse.
 * @param random at least one byte
 */
export function serialNumber(random: Buffer): string {
  const bytes = Buffer.from(random);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes.toString('hex');
}
