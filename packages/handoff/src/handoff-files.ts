import type { HandoffMedia } from '@cutroom/contract';
import { toFcpxml } from './fcpxml/fcpxml.ts';
import type { HandoffEdit } from './handoff-edit.ts';
import { toOpenTimeline } from './opentimeline/open-timeline.ts';
import { readmeText } from './readme-text.ts';
import { toSrt } from './subtitles/srt.ts';
import { toXmeml } from './xmeml/xmeml.ts';

/** The files of the hand-off beside the clips, small enough to be held in memory. */
export function handoffFiles(
  edit: HandoffEdit,
  media: HandoffMedia,
): { readonly name: string; readonly text: string }[] {
  const captions = toSrt(edit.captions);
  return [
    { name: 'README.txt', text: readmeText(edit, media) },
    { name: 'edit.otio', text: toOpenTimeline(edit) },
    { name: 'edit.fcpxml', text: toFcpxml(edit) },
    { name: 'edit.xml', text: toXmeml(edit) },
    ...(captions === '' ? [] : [{ name: 'captions.srt', text: captions }]),
  ];
}
