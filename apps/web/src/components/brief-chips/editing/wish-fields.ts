import {
  type Amount,
  type ClipReference,
  CUT_GAIN_DB_MIN,
  LOOKS,
  REEL_SECONDS_MAX,
  REEL_TITLE_CHARS_MAX,
  TRANSITIONS,
  WISHED_MOODS,
  type Wish,
  type WishedPart,
  type WishOf,
} from '@cutroom/contract';
import {
  GRADES,
  TRANSITIONS as JOINS,
  MOODS,
  ORDERS,
  PACES,
  PLATFORMS,
  SPEECH,
} from '../wording/word-tables.ts';

/** One thing of a wish that can be changed by hand; `set` gives the wish as it is then. */
export type WishField =
  | {
      readonly kind: 'number';
      readonly label: string;
      readonly value: number;
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly unit: string;
      readonly set: (value: number) => Wish;
    }
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly value: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
      readonly set: (value: string) => Wish;
    }
  | {
      readonly kind: 'clips';
      readonly label: string;
      readonly reference: ClipReference;
      readonly set: (reference: ClipReference) => Wish;
    }
  | {
      readonly kind: 'text';
      readonly label: string;
      readonly value: string;
      readonly charsMax: number;
      readonly set: (value: string) => Wish;
    };

/** What can be changed of a wish by hand, in the order in which it is asked. None: it can only be taken out. */
export function wishFields<K extends Wish['kind']>(wish: WishOf<K>): readonly WishField[] {
  return [...(OWN_FIELDS[wish.kind]?.(wish) ?? []), ...clipFields(wish)];
}

/** Of each kind what can be changed beside its clips; kinds that are not here have nothing else. */
const OWN_FIELDS: { readonly [K in Wish['kind']]?: (wish: WishOf<K>) => readonly WishField[] } = {
  length: (wish) => {
    const { amount } = wish;
    if (amount.bound === 'longest') return [];
    return amountFields(amount, SECONDS, (next) => ({ ...wish, amount: next }));
  },
  cutLength: cutSecondsFields,
  hold: cutSecondsFields,
  section: cutSecondsFields,
  count: (wish) => amountFields(wish.amount, COUNT, (amount) => ({ ...wish, amount })),
  times: (wish) => amountFields(wish.amount, COUNT, (amount) => ({ ...wish, amount })),
  pace: (wish) => {
    const pace = choice('Pace', wish.pace, PACES, (next) => ({ ...wish, pace: next }));
    const course = choice('On the way', wish.course, COURSES, (next) => ({ ...wish, course: next }));
    return [...(wish.pace === null ? [] : [pace]), ...(wish.course === null ? [] : [course])];
  },
  order: (wish) =>
    wish.by === 'named' || wish.by === 'alternate'
      ? []
      : [choice('Order', wish.by, WHOLE_ORDERS, (by) => ({ ...wish, by }))],
  prefer: (wish) => [choice('How much', wish.degree, DEGREES, (degree) => ({ ...wish, degree }))],
  share: (wish) => {
    const { measure } = wish;
    if (measure.of !== 'reel') return [];
    const set = (percent: number): Wish => ({ ...wish, measure: { ...measure, share: percent / 100 } });
    const value = Math.round(measure.share * 100);
    return [{ kind: 'number', label: 'Share', value, min: 5, max: 100, step: 5, unit: '%', set }];
  },
  clipPart: (wish) => partFields(wish.part, (part) => ({ ...wish, part })),
  speech: (wish) => [choice('Talking', wish.speech, SPEECH, (speech) => ({ ...wish, speech }))],
  sound: (wish) => [choice('Sound', wish.sound, AUDIO_TEXTS, (sound) => ({ ...wish, sound }))],
  level: (wish) => {
    const level = wish.gainDb <= -40 ? 'silent' : wish.gainDb < 0 ? 'quieter' : 'louder';
    return [choice('Sound', level, LEVELS, (next) => ({ ...wish, gainDb: GAINS[next] }))];
  },
  grade: (wish) => [choice('Look', wish.look, pick(GRADES, LOOKS), (look) => ({ ...wish, look }))],
  transition: (wish) => {
    const joins = pick(JOINS, TRANSITIONS);
    return [choice('Transitions', wish.transition, joins, (transition) => ({ ...wish, transition }))];
  },
  title: titleFields,
  name: (wish) => {
    const set = (text: string): Wish => ({ ...wish, text: text === '' ? wish.text : text });
    return [{ kind: 'text', label: 'Name', value: wish.text, charsMax: REEL_TITLE_CHARS_MAX, set }];
  },
  quality: (wish) => [choice('What to do', wish.verdict, VERDICTS, (verdict) => ({ ...wish, verdict }))],
  platform: (wish) => [choice('Platform', wish.platform, PLATFORMS, (platform) => ({ ...wish, platform }))],
  mood: (wish) => [choice('Mood', wish.mood, pick(MOODS, WISHED_MOODS), (mood) => ({ ...wish, mood }))],
  framing: (wish) => [choice('Shots', wish.framing, FRAMINGS, (framing) => ({ ...wish, framing }))],
};

function cutSecondsFields(wish: WishOf<'cutLength' | 'hold' | 'section'>): readonly WishField[] {
  const { amount } = wish;
  return amount === null ? [] : amountFields(amount, CUT_SECONDS, (next) => ({ ...wish, amount: next }));
}

function titleFields(wish: WishOf<'title'>): readonly WishField[] {
  if (wish.isNot) return [];
  const set = (text: string): Wish => ({ ...wish, text: text === '' ? null : text });
  const label = 'Words in the picture';
  const words = { kind: 'text', label, value: wish.text ?? '', charsMax: REEL_TITLE_CHARS_MAX, set } as const;
  if (wish.at === 'clips') return [words];
  const places = { opening: 'At the start', ending: 'At the end' } as const;
  return [words, choice('Where', wish.at, places, (at) => ({ ...wish, at }))];
}

/** A picker for each phrase that means clips. */
function clipFields(wish: Wish): readonly WishField[] {
  const own =
    'clips' in wish
      ? wish.clips.map((reference, at) =>
          clipField(reference, (next) => ({ ...wish, clips: wish.clips.with(at, next) })),
        )
      : [];
  const than =
    wish.kind === 'before' || wish.kind === 'between'
      ? wish.than.map((reference, at) =>
          clipField(reference, (next) => ({ ...wish, than: wish.than.with(at, next) })),
        )
      : [];
  return [...own, ...than];
}

function clipField(reference: ClipReference, set: (next: ClipReference) => Wish): WishField {
  return { kind: 'clips', label: `Clips for ${reference.said}`, reference, set };
}

interface Steps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: string;
}

const SECONDS: Steps = { min: 1, max: REEL_SECONDS_MAX, step: 1, unit: 's' };
const CUT_SECONDS: Steps = { min: 0.5, max: REEL_SECONDS_MAX, step: 0.5, unit: 's' };
const COUNT: Steps = { min: 1, max: 100, step: 1, unit: '' };

function amountFields(amount: Amount, steps: Steps, set: (next: Amount) => Wish): readonly WishField[] {
  if (amount.bound === 'between') {
    const { from, to } = amount;
    return [
      number('From', from, steps, (value) => set({ ...amount, from: value, to: Math.max(to, value) })),
      number('To', to, steps, (value) => set({ ...amount, to: value, from: Math.min(from, value) })),
    ];
  }
  return [
    number(steps.unit === '' ? 'How many' : 'How long', amount.value, steps, (value) =>
      set({ ...amount, value }),
    ),
    choice('Kept to', amount.bound, BOUNDS, (bound) => set({ bound, value: amount.value })),
  ];
}

function partFields(part: WishedPart, set: (part: WishedPart) => Wish): readonly WishField[] {
  switch (part.part) {
    case 'range':
      return [
        number('From', part.fromSeconds, PART_SECONDS, (fromSeconds) => set({ ...part, fromSeconds })),
        number('To', part.toSeconds, PART_SECONDS, (toSeconds) => set({ ...part, toSeconds })),
      ];
    case 'from':
    case 'until':
      return [number('At', part.atSeconds, PART_SECONDS, (atSeconds) => set({ ...part, atSeconds }))];
    case 'first':
    case 'last':
    case 'dropFirst':
    case 'dropLast':
      return [number('How long', part.seconds, CUT_SECONDS, (seconds) => set({ ...part, seconds }))];
    case 'beginning':
    case 'middle':
    case 'ending':
    case 'best':
    case 'whole':
      return [];
  }
}

const PART_SECONDS: Steps = { min: 0, max: 3600, step: 1, unit: 's' };

function number(label: string, value: number, steps: Steps, set: (value: number) => Wish): WishField {
  return { kind: 'number', label, value, ...steps, set };
}

/** A list to choose from; what is chosen is one of its own keys. */
function choice<Key extends string>(
  label: string,
  value: Key | null,
  names: Readonly<Record<Key, string>>,
  set: (value: Key) => Wish,
): WishField {
  const keys = Object.keys(names) as Key[];
  return {
    kind: 'choice',
    label,
    value: value ?? '',
    options: keys.map((key) => ({ value: key, label: names[key] })),
    set: (chosen) => {
      const key = keys.find((one) => one === chosen);
      if (key === undefined) throw new Error(`${chosen} is not among ${keys.join(', ')}`);
      return set(key);
    },
  };
}

/** The names in the order of a list of the contract. */
function pick<Key extends string>(
  names: Readonly<Record<Key, string>>,
  keys: readonly Key[],
): Readonly<Record<Key, string>> {
  return Object.fromEntries(keys.map((key) => [key, names[key]])) as Record<Key, string>;
}

const BOUNDS = { exactly: 'Exactly', about: 'About', atMost: 'At most', atLeast: 'At least' } as const;
const COURSES = { faster: 'Getting faster', slower: 'Getting slower' } as const;
const DEGREES = { more: 'More of it', mostly: 'Mostly this', less: 'Less of it' } as const;
const AUDIO_TEXTS = { original: 'The clips’ own sound', mute: 'No sound' } as const;
const LEVELS = { silent: 'Silent', quieter: 'Quieter', louder: 'Louder' } as const;
const GAINS = { silent: CUT_GAIN_DB_MIN, quieter: -8, louder: 6 } as const;
const VERDICTS = { leaveOut: 'Leave them out', keep: 'Keep them' } as const;
const FRAMINGS = { close: 'Close-ups', wide: 'Wide shots' } as const;
const { named: _named, alternate: _alternate, ...WHOLE_ORDERS } = ORDERS;
