import { QUICK_PROMPTS } from '@cutroom/contract';

const CANNED: readonly string[] = Object.values(QUICK_PROMPTS);

/**
 * What to keep of a text that another one replaces: somebody's own words; else what was kept before, for nothing is lost with
 * an empty text or a suggestion's.
 */
export function setAside(replaced: string, before: string | null): string | null {
  return replaced.trim() === '' || CANNED.includes(replaced) ? before : replaced;
}
