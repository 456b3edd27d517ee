const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** What 'one' counts; anywhere else it is a pronoun ('the second one'). */
const COUNTED_BY_ONE =
  /^(minutes?|mins?|seconds?|secs?|clips?|cuts?|shots?|takes?|scenes?|videos?|hundred|single|half|point)$/;

/** Replaces English number words up to 999 by digits; 'twenty five' becomes '25', 'two point five' '2.5'. */
export function numberWordsToDigits(words: readonly string[]): string[] {
  const out: string[] = [];
  let at = 0;
  while (at < words.length) {
    const found = numberAt(words, at);
    if (found === null) {
      out.push(words[at] ?? '');
      at += 1;
    } else {
      out.push(String(found.value));
      at = found.next;
    }
  }
  return out;
}

function numberAt(words: readonly string[], at: number): { value: number; next: number } | null {
  const small = smallNumberAt(words, at);
  if (small === null) return null;
  if (
    words[at] === 'one' &&
    !COUNTED_BY_ONE.test(words[at + 1] ?? '') &&
    !/^and a (?:half|quarter)$/.test(words.slice(at + 1, at + 4).join(' ')) &&
    !startsSpan(words, at) &&
    !/^(?:clips?|number|video|shot)$/.test(words[at - 1] ?? '')
  ) {
    return null;
  }
  let { value, next } = small;
  if (words[next] === 'hundred') {
    value *= 100;
    next += words[next + 1] === 'and' && smallNumberAt(words, next + 2) !== null ? 2 : 1;
    const rest = smallNumberAt(words, next);
    if (rest !== null) {
      value += rest.value;
      next = rest.next;
    }
  }
  const tenth = UNITS[words[next + 1] ?? ''];
  if (words[next] === 'point' && tenth !== undefined && tenth < 10) {
    return { value: value + tenth / 10, next: next + 2 };
  }
  return { value, next };
}

/** 'one to two seconds', and not 'each one to two seconds'. */
function startsSpan(words: readonly string[], at: number): boolean {
  return (
    /^(?:to|or|and) [^ ]+ (?:seconds?|secs?|minutes?|mins?)$/.test(words.slice(at + 1, at + 4).join(' ')) &&
    !/^(?:each|every|any|this|that|the|first|last|next|other|another|single)$/.test(words[at - 1] ?? '')
  );
}

function smallNumberAt(words: readonly string[], at: number): { value: number; next: number } | null {
  const word = words[at] ?? '';
  const tens = TENS[word];
  if (tens !== undefined) {
    const unit = UNITS[words[at + 1] ?? ''];
    return unit !== undefined && unit > 0 && unit < 10
      ? { value: tens + unit, next: at + 2 }
      : { value: tens, next: at + 1 };
  }
  const unit = UNITS[word];
  return unit === undefined ? null : { value: unit, next: at + 1 };
}
