/** A pattern of whole words and what it stands for. */
export type Rule<T> = readonly [RegExp, T];

/** The pattern as whole words, ready for takeAll. */
export function whole(pattern: RegExp): RegExp {
  return new RegExp(`(?<=^| )(?:${pattern.source})(?= |$)`, `g${pattern.flags.includes('u') ? 'u' : ''}`);
}

/** The value of the first rule whose words occur; null where none does. */
export function firstMentioned<T>(text: string, rules: readonly Rule<T>[]): T | null {
  return rules.find(([pattern]) => text.search(whole(pattern)) >= 0)?.[1] ?? null;
}
