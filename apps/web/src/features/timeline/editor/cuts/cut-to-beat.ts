import { playedSeconds, type SelectedClip } from '@cutroom/contract';
import { countOnBeats, cutToBeats, missedText } from '@cutroom/reel';
import { afterStep, type Editor } from '../editor.ts';
import type { Refusal } from '../reel-limits.ts';
import { areSameAudio, areSameSource } from './cut-audio.ts';
import { cutsToSave, isSameTimeline, originalSeconds, type TimelineCut } from './timeline-cuts.ts';

/** Each cut ending on a beat, as far as its shot and what is said in it leave room; the same editor where nothing moves. */
export function cutToBeat(editor: Editor): Editor {
  if (editor.beats === null) return editor;
  const { selectedClips } = cutToBeats(
    { selectedClips: cutsToSave(editor.cuts) },
    editor.beats.clips,
    editor.beats.music,
    // Of what nobody hears no word is broken off.
    editor.beats.isMuted === true ? { isHeardOn: () => true } : {},
  );
  const cuts = editor.cuts.map((cut, index) => moved(cut, selectedClips[index] ?? cut.clip));
  return isSameTimeline(cuts, editor.cuts)
    ? editor
    : { ...afterStep(editor, cuts, 'Cut to the beat'), limitedKeys: [] };
}

/** Why no cut can be put on a beat; null where some can. */
export function beatProblem(editor: Editor): Refusal | null {
  if (editor.beats === null) {
    return {
      title: 'No Beats',
      description: 'Add a track of your own below the clips: its beats are found at once.',
    };
  }
  if (cutToBeat(editor) !== editor) return null;
  return {
    title: 'Nothing Moved',
    description: missedText(beatCount(editor)) ?? 'Every cut is on the beat already.',
  };
}

export function beatCount({ cuts, beats }: Editor) {
  return beats === null
    ? { onBeat: 0, joins: Math.max(0, cuts.length - 1), behindTrack: 0, trackEndSeconds: 0 }
    : countOnBeats(
        cuts.map(({ clip }) => clip),
        beats.music,
      );
}

/** With the audio that goes with its new place. How long the cut originally was stays known. */
function moved(cut: TimelineCut, to: SelectedClip): TimelineCut {
  const seconds = playedSeconds(to);
  const isShownAlike =
    to.startTime === cut.clip.startTime && Math.abs(seconds - playedSeconds(cut.clip)) < 1e-6;
  const isHeardAlike =
    areSameAudio(cut.clip.audio, to.audio) && areSameSource(cut.clip.audioFrom, to.audioFrom);
  if (isShownAlike && isHeardAlike) return cut;
  const { adjustedDuration: _, ...clip } = cut.clip;
  const original = originalSeconds(cut);
  const placed = {
    ...clip,
    startTime: to.startTime,
    endTime: to.startTime + original,
    ...(to.audio === undefined ? {} : { audio: to.audio }),
    ...(to.audioFrom === undefined ? {} : { audioFrom: to.audioFrom }),
  };
  return { ...cut, clip: seconds === original ? placed : { ...placed, adjustedDuration: seconds } };
}
