import {
  type CutAudioFrom,
  type CutAudioPlace,
  playedSeconds,
  REEL_FPS,
  REEL_SECONDS_MAX,
} from '@cutroom/contract';
import { afterStep, type Editor } from '../editor.ts';
import { areSameAudio, areSameSource, audioOf, fittedCuts } from './cut-audio.ts';
import { positions, wholeMilliseconds } from './timeline-cuts.ts';

/**
 * The cut at `index` with its audio elsewhere, as far as its clip, the reel and what else is heard there leave room.
 * @param mergeKey joins the steps of one pull; null for a step of its own
 */
export function setAudio(
  editor: Editor,
  index: number,
  place: CutAudioPlace,
  mergeKey: string | null = null,
): Editor {
  const cut = editor.cuts[index];
  if (cut === undefined) return editor;
  const { cuts } = withAudio(editor, index, place);
  if (areSameAudio(cuts[index]?.clip.audio, cut.clip.audio)) return editor;
  return afterStep(editor, cuts, 'Move sound', mergeKey);
}

/**
 * The cut at `index` heard with another clip, or with its own audio where `from` is null. Where its audio lay stays for as long
 * as it is that clip's.
 */
export function setAudioFrom(
  editor: Editor,
  index: number,
  from: CutAudioFrom | null,
  mergeKey: string | null = null,
): Editor {
  const cut = editor.cuts[index];
  if (cut === undefined || areSameSource(cut.clip.audioFrom, from ?? undefined)) return editor;
  const { audio, audioFrom, ...own } = cut.clip;
  const isSameClip = audioFrom?.clipId === from?.clipId;
  const clip = {
    ...own,
    ...(from === null ? {} : { audioFrom: from }),
    ...(isSameClip && audio !== undefined ? { audio } : {}),
  };
  const cuts = fittedCuts(editor.cuts.with(index, { ...cut, clip }), editor.clipSeconds);
  return afterStep(editor, cuts, from === null ? 'Hear own sound' : 'Hear another clip', mergeKey);
}

/** What would be heard of another clip if the cut at `index` went on with what the cut before is heard with; null where that is its own audio. */
export function goesOnFrom({ cuts }: Pick<Editor, 'cuts'>, index: number): CutAudioFrom | null {
  const before = cuts[index - 1]?.clip;
  if (before?.audioFrom === undefined) return null;
  const { clipId, startSeconds } = before.audioFrom;
  return { clipId, startSeconds: wholeMilliseconds(startSeconds + playedSeconds(before)) };
}

function withAudio(editor: Editor, index: number, place: CutAudioPlace): Pick<Editor, 'cuts'> {
  const cuts = editor.cuts.map((cut, at) =>
    at === index ? { ...cut, clip: { ...cut.clip, audio: place } } : cut,
  );
  return { cuts: fittedCuts(cuts, editor.clipSeconds) };
}

/** How far a cut's audio can be pulled, in seconds of the reel. */
export interface AudioRoom {
  readonly leadMax: number;
  readonly tailMax: number;
  /** By which all of it can be moved earlier (below 0) and later. */
  readonly earliest: number;
  readonly latest: number;
}

export function audioRoom(editor: Editor, index: number): AudioRoom {
  const cut = editor.cuts[index];
  const place = positions(editor.cuts)[index];
  const reelSeconds = positions(editor.cuts).at(-1)?.endSeconds ?? 0;
  if (cut === undefined || place === undefined) return { leadMax: 0, tailMax: 0, earliest: 0, latest: 0 };
  const audio = audioOf(cut.clip);
  const fitted = (change: Partial<CutAudioPlace>) =>
    audioOf(withAudio(editor, index, { ...audio, ...change }).cuts[index]?.clip ?? {});
  const onFrame = (seconds: number) => Math.floor(Math.max(0, seconds) * REEL_FPS + 1e-6) / REEL_FPS;
  return {
    leadMax: fitted({ leadSeconds: REEL_SECONDS_MAX }).leadSeconds,
    tailMax: fitted({ tailSeconds: REEL_SECONDS_MAX }).tailSeconds,
    earliest: 0 - onFrame(place.startSeconds - audio.leadSeconds),
    latest: onFrame(reelSeconds - place.endSeconds - audio.tailSeconds),
  };
}
