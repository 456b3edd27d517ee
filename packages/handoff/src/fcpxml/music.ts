import { decimal } from '../decimal.ts';
import { type EditMusic, usualLevelDb } from '../edit-music.ts';
import { retimedStart } from '../edit-speed.ts';
import { relativeUrl } from '../file-url.ts';
import type { HandoffEdit } from '../handoff-edit.ts';
import { element, type XmlElement } from '../xml/xml.ts';
import { frameTime } from './time.ts';

const MUSIC_ID = 'music';

export function musicAssets({ music }: HandoffEdit): XmlElement[] {
  if (music === null) return [];
  return [
    element(
      'asset',
      {
        ...{ id: MUSIC_ID, name: music.name, start: '0s', duration: frameTime(music.frames) },
        ...{ hasAudio: 1, audioSources: 1, audioChannels: 2, audioRate: 48_000 },
      },
      [element('media-rep', { kind: 'original-media', src: relativeUrl(music.path) })],
    ),
  ];
}

/** Connected to the first cut, whose clock it is placed by: it begins with the reel, below everything. */
export function connectedMusic({ music, cuts: [first] }: HandoffEdit): XmlElement[] {
  if (music === null || first === undefined) return [];
  return [
    element(
      'asset-clip',
      {
        ref: MUSIC_ID,
        lane: -1,
        offset: frameTime(retimedStart(first)),
        name: music.name,
        start: frameTime(music.sourceStart),
        duration: frameTime(music.end),
        audioRole: 'music',
      },
      [volume(music)],
    ),
  ];
}

function volume(music: EditMusic): XmlElement {
  const keys = music.levels.map(({ frame, gainDb }) =>
    element('keyframe', { time: frameTime(music.sourceStart + frame), value: `${decimal(gainDb)}dB` }),
  );
  return element('adjust-volume', { amount: `${decimal(usualLevelDb(music))}dB` }, [
    element('param', { name: 'amount' }, [element('keyframeAnimation', {}, keys)]),
  ]);
}
