import type { Brief, Wish, WishOf } from '@cutroom/contract';
import { changeWish, forgetChange } from '../../../components/brief-chips/editing/brief-edits.ts';
import { withLength } from '../../../components/brief-chips/editing/chosen-length.ts';
import { chosenId } from '../../../components/brief-chips/editing/is-wordless.ts';
import { lengthWords, secondsWords } from '../../../components/brief-chips/wording/amount-words.ts';
import { PACES } from '../../../components/brief-chips/wording/word-tables.ts';

/** Something that a reel has one of, to be chosen below the text or left to it. */
export interface Choice {
  readonly label: string;
  /** What counts, in a word or two; null where nothing is said of it. */
  readonly counts: string | null;
  /** Which option was chosen by hand; null where it is left to the text. */
  readonly chosen: string | null;
  /** What the text may be overruled with; each is its own name. */
  readonly options: readonly string[];
  /** The name of leaving it to the text. */
  readonly left: string;
  /** The brief with that chosen; null leaves it to the text again. */
  readonly choose: (option: string | null) => Brief;
}

/** What people post most. Any other length is written, or set at its chip. */
const PRESETS_SECONDS: readonly number[] = [15, 30, 60];

export function lengthChoice(brief: Brief): Choice {
  const wish = brief.wishes.findLast((one) => one.kind === 'length');
  return {
    ...choiceOf('Length', wish, wish === undefined ? null : amountName(wish.amount), {
      options: PRESETS_SECONDS.map(secondsWords),
    }),
    choose: (option) => {
      const seconds = PRESETS_SECONDS.find((one) => secondsWords(one) === option);
      return seconds === undefined ? leftToText(brief, wish) : withLength(brief, seconds);
    },
  };
}

function amountName(amount: WishOf<'length'>['amount']): string {
  return amount.bound === 'longest' ? 'As long as it goes' : capitalised(lengthWords(amount));
}

export function paceChoice(brief: Brief): Choice {
  const said = brief.wishes.filter((one) => one.kind === 'pace').filter(({ pace }) => pace !== null);
  // As the planner takes them: a guess counts where nothing else does.
  const wish = said.findLast(({ certainty }) => certainty !== 'guess') ?? said.at(-1);
  const name = wish === undefined || wish.pace === null ? null : PACES[wish.pace];
  return {
    ...choiceOf('Pace', wish, name, { options: Object.values(PACES) }),
    choose: (option) => {
      const pace = PACE_NAMES.find((one) => PACES[one] === option);
      if (pace === undefined) return leftToText(brief, wish);
      // 'Cuts of a second' leave nothing to a pace. They come back with the next reading once it is left to the text again.
      const wishes = brief.wishes.filter(
        (one) => one.kind !== 'cutLength' || one.amount === null || one.source === 'creator',
      );
      const rest = { ...brief, wishes };
      if (wish !== undefined) return changeWish(rest, { ...wish, pace });
      return withAdded(rest, { kind: 'pace', id: chosenId('pace'), ...WORDLESS, pace, course: null });
    },
  };
}

const PACE_NAMES = ['slow', 'medium', 'fast'] as const;

/**
 * A choice of what is said by a wish, if any is.
 * @param name what that comes to
 */
export function choiceOf(
  label: string,
  wish: Pick<Wish, 'source' | 'span'> | undefined,
  name: string | null,
  { options }: Pick<Choice, 'options'>,
): Omit<Choice, 'choose'> {
  const isChosen = wish?.source === 'creator';
  return {
    label,
    counts: name,
    chosen: isChosen ? name : null,
    // What was set at its chip may be another.
    options: !isChosen || name === null || options.includes(name) ? options : [...options, name],
    left: leftName(wish, name),
  };
}

/** In the words of the chips, for what the text says; of what it does not say, Cutroom finds what fits. */
function leftName(wish: Pick<Wish, 'source' | 'span'> | undefined, name: string | null): string {
  if (wish === undefined) return 'Auto';
  if (wish.source !== 'creator') return `As in the text: ${name}`;
  return wish.span === null ? 'Auto' : 'As in the text';
}

function leftToText(brief: Brief, wish: Wish | undefined): Brief {
  return wish?.source === 'creator' ? forgetChange(brief, wish.id) : brief;
}

export function withAdded(brief: Brief, ...wishes: readonly Wish[]): Brief {
  return { ...brief, wishes: [...brief.wishes, ...wishes], removed: brief.removed ?? [] };
}

/** Of a wish that no words of the text ask for. */
export const WORDLESS = { span: null, said: '', certainty: 'sure', source: 'creator' } as const;

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
