import { CUTS_PER_PLAN_MAX, type SelectedClip } from '@cutroom/contract';
import { joinedSilences, type SilencesWish, silencesIn, type TalkingClip } from './silences.ts';
import { isUnderOthers, type TalkFacts, type Unwanted, withoutUnderOthers } from './under-others.ts';
import { voiceLane } from './voice-spans.ts';

/**
 * What is left of each cut, without the pauses, fillers and repeated beginnings of talk that goes on under other clips, as far as
 * they can be taken out.
 * @param parts in order
 */
export function withoutCoveredSilences(
  parts: readonly SelectedClip[][],
  clips: readonly TalkingClip[],
  wish: SilencesWish,
): SelectedClip[][] {
  if (parts.every((cuts) => cuts.every(({ audio }) => audio === undefined))) return [...parts];
  const facts = factsOf(clips);
  let groups = [...parts];
  for (const unwanted of clips.flatMap((clip) => unwantedIn(clip, wish))) {
    // A clip may be heard more than once.
    for (const _ of parts) {
      const taken = withoutUnderOthers(groups.flat(), unwanted, facts);
      if (taken === null || taken.flat().length > CUTS_PER_PLAN_MAX) break;
      groups = regrouped(groups, taken);
    }
  }
  return groups;
}

/** How many of them there still are. @param cuts in order */
export function countCoveredSilences(
  cuts: readonly SelectedClip[],
  clips: readonly TalkingClip[],
  wish: SilencesWish,
): number {
  if (cuts.every(({ audio }) => audio === undefined)) return 0;
  const lane = voiceLane(cuts, factsOf(clips).lengths);
  return clips.flatMap((clip) => unwantedIn(clip, wish)).filter((each) => isUnderOthers(lane, each)).length;
}

function factsOf(clips: readonly TalkingClip[]): TalkFacts {
  const speech = new Map(clips.map(({ id, analysis }) => [id, analysis?.speech ?? []]));
  return {
    lengths: new Map(clips.map(({ id, probe }) => [id, probe])),
    speechOf: (clipId) => speech.get(clipId) ?? [],
  };
}

function unwantedIn(clip: TalkingClip, wish: SilencesWish): Unwanted[] {
  return joinedSilences(silencesIn(clip, wish), clip.analysis?.words ?? []).map(
    ({ startSeconds, endSeconds }) => ({ clipId: clip.id, startSeconds, endSeconds }),
  );
}

/** What is left of each part, with its part. */
function regrouped(groups: readonly SelectedClip[][], taken: readonly SelectedClip[][]): SelectedClip[][] {
  let at = 0;
  return groups.map((group) => {
    const from = at;
    at += group.length;
    return taken.slice(from, at).flat();
  });
}
