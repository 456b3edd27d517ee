import type { ClipReference } from '@cutroom/contract';
import type { Named } from '../sentence/named-lists.ts';
import type { NounWords } from '../sentence/noun-words.ts';

/** What building a wish needs to know beside the match. */
export interface Building {
  readonly wordsOf: (named: Named) => NounWords;
  readonly referTo: (named: Named, refuses?: boolean) => ClipReference;
  /** Of those that one thing names the ones of another: of Nadia's clips 'the first answer'. */
  readonly referAmong: (named: Named, group: ClipReference) => ClipReference;
  /** Of the clips that a thing names those in which somebody talks, where there are any. */
  readonly talksOf: (reference: ClipReference) => ClipReference;
  /** Whoever talks in some words that name nobody: 'while he talks', 'over her voice'; null where nothing tells who. */
  readonly talkerIn: (from: number, to: number) => ClipReference | null;
  /** The same, else whoever talks most. */
  readonly talkIn: (from: number, to: number) => ClipReference;
  /** Of the clips that a thing names those that show nobody else: of 'people' no clip of somebody with a dog. */
  readonly aloneIn: (reference: ClipReference) => ClipReference;
  /** What 'it' would mean before a place in the sentence; null where nothing is named. */
  readonly itBefore: (at: number) => ClipReference | null;
  /** What 'them' would mean there. */
  readonly themBefore: (at: number) => ClipReference | null;
  /** The two things that were named last, wherever each stands. */
  readonly twoBefore: (at: number) => ClipReference[];
  /** Everything that the words of a phrase may stand for. */
  readonly conceptsOf: (item: NounWords) => readonly string[];
  /** Whether a clip is called by all the words of a phrase: by two at least, 'the wind noise', or by one that is not just any, 'the song'. */
  readonly isNamed: (item: NounWords, isOneEnough: boolean) => boolean;
  /** Whether each word of a phrase only says how a clip looks or sounds: 'the shaky ones'. */
  readonly isOnlyQuality: (item: NounWords) => boolean;
  /** 'Other animals', 'otros animales' */
  readonly isOther: (named: Named) => boolean;
  /** The prompt's own words. */
  readonly textOf: (from: number, to: number) => string;
}
