import type { ClipFacts } from '../../material/clip-facts.ts';
import { secondsOf } from '../../material/stretches.ts';
import { isMeant, listed } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { keepOnly, type Pool } from './pool.ts';
import { coversOfVoice, heardTalk, voiceClip } from './voice-clip.ts';

/** A voice-over is heard, not seen, and only what is named is seen over it. Where that does not last as long, who talks is seen in between. */
export function keepVoiceUnseen(pool: Pool, wishes: Wishes, required: ReadonlySet<ClipFacts>): void {
  const voice = voiceClip(wishes, pool.clips);
  if (voice === null) return;
  const covers = coversOfVoice(wishes);
  const isCover = (facts: ClipFacts): boolean => required.has(facts) || isMeant(facts, covers);
  const isOpen = covers.length === 0 || covers.some(({ clips }) => clips.length === 0);
  const named = isOpen || wishes.form.everyClip ? pool.clips : pool.clips.filter(isCover);
  const isShort = !isOpen && shownSeconds(named) < heardSeconds(voice, wishes);
  if (!isShort)
    keepOnly(pool, (facts) => facts !== voice || required.has(facts), 'It is heard under the others.', '');
  keepOnly(
    pool,
    (facts) => facts === voice || named.includes(facts),
    `You named ${listed(covers)} to be seen over the talk.`,
    '',
  );
}

/** Of a clip's seconds so many may be shown. */
const USABLE_SHARE = 0.9;

function shownSeconds(clips: readonly ClipFacts[]): number {
  return clips.reduce((sum, { durationSeconds }) => sum + durationSeconds * USABLE_SHARE, 0);
}

/** How long a voice is to be heard under others: as long as it talks, or as the reel is wished to be. */
function heardSeconds(voice: ClipFacts, wishes: Wishes): number {
  return wishes.form.length?.seconds ?? secondsOf(heardTalk(voice, wishes));
}
