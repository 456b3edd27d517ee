import type { HandoffMedia } from '@cutroom/contract';
import type { HandoffEdit } from './handoff-edit.ts';

/** What is in the zip and how to open it, for people. */
export function readmeText(edit: HandoffEdit, media: HandoffMedia): string {
  return [
    `${edit.title}: the edit, made with Cutroom`,
    '',
    'OPEN IT',
    'DaVinci Resolve    File > Import > Timeline, then edit.fcpxml (it brings the crops; or edit.otio)',
    'Final Cut Pro      File > Import > XML, then edit.fcpxml',
    'Premiere Pro       File > Import, then edit.xml',
    'Others             edit.otio, if they read OpenTimelineIO',
    ...(edit.captions.length === 0 ? [] : ['Captions           import captions.srt and lay it at the start']),
    '',
    'THE CLIPS',
    ...clipLines(edit, media),
    ...musicLines(edit, media),
    '',
    'WHAT COMES ALONG',
    'The cuts to the frame (1080 x 1920, 30 frames a second), video and audio linked, crops as keyframes of the position,',
    'transitions that stay editable, the level and the speed of each clip, and markers that say why each moment was chosen.',
    ...(hasPulledAudio(edit) ? PULLED_AUDIO : []),
    ...(edit.cuts.some(({ heardFrom }) => heardFrom !== null) ? [HEARD_FROM] : []),
    '',
    'WHAT DOES NOT',
    ...leftOut(edit).map((line) => `- ${line}`),
    '',
  ].join('\r\n');
}

function clipLines({ media: files }: HandoffEdit, media: HandoffMedia): string[] {
  const names = files.map(({ path, name }) =>
    path.endsWith(`/${name}`) ? `  ${path}` : `  ${path}  (${name})`,
  );
  switch (media) {
    case 'originals':
      return ['Unpack the zip as it is: the files you uploaded are in the folder media.', ...names];
    case 'proxies':
      return [
        'Unpack the zip as it is: small copies of your clips are in the folder media. Before you export, relink the clips',
        'to the files of your camera or phone; they are equally long.',
        ...names,
      ];
    case 'none':
      return [
        'The zip holds no clips. Put the files you uploaded into a folder media beside the timeline, or choose their folder',
        'when your editor asks for missing media.',
        ...names,
        ...(new Set(files.map(({ path }) => path)).size === files.length ? [] : SAME_NAME),
      ];
  }
}

const SAME_NAME = [
  'Some of them have the same name: lay those into folders of their own, and choose the file when your editor asks.',
];

const CROPS_LEFT_OUT =
  'Crops in edit.otio, which has them for scripts only (in its metadata); edit.fcpxml and edit.xml have them.';

/** Of speeds: one editor's format after the other says less of a ramp. */
const RAMPS_LEFT_OUT =
  'Ramps of speed in edit.otio, which has their mean; edit.fcpxml and edit.xml have them.';

const PULLED_AUDIO = [
  'Sound that begins before its clip or goes on under others lies on an audio track of its own, linked to its clip where the',
  'format can; what it lies over goes down by keyframes of its level.',
];
const HEARD_FROM = "Where a clip is heard under another, its sound stands in place of the other one's.";
const PULLED_AUDIO_LEFT_OUT = [
  'The fades of 30 ms at the ends of sound that goes on under other clips.',
  'The levels under such sound in edit.otio, which knows none; edit.fcpxml and edit.xml have them.',
];

const CLEARED_VOICES_LEFT_OUT =
  'Clear voices: the sound is as it was recorded. Take noise from it with the tools of your editor.';

function musicLines({ music }: HandoffEdit, media: HandoffMedia): string[] {
  const heading = ['', 'THE MUSIC'];
  if (music === null) return [...heading, 'There is none in this edit.'];
  const levels =
    'On an audio track of its own, with keyframes of its level: under what is said, and out at the end.';
  if (media === 'none')
    return [...heading, levels, `The zip does not hold it. Put your file here: ${music.path}`];
  const about = music.path.endsWith(`/${music.name}`) ? '' : `  (made of ${music.name})`;
  return [
    ...heading,
    levels,
    `  ${music.path}${about}`,
    'See to it yourself that you may use it where you publish.',
  ];
}

function hasPulledAudio({ cuts }: HandoffEdit): boolean {
  return cuts.some(({ audio }) => (audio?.track ?? 1) > 1);
}

function leftOut(edit: HandoffEdit): string[] {
  const { look, titles, cuts } = edit;
  return [
    'The loudness of the whole, and the light correction of exposure that evens the clips out.',
    ...(look === 'natural' ? [] : [`The look "${look.replaceAll('_', ' ')}".`]),
    ...(hasPulledAudio(edit) ? PULLED_AUDIO_LEFT_OUT : []),
    ...(edit.hasClearedVoices ? [CLEARED_VOICES_LEFT_OUT] : []),
    ...(titles.length === 0 ? [] : ['Titles are markers: give them a title of your editor.']),
    ...(cuts.some(({ speed }) => (speed?.keys.length ?? 0) > 2) ? [RAMPS_LEFT_OUT] : []),
    ...(cuts.some(({ framing }) => framing.mode === 'crop') ? [CROPS_LEFT_OUT] : []),
    ...(cuts.some(({ framing }) => framing.mode === 'fit')
      ? ['The blurred background behind clips that are shown whole.']
      : []),
  ];
}
