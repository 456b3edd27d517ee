import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * A random name of 26 letters and digits: 134 bits, safe in a path, a URL and a file name.
 * Bytes above the largest multiple of 36 are drawn again so that every character is equally likely.
 */
export function randomId(): string {
  let id = '';
  while (id.length < 26) {
    for (const byte of randomBytes(32)) {
      if (byte < 252 && id.length < 26) id += ALPHABET[byte % 36];
    }
  }
  return id;
}

/** Whether randomId could have made it. Anything else names nothing, and not all of it may reach the database: NUL may not. */
export function isRandomId(text: string): boolean {
  return /^[0-9a-z]{1,26}$/.test(text);
}
