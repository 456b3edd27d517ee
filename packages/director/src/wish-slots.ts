import type { Wish, WishKind, WishOf } from '@cutroom/contract';
import { speechSlot } from './prompt/wishes/speech-slot.ts';

/** A reel has one of these; what it is about besides its kind is its slot. */
const SETTLED_ONCE: ReadonlySet<WishKind> = new Set([
  ...(['length', 'cutLength', 'count', 'pace', 'open', 'close', 'speech', 'sound', 'grade'] as const),
  ...(['transition', 'fade', 'title', 'captions', 'name', 'mood', 'platform', 'music', 'section'] as const),
]);

export function isSettledOnce(kind: WishKind): boolean {
  return SETTLED_ONCE.has(kind);
}

/** Whether a reel can meet only one of the two, because both say what is said once: its length, its opening, its fade in. */
export function areOfOneSlot(a: Wish, b: Wish): boolean {
  if (a.kind === 'music' && b.kind === 'music') return areOfOneTrackUse(a.music, b.music);
  return a.kind === b.kind && isSettledOnce(a.kind) && slotOf(a) === slotOf(b);
}

type Music = WishOf<'music'>['music'];

/** Whether there is music is one matter, how it is used are others; without any there is no use of it. */
function areOfOneTrackUse(a: Music, b: Music): boolean {
  if (a === b) return true;
  if (a === 'keepSound' || b === 'keepSound') return false;
  return a === 'none' || b === 'none' || (IS_THERE.has(a) && IS_THERE.has(b));
}

const IS_THERE: ReadonlySet<Music> = new Set(['add', 'only']);

/** 'A fade in' says nothing of a fade out. */
function slotOf(wish: Wish): string {
  switch (wish.kind) {
    case 'count':
      return `${wish.of} ${wish.perClip}`;
    case 'speech':
      return speechSlot(wish.speech);
    case 'pace':
      return String(wish.course === null);
    case 'open':
    case 'close':
      return String(wish.isNot);
    case 'grade':
      return String(wish.clips.length === 0);
    case 'fade':
    case 'title':
      return wish.at;
    case 'section':
      return String(wish.index);
    default:
      return '';
  }
}
