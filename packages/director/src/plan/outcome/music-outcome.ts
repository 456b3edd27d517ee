import { CUT_GAIN_DB_MIN, type WishOf } from '@cutroom/contract';
import { countOnBeats, missedText, shortTrackText } from '@cutroom/reel';
import { asSelected } from '../place/on-beats.ts';
import type { MeantClips } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { MadeReel } from './made-reel.ts';
import { isTalk } from './style-outcome.ts';
import { MET, metIf, notPossible, partly, type Verdict } from './verdict.ts';

/** The share of joins from which nobody hears that some are off. */
const ON_BEAT_SHARE = 0.9;

export function musicOutcome(
  { music, style }: WishOf<'music'>,
  clips: readonly MeantClips[],
  wishes: Wishes,
  reel: MadeReel,
): Verdict {
  if (music === 'none') return metIf(isUnheard(wishes), 'Another wish asks for music.');
  if (music === 'keepSound') return keptOutcome(clips, reel);
  if (wishes.music === null) return notPossible(NO_TRACK);
  // Of beats more is told than that.
  const short = music === 'onBeat' ? null : shortTrackText(wishes.music, reel.totalSeconds);
  if (short !== null) return partly(short);
  switch (music) {
    case 'add':
      return style === null
        ? MET
        : partly('Music is not chosen by its style: the track that you added is used as it is.');
    case 'onBeat':
      return style === null ? onBeatOutcome(wishes, reel) : countedOutcome(wishes, reel);
    case 'notOnBeat':
      return metIf(!wishes.music.isCutToBeat, 'Another wish asks for cuts on the beat.');
    case 'sameLevel':
      return metIf(!wishes.music.isDucked, 'Another wish asks for less music under speech.');
    case 'louder':
      return metIf(wishes.music.gainDb > 0, 'Another wish asks for less of the music.');
    case 'quieter':
      return metIf(wishes.music.gainDb < 0, 'Another wish asks for more of the music.');
    case 'underSpeech':
      return metIf(talkIsHeard(reel), 'Nobody is heard to talk in the reel, so the music keeps its level.');
    case 'startAtDrop':
      return metIf(
        wishes.musicDropSeconds !== null && wishes.music.startSeconds === wishes.musicDropSeconds,
        'The track rises nowhere, so it starts where it was set to.',
      );
    case 'only':
      return metIf(
        reel.style.sound === 'mute' || wishes.sound.levels.length > 0,
        'Another wish decides what is heard.',
      );
  }
}

function talkIsHeard({ cuts, style }: MadeReel): boolean {
  return style.sound !== 'mute' && cuts.some((cut) => isTalk(cut) && (cut.gainDb ?? 0) > CUT_GAIN_DB_MIN);
}

const NO_TRACK = 'There is no track: add a track of your own, and it plays under the reel.';

function isUnheard({ music, list }: Wishes): boolean {
  return music === null || list.every(({ wish }) => wish.kind !== 'music' || wish.music === 'none');
}

function keptOutcome(clips: readonly MeantClips[], { cuts, style }: MadeReel): Verdict {
  if (style.sound === 'mute') return partly('Another wish asks for no sound.');
  const own = new Set(clips.flatMap((meant) => meant.clips));
  const kept = cuts.filter(({ facts }) => own.size === 0 || own.has(facts));
  if (kept.length === 0) return partly('Its clip is not in the reel.');
  return metIf(
    kept.some((cut) => (cut.gainDb ?? 0) > CUT_GAIN_DB_MIN),
    'Another wish makes it silent.',
  );
}

/** So many beats for each cut are not counted. */
function countedOutcome(wishes: Wishes, reel: MadeReel): Verdict {
  const verdict = onBeatOutcome(wishes, reel);
  return verdict === MET
    ? partly('How many beats a cut lasts follows its pace: ask for slow or fast cuts.')
    : verdict;
}

function onBeatOutcome({ music }: Wishes, { cuts }: MadeReel): Verdict {
  if (music === null || music.beats.length === 0) return notPossible('No beats were found in the track.');
  const count = countOnBeats(cuts.map(asSelected), music);
  const missed = missedText(count);
  const isMet = count.behindTrack === 0 && count.onBeat >= count.joins * ON_BEAT_SHARE;
  return missed === null || isMet ? MET : partly(missed);
}
