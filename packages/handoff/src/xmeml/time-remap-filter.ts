import { decimal } from '../decimal.ts';
import type { EditCut } from '../edit-cut.ts';
import { retimedKeys } from '../edit-speed.ts';
import { element, leaf, type XmlElement } from '../xml/xml.ts';

/** 'Time Remap': one speed in percent, or of a ramp the file's frame at frames of the retimed clip. */
export function timeRemapFilter(cut: EditCut, mediaType: 'video' | 'audio'): XmlElement[] {
  const { speed } = cut;
  if (speed === null) return [];
  const isRamp = speed.keys.length > 2;
  return [
    element('filter', {}, [
      leaf('enabled', 'TRUE'),
      element('effect', {}, [
        leaf('name', 'Time Remap'),
        leaf('effectid', 'timeremap'),
        leaf('effectcategory', 'motion'),
        leaf('effecttype', 'motion'),
        leaf('mediatype', mediaType),
        parameter('variablespeed', isRamp ? 1 : 0, { valuemin: 0, valuemax: 1 }),
        parameter('speed', decimal(speed.meanRate * 100), { valuemin: -100_000, valuemax: 100_000 }),
        parameter('reverse', 'FALSE'),
        parameter('frameblending', 'FALSE'),
        ...(isRamp ? [graph(cut, speed)] : []),
      ]),
    ]),
  ];
}

function graph(cut: EditCut, speed: NonNullable<EditCut['speed']>): XmlElement {
  return element('parameter', {}, [
    leaf('parameterid', 'graphdict'),
    leaf('name', 'graphdict'),
    leaf('valuemin', 0),
    leaf('valuemax', cut.media.frames),
    leaf('value', 0),
    ...retimedKeys(cut, speed).map(({ reelFrame, clipFrame }) =>
      element('keyframe', {}, [leaf('when', decimal(reelFrame)), leaf('value', decimal(clipFrame))]),
    ),
    element('interpolation', {}, [leaf('name', 'FCPCurve')]),
  ]);
}

function parameter(
  name: string,
  value: string | number,
  range: Readonly<Record<string, number>> = {},
): XmlElement {
  return element('parameter', {}, [
    leaf('parameterid', name),
    leaf('name', name),
    ...Object.entries(range).map(([bound, of]) => leaf(bound, of)),
    leaf('value', value),
  ]);
}
