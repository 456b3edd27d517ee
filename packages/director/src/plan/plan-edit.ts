import { CutroomError, type EditingPlan, type SelectedClip, type WishOutcome } from '@cutroom/contract';
import { beatsText, countOnBeats } from '@cutroom/reel';
import { briefOfRequest } from '../brief-of-request.ts';
import type { PlanRequest } from '../director-clip.ts';
import { cutReasons } from '../explain/cut-reasons.ts';
import { planDescription } from '../explain/plan-description.ts';
import { planInstructions } from '../explain/plan-instructions.ts';
import { planTitle } from '../explain/plan-title.ts';
import { asksForFrames, roomReason } from '../explain/room-reason.ts';
import { type ClipFacts, readClips } from '../material/clip-facts.ts';
import { followChoice } from '../model/follow-choice.ts';
import { paceOf } from './budget/share-seconds.ts';
import { materialOf, type Spread } from './cast/cast-and-spread.ts';
import { voiceClip } from './cast/voice-clip.ts';
import { cutFraming } from './framing/cut-framing.ts';
import type { MadeCut } from './made-cut.ts';
import { type MadeReel, madeReel } from './outcome/made-reel.ts';
import { wishOutcomes } from './outcome/wish-outcomes.ts';
import { acrossCuts, brokenWords, hearsTalk, secondsUnderOthers } from './place/across-cuts.ts';
import { coverTalk } from './place/cover-talk.ts';
import { cutGain } from './place/cut-gain.ts';
import { layReel } from './place/lay-reel.ts';
import { type LockedCut, lockedSeconds, readLocked, unmetByLocks, withLocked } from './place/locked-cuts.ts';
import { asSelected, type OnBeats, onBeats } from './place/on-beats.ts';
import { talkCuts } from './place/talk-cuts.ts';
import { layUnder } from './place/voice-under.ts';
import { withSpeeds } from './place/wished-speeds.ts';
import { planStyle, soundedByCut } from './plan-style.ts';
import { earlierTake } from './take/earlier-take.ts';
import { fromRightStart } from './wishes/music-start.ts';
import { isStartChosen } from './wishes/wished-music.ts';
import { resolveWishes, type Wishes } from './wishes/wishes.ts';

/**
 * The edit for a prompt: wishes, casting, budget, order, lengths, places, and the words for all of it.
 * Pure and deterministic for the same request.
 * @throws CutroomError 'no_usable_clips' when no clip is long enough to show
 */
export function planEdit(request: PlanRequest): EditingPlan {
  const clips = readClips(request.clips, request.promptEmbeddings);
  const { music = null } = request;
  if (music === null) return planOf(request, clips);
  const { wishes } = briefOfRequest(request);
  return fromRightStart(music, isStartChosen(music, wishes), (track) =>
    planOf({ ...request, music: track }, clips),
  );
}

function planOf(request: PlanRequest, clips: readonly ClipFacts[]): EditingPlan {
  const wishes = resolveWishes(briefOfRequest(request), clips, request.music ?? null);
  const locked = readLocked(request, clips);
  const { choice } = request;
  const { spread, cuts: laid } = layReel({
    wishes,
    clips,
    locked,
    seed: request.seed ?? 0,
    earlier: earlierTake(request.earlierTake ?? [], clips),
    choose: choice === undefined ? null : (local) => followChoice(choice, local, wishes),
  });
  if (laid.length === 0 && locked.length === 0) throw new CutroomError('no_usable_clips');

  const audioMatters = wishes.sound.sound !== 'mute';
  const made = laid.map(
    ({ slot, interval, section }): MadeCut => ({
      facts: slot.facts,
      interval,
      sight: slot.sight,
      gainDb: audioMatters ? cutGain(slot.facts, interval, wishes) : null,
      ...(section === undefined ? {} : { section }),
    }),
  );
  const cuts = withLocked(talkCuts(made, wishes), locked);
  // What a model has chosen is shown as it chose.
  const cover = (timed: OnBeats) =>
    choice === undefined ? coverTalk(timed, wishes, spread.casting.cast) : timed;
  const timed = layUnder(timedReel(cuts, wishes, cover), voiceClip(wishes, clips), wishes);
  return told(request, wishes, clips, spread, locked, timed);
}

/**
 * The cuts on their beats, at their speeds, with audio that leaves its frames. Frames may change in a word that is heard on under
 * the next ones; where then more would be broken off after all than otherwise, none does.
 */
function timedReel(cuts: readonly MadeCut[], wishes: Wishes, cover: (timed: OnBeats) => OnBeats): OnBeats {
  const timed = (isHeardOn: (index: number, endSeconds: number) => boolean) =>
    acrossCuts(cover(withSpeeds(onBeats(cuts, wishes, isHeardOn), wishes)), wishes);
  // Of what nobody hears nothing is broken off.
  if (wishes.sound.sound === 'mute') return timed(() => true);
  const open = timed((index, end) => hearsTalk(wishes) && secondsUnderOthers(cuts, index, end) !== null);
  const broken = brokenWords(open.cuts);
  if (broken === 0) return open;
  const closed = timed(() => false);
  return brokenWords(closed.cuts) < broken ? closed : open;
}

/** The plan of these cuts, and all that is said about it. */
function told(
  request: PlanRequest,
  wishes: Wishes,
  clips: readonly ClipFacts[],
  { casting, budget }: Spread,
  locked: readonly LockedCut[],
  { cuts, said }: OnBeats,
): EditingPlan {
  const chosen = new Set(cuts.map(({ facts }) => facts));
  const title = planTitle(request.prompt, wishes, (meant) => meant.clips.some((facts) => chosen.has(facts)));
  const lengths = madeReel(cuts, { pace: 'medium', sound: 'original' }, clips);
  const pace = wishes.form.pace ?? paceOf(lengths.seconds);
  const reel: MadeReel = { ...lengths, style: planStyle(wishes, pace, title, cuts) };
  const left = clips.filter((facts) => !chosen.has(facts));
  const crowdedOut = left.filter((facts) => !casting.dropped.has(facts)).length;
  const fits = crowdedOut > 0 && asksForFrames(wishes);
  const reasons = cutReasons(cuts, wishes);
  const outcomes = wishOutcomes(wishes, reel);
  return {
    title,
    description: `${planDescription({
      wishes,
      budget,
      style: reel.style,
      cuts,
      totalSeconds: reel.totalSeconds,
      crowdedOut,
      materialSeconds: materialOf(casting.cast) + lockedSeconds(locked),
      unmet: [...casting.unmet, ...unmetByLocks(locked, wishes, request), ...unmetSpeeds(wishes, outcomes)],
    })} ${said === '' ? '' : saidOfBeats(cuts, wishes)}`.trim(),
    instructions: planInstructions(wishes, locked.length, request.choice !== undefined),
    ...soundedByCut(
      cuts.map((cut, order) => selectedClip(cut, order, reasons[order] ?? '', said === '' ? 1e3 : 1e6)),
      reel.style,
      wishes,
    ),
    dropped: left.map((facts) => ({
      clipId: facts.clip.clipId,
      reason: casting.dropped.get(facts) ?? roomReason(facts, [...chosen], cuts.length, fits),
    })),
    brief: { ...wishes.brief, outcomes },
    director: 'local',
  };
}

/** Told of the cuts as they are in the end: what was laid over talk, or is heard elsewhere, may have moved a join again. */
function saidOfBeats(cuts: readonly MadeCut[], { music }: Wishes): string {
  return music === null ? '' : beatsText(countOnBeats(cuts.map(asSelected), music));
}

function unmetSpeeds({ list }: Wishes, outcomes: readonly WishOutcome[]): string[] {
  const speeds = new Set(list.filter(({ wish }) => wish.kind === 'speed').map(({ wish }) => wish.id));
  return outcomes.flatMap(({ wishId, reason }) => (speeds.has(wishId) && reason !== null ? [reason] : []));
}

/** @param grain parts of a second: beats lie on frames, of which none is a whole millisecond */
function selectedClip(cut: MadeCut, order: number, reason: string, grain: number): SelectedClip {
  if (cut.selected !== undefined) return { ...cut.selected, order, ...withReason(reason), locked: true };
  const framing = cutFraming(cut.facts.clip.analysis, cut.interval, cut.sight ?? null);
  const clipEnd = Math.floor(cut.facts.durationSeconds * grain) / grain;
  return {
    clipId: cut.facts.clip.clipId,
    startTime: Math.round(cut.interval.startSeconds * grain) / grain,
    endTime: Math.min(clipEnd, Math.round(cut.interval.endSeconds * grain) / grain),
    order,
    ...withReason(reason),
    ...(framing === null ? {} : { framing }),
    ...(cut.sped === undefined
      ? {}
      : { speed: cut.sped.speed, adjustedDuration: Math.round(cut.sped.seconds * grain) / grain }),
    ...(cut.gainDb === null || cut.gainDb === undefined ? {} : { gainDb: cut.gainDb }),
    ...(cut.isVoiceCleared === true ? { isVoiceCleared: true } : {}),
    ...(cut.audio === undefined ? {} : { audio: cut.audio }),
    ...(cut.audioFrom === undefined ? {} : { audioFrom: cut.audioFrom }),
  };
}

function withReason(reason: string): { reason?: string } {
  return reason === '' ? {} : { reason };
}
