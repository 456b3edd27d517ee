import AdmZip from 'adm-zip';

/** The files of a zip by their paths, in order, as another program than the one that writes it reads them. */
export function zipEntries(zip: Buffer): Map<string, Buffer> {
  return new Map(new AdmZip(zip).getEntries().map((entry) => [entry.entryName, entry.getData()]));
}
