import { type Amount, CUT_GAIN_DB_MIN } from '@cutroom/contract';
import type { Draft } from './drafts.ts';

/** What a wish becomes behind 'not': 'don't start with the rain', 'not in black and white'. */
export function negated(draft: Draft): readonly Draft[] {
  switch (draft.kind) {
    case 'open':
    case 'close':
    case 'title':
    case 'captions':
    case 'fade':
      return [{ ...draft, isNot: true }];
    case 'include':
    case 'every':
      return draft.clips.length === 0 ? [] : [{ kind: 'exclude', clips: draft.clips }];
    case 'exclude':
      return [{ kind: 'include', clips: draft.clips }];
    case 'only':
      return [{ kind: 'include', clips: draft.clips, certainty: 'likely' }];
    case 'prefer':
      return [{ kind: 'prefer', clips: draft.clips, degree: draft.degree === 'less' ? 'more' : 'less' }];
    case 'hold':
      return draft.amount === null
        ? [{ ...draft, than: draft.than === 'longer' ? 'shorter' : 'longer' }]
        : [bounded(draft)];
    case 'length':
    case 'cutLength':
      return [bounded(draft)];
    case 'count':
      // 'Not a single shot with music' counts nothing.
      return draft.amount.bound === 'atLeast' ? [bounded(draft)] : [];
    case 'sound':
      return [{ kind: 'sound', sound: draft.sound === 'mute' ? 'original' : 'mute' }];
    case 'speech':
      return draft.speech === 'none'
        ? [{ ...draft, speech: 'prefer' }]
        : draft.speech === 'prefer'
          ? [{ ...draft, speech: 'none' }]
          : [];
    case 'grade':
      return [{ ...draft, look: 'natural', certainty: 'likely' }];
    case 'transition':
      return draft.transition === 'cut' ? [] : [{ kind: 'transition', transition: 'cut' }];
    case 'music':
      // 'I don't want to hear her'
      if (draft.music === 'keepSound' && draft.clips.length > 0)
        return [{ kind: 'level', clips: draft.clips, of: 'named', gainDb: CUT_GAIN_DB_MIN }];
      return draft.music === 'add' ? [{ ...draft, music: 'none' }] : [];
    case 'pace':
      return draft.pace === null ? [] : [{ ...draft, pace: 'medium', certainty: 'likely' }];
    case 'speed':
      return [{ ...draft, speed: 'normal', factor: null }];
    case 'quality':
      return [{ ...draft, verdict: draft.verdict === 'keep' ? 'leaveOut' : 'keep' }];
    case 'framing':
      return [{ ...draft, framing: draft.framing === 'close' ? 'wide' : 'close', certainty: 'likely' }];
    case 'order':
      return draft.by === 'backwards' || draft.by === 'shuffled'
        ? [{ kind: 'order', by: 'filmed', clips: [] }]
        : [];
    case 'times':
      return [{ ...draft, amount: fewer(draft.amount) }];
    case 'together':
      return [{ ...draft, isApart: !draft.isApart }];
    default:
      return [];
  }
}

/** 'Never more than twice' and 'not three times' are both met by twice, and 'not twice' by once. */
function fewer(amount: Amount): Amount {
  const most = amount.bound === 'between' ? amount.to : amount.value;
  if (amount.bound === 'atLeast') return { bound: 'atMost', value: most };
  return { bound: 'atMost', value: Math.max(1, most - 1) };
}

/** 'not longer than 30 seconds'. */
function bounded<One extends Extract<Draft, { kind: 'length' | 'cutLength' | 'hold' | 'count' }>>(
  draft: One,
): One {
  const { amount } = draft;
  if (amount === null || amount.bound === 'longest' || amount.bound === 'between') return draft;
  const bound = amount.bound === 'atMost' ? 'atLeast' : 'atMost';
  return { ...draft, amount: { bound, value: amount.value } };
}
