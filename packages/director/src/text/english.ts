/** 'a', 'a and b', 'a, b and c'. */
export function listInWords(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** A word that says nothing without what it stands for. */
export function isPronoun(words: string): boolean {
  return /^(?:he|him|she|her|it|they|them|this|that|these|those|both|all (?:two|three|four|five))$/i.test(
    words,
  );
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count === 1 ? 'one' : count} ${count === 1 ? one : many}`;
}

/** '41 seconds', '1.5 seconds', '1 minute 30 seconds'. */
export function inSeconds(seconds: number): string {
  const rounded = Math.round(seconds * 10) / 10;
  if (rounded < 60) return rounded === 1 ? '1 second' : `${rounded} seconds`;
  const minutes = Math.floor(rounded / 60);
  const rest = Math.round((rounded - minutes * 60) * 10) / 10;
  const whole = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return rest === 0 ? whole : `${whole} ${rest === 1 ? '1 second' : `${rest} seconds`}`;
}

/** 'a dog', 'an apple'; people and things without number stay bare. */
export function withArticle(thing: string): string {
  if (/^(?:people|scissors|skis|broccoli|food|traffic)$/.test(thing)) return thing;
  if (/[^s]s$/.test(thing) && !/(?:bus|tennis)$/.test(thing)) return thing;
  return `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`;
}

export function plural(thing: string): string {
  if (thing === 'person' || thing === 'people') return 'people';
  if (/(?:s|sheep|broccoli)$/.test(thing))
    return thing.endsWith('ss') || thing === 'bus' ? `${thing}es` : thing;
  if (/(?:ch|sh|x)$/.test(thing)) return `${thing}es`;
  if (thing.endsWith('knife')) return thing.replace(/knife$/, 'knives');
  return /[^aeiou]y$/.test(thing) ? `${thing.slice(0, -1)}ies` : `${thing}s`;
}

/** Several of a thing, or a thing without number: 'buildings', 'people', 'food', 'rooms'. */
export function ofMany(thing: string): string {
  if (thing === 'indoor') return 'rooms';
  return WITHOUT_NUMBER.test(thing) ? thing : plural(thing);
}

const WITHOUT_NUMBER = /^(?:food|nature|water|sport|traffic|fire|snow|sand|fruit|alcohol|wine|sky)$/;

export function sentence(text: string): string {
  const trimmed = text.trim();
  const capital = trimmed.replace(/^['"]?./u, (start) => start.toUpperCase());
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}

export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) =>
      index > 0 && /^(?:a|an|the|and|or|of|in|on|at|to|with|for|from|by)$/.test(word)
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
