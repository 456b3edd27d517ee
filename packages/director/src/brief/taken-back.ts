import type { ClipReference } from './brief.ts';

const REFUSES =
  /\b(?:no|not|never|skip|without|drop|remove|exclude|delete|leave|take|cut|omit|avoid|ditch|lose)(?: out)?(?: (?:the|my|our|any|all))* $/;

/**
 * What a prompt wants and later refuses in the same words is out: 'take the cake and the kiss, actually leave the cake
 * out'. Refused first and wanted later it stays with the wanted, which clips obey before refusals.
 * @param text what was read, in the order said
 */
export function withoutTakenBack(
  wanted: readonly ClipReference[],
  refused: readonly ClipReference[],
  text: string,
): readonly ClipReference[] {
  const takenBack = new Set(
    refused.flatMap((reference) => (isRefusedLast(reference, text) ? [meaningOf(reference)] : [])),
  );
  return wanted.filter((reference) => !takenBack.has(meaningOf(reference)));
}

function isRefusedLast(reference: ClipReference, text: string): boolean {
  const said = reference.said.replace(/^(?:the|my|our) /, '');
  const last = ` ${text} `.lastIndexOf(` ${said} `);
  return last >= 0 && REFUSES.test(` ${text}`.slice(0, last + 1));
}

function meaningOf(reference: ClipReference): string {
  return reference.kind === 'words' ? [...reference.words].sort().join(' ') : reference.said;
}
