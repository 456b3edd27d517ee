import { clipName, type Embedding } from '@cutroom/contract';
import type { DirectorClip } from '../director-clip.ts';
import { joinPhrases } from '../vocabulary/joined-phrases.ts';
import { meaningsOf } from '../vocabulary/meaning.ts';
import { qualityOf, type ShotSize, shotSizeOf, traitsOf } from './clip-traits.ts';
import { heardStems } from './heard-words.ts';
import { closenessOf, relevanceOf } from './relevance.ts';

/** A word about a clip, what it may stand for, and how far it is to be believed (0-1). */
interface ClipWord {
  readonly word: string;
  readonly meanings: readonly string[];
  readonly belief: number;
}

/** One clip as the director thinks of it: what it is about, how good it is, where it stands. */
export interface ClipFacts {
  readonly clip: DirectorClip;
  /** 1-based place in upload order. */
  readonly position: number;
  /** The user's own file name, for sentences. */
  readonly name: string;
  readonly durationSeconds: number;
  readonly words: readonly ClipWord[];
  /** Stems of what is said in it. */
  readonly heard: ReadonlySet<string>;
  readonly traits: readonly string[];
  /** 0 farthest from the prompt to 1 nearest, as an image-text model sees it; null where it did not look. */
  readonly relevance: number | null;
  /** How near its words lie to the prompt's in what they mean: 0 not at all to 1 surely; null where nobody compared them. */
  readonly closeness: number | null;
  /** 0-100; below 40 the clip is left out unless it is asked for or there is nothing else. */
  readonly quality: number;
  readonly shotSize: ShotSize;
}

export const POOR_BELOW = 40;

/**
 * Facts of all clips, in upload order.
 * @param wishes the prompt in the spaces of the clips' embeddings
 */
export function readClips(
  clips: readonly DirectorClip[],
  wishes: readonly Embedding[] = [],
): readonly ClipFacts[] {
  const relevance = relevanceOf(clips, wishes);
  return [...clips]
    .sort((a, b) => a.uploadOrder - b.uploadOrder || compareText(a.clipId, b.clipId))
    .map((clip, index) => {
      const traits = traitsOf(clip.analysis);
      return {
        clip,
        position: index + 1,
        name: clipName(clip),
        durationSeconds: clip.analysis.durationSeconds,
        words: wordsOf(clip, traits),
        heard: heardStems(clip.analysis),
        traits,
        relevance: relevance.get(clip.clipId) ?? null,
        closeness: closenessOf(clip, wishes),
        quality: qualityOf(clip.analysis),
        shotSize: shotSizeOf(clip.analysis),
      };
    });
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function wordsOf(clip: DirectorClip, traits: readonly string[]): ClipWord[] {
  const { analysis } = clip;
  const words = new Map<string, number>();
  const add = (text: string, belief: number): void => {
    for (const word of splitWords(text)) words.set(word, Math.max(belief, words.get(word) ?? 0));
  };
  const stem = clipName(clip).replace(/\.[^.]*$/, '');
  add(stem, 1);
  for (const label of analysis.labels) add(label, 1);
  for (const category of analysis.relevantCategories) add(category, 0.9);
  for (const track of analysis.tracks) {
    if (track.presence >= 0.2) add(track.kind === 'face' ? 'face' : track.label, 1);
  }
  add(affirmed(analysis.description), 0.9);
  if (analysis.mood !== null) add(analysis.mood, 0.9);
  for (const trait of traits) add(trait, trait === 'speech' ? SPEECH_BELIEF : 1);
  return [...words].map(([word, belief]) => ({ word, belief, meanings: meaningsOf(word) }));
}

/** 'The speech' is the clip that is about one, where there is such a clip, and not each in which somebody talks. */
const SPEECH_BELIEF = 0.75;

/** The description without what it denies ('no people', 'not sharp') and how it was filmed ('by hand' is no hand). */
function affirmed(description: string): string {
  return description
    .replace(
      /\bfilmed (?:by hand|with an? [\w ]*camera)|\bsomeone (?:speaks|talks)|\bin (?:\w+ )?(?:light|colours)\b/gi,
      ' ',
    )
    .replace(/\b(?:no|not|without|never|nobody|nothing|isn't|aren't)\b[^.;,!?]*/gi, ' ');
}

function splitWords(text: string): string[] {
  return joinPhrases(
    text
      .normalize('NFKC')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .replace(/(\p{L})(\d)/gu, '$1 $2'),
  )
    .split(' ')
    .filter((word) => (word.length > 1 || /\d/.test(word)) && !IGNORED.has(word));
}

const IGNORED = new Set(
  'the and with from that this shot shots clip clips video mp mov of in on at by an is are it its to for into there very some img vid dsc'.split(
    ' ',
  ),
);
