import { REEL_FPS, REEL_HEIGHT } from '@cutroom/contract';
import { type CutFraming, fitScale, placementOf } from '../cut-framing.ts';
import { decimal } from '../decimal.ts';
import { type EditCut, type EditMedia, heardEdit } from '../edit-cut.ts';
import { editMarkers } from '../edit-markers.ts';
import { retimedKeys, retimedStart } from '../edit-speed.ts';
import type { HandoffEdit } from '../handoff-edit.ts';
import { element, type XmlElement } from '../xml/xml.ts';
import { connectedMusic } from './music.ts';
import { assetId, formatId } from './resources.ts';
import { fineTime, frameTime } from './time.ts';

/** A cut with its video and audio in one, in the order of children that the DTD asks for. */
export function assetClip(edit: HandoffEdit, cut: EditCut, index: number): XmlElement {
  const { media, start, end } = cut;
  return element(
    'asset-clip',
    {
      ref: assetId(media),
      offset: frameTime(start),
      name: media.name,
      start: frameTime(retimedStart(cut)),
      duration: frameTime(end - start),
      format: formatId(media),
      tcFormat: 'NDF',
      ...(isTogether(cut) ? { audioRole: 'dialogue' } : { srcEnable: 'video' }),
    },
    [
      ...conformRate(media),
      ...timeMapOf(cut),
      element('adjust-conform', { type: 'fit' }),
      ...transform(cut),
      ...(isTogether(cut) ? volume(cut, cut.start, retimedStart(cut)) : []),
      ...connectedAudio(edit, cut),
      ...(index === 0 ? connectedMusic(edit) : []),
      ...markers(edit, cut, index),
    ],
  );
}

/** Whether a cut is heard exactly as long as it is seen: its video and audio are one clip. */
function isTogether({ audio, heardFrom, start, end }: EditCut): boolean {
  return (
    audio !== null && heardFrom === null && audio.track === 1 && audio.start === start && audio.end === end
  );
}

/**
 * Audio that begins or ends elsewhere than its frames, or is another clip's, is a clip of its own, connected to whichever cut is shown when it begins, on whose
 * clock it is placed: the first lane below is the music's.
 */
function connectedAudio(edit: HandoffEdit, parent: EditCut): XmlElement[] {
  return edit.cuts.map(heardEdit).flatMap((cut): XmlElement[] => {
    const { media, audio } = cut;
    if (audio === null || isTogether(cut)) return [];
    if (audio.start < parent.start || audio.start >= parent.end) return [];
    const clock = Math.max(0, retimedStart(cut) + audio.cutFrame);
    return [
      element(
        'asset-clip',
        {
          ref: assetId(media),
          lane: -1 - audio.track,
          offset: frameTime(retimedStart(parent) + audio.start - parent.start),
          name: media.name,
          start: frameTime(clock),
          duration: frameTime(audio.end - audio.start),
          format: formatId(media),
          tcFormat: 'NDF',
          audioRole: 'dialogue',
          srcEnable: 'audio',
        },
        [...conformRate(media), ...timeMapOf(cut), ...volume(cut, audio.start, clock)],
      ),
    ];
  });
}

/** The rates that the DTD knows, by frames a second rounded to hundredths. */
const CONFORMED_RATES = ['23.98', '24', '25', '29.97', '47.95', '48', '50', '59.94', '60'];

/** A clip of another rate keeps its speed: frames are left out or shown twice. */
function conformRate({ frameRate }: EditMedia): XmlElement[] {
  if (frameRate === null || frameRate.num === REEL_FPS * frameRate.den) return [];
  const rate = String(Number((frameRate.num / frameRate.den).toFixed(2)));
  const known = CONFORMED_RATES.includes(rate) ? { srcFrameRate: rate } : {};
  return [element('conform-rate', { scaleEnabled: 0, ...known })];
}

/** Which second of the file plays when; straight from point to point. */
function timeMapOf(cut: EditCut): XmlElement[] {
  if (cut.speed === null) return [];
  const points = retimedKeys(cut, cut.speed).map(({ reelFrame, clipFrame }) =>
    element('timept', { time: fineTime(reelFrame), value: fineTime(clipFrame), interp: 'linear' }),
  );
  return [element('timeMap', { frameSampling: 'floor', preservesPitch: 1 }, points)];
}

/** Final Cut counts positions in hundredths of the frame's height, upwards, and scales what already fits the frame. */
function transform(cut: EditCut): XmlElement[] {
  const { media, framing } = cut;
  if (framing.mode === 'fit') return [];
  const [first] = framing.keys;
  if (first === undefined) return [];
  const scale = decimal(placementOf(media, framing, first).scale / fitScale(media));
  const still = framing.keys.length === 1;
  return [
    element(
      'adjust-transform',
      { scale: `${scale} ${scale}`, ...(still ? { position: positionOf(media, framing, first) } : {}) },
      still ? [] : [positionKeys(media, framing, retimedStart(cut))],
    ),
  ];
}

type CropFraming = Extract<CutFraming, { mode: 'crop' }>;

function positionKeys(media: EditMedia, framing: CropFraming, clipStart: number): XmlElement {
  const keys = framing.keys.map((key) =>
    element('keyframe', {
      time: frameTime(clipStart + key.frame),
      value: positionOf(media, framing, key),
    }),
  );
  return element('param', { name: 'position' }, [element('keyframeAnimation', {}, keys)]);
}

function positionOf(media: EditMedia, framing: CropFraming, key: CropFraming['keys'][number]): string {
  const { x, y } = placementOf(media, framing, key);
  return `${decimal((100 * x) / REEL_HEIGHT)} ${decimal((-100 * y) / REEL_HEIGHT)}`;
}

/** @param clock frame of the clip's own clock at `start`, a frame of the reel */
function volume({ gainDb, audio }: EditCut, start: number, clock: number): XmlElement[] {
  const keys = (audio?.levels ?? []).map((level) =>
    element('keyframe', {
      time: frameTime(clock + level.frame - start),
      value: `${decimal(level.gainDb)}dB`,
    }),
  );
  if (keys.length === 0 && gainDb === 0) return [];
  const animated = element('param', { name: 'amount' }, [element('keyframeAnimation', {}, keys)]);
  return [element('adjust-volume', { amount: `${decimal(gainDb)}dB` }, keys.length === 0 ? [] : [animated])];
}

/** Markers are on the clip's own clock. */
function markers(edit: HandoffEdit, cut: EditCut, index: number): XmlElement[] {
  return editMarkers(edit)
    .filter(({ cutIndex }) => cutIndex === index)
    .map(({ name, text, frame }) =>
      element('marker', {
        start: frameTime(retimedStart(cut) + frame - cut.start),
        duration: frameTime(1),
        value: `${name}: ${text}`,
      }),
    );
}
