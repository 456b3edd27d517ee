export type { HandoffClip, HandoffEdit, HandoffFile } from './handoff-edit.ts';
export { handoffEdit } from './handoff-edit.ts';
export { handoffFiles } from './handoff-files.ts';
export { mediaNames } from './media-names.ts';
export { toOpenTimeline } from './opentimeline/open-timeline.ts';
export { cueWords } from './subtitles/cue-words.ts';
export { readCues } from './subtitles/read-cues.ts';
export { toSrt } from './subtitles/srt.ts';
export { toVtt } from './subtitles/vtt.ts';
