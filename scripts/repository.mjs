// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json; every path of these scripts starts here. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string[]} segments
 * @returns {string} an absolute path inside the repository
 */
export function inRepository(...segments) {
  return path.join(ROOT, ...segments);
}
