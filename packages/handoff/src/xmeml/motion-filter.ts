import { REEL_HEIGHT, REEL_WIDTH } from '@cutroom/contract';
import { type CropKey, type CutFraming, fitScale, type Placement, placementOf } from '../cut-framing.ts';
import { decimal } from '../decimal.ts';
import type { EditCut } from '../edit-cut.ts';
import { retimedStart } from '../edit-speed.ts';
import { element, leaf, type XmlElement } from '../xml/xml.ts';

/**
 * 'Basic Motion', which editors show as scale and position: the scale in percent of the file's own pixels, the centre
 * as shares of the sequence's frame off its middle, downwards.
 */
export function motionFilter(cut: EditCut): XmlElement[] {
  const { media, framing } = cut;
  if (framing.mode === 'fit') return [basicMotion(fitScale(media), centre({ x: 0, y: 0 }), [])];
  const [first] = framing.keys;
  if (first === undefined) return [];
  const { scale } = placementOf(media, framing, first);
  const keys = framing.keys.length === 1 ? [] : framing.keys.map((key) => keyframe(cut, framing, key));
  return [basicMotion(scale, centreAt(cut, framing, first), keys)];
}

type CropFraming = Extract<CutFraming, { mode: 'crop' }>;

function basicMotion(scale: number, value: XmlElement, keyframes: readonly XmlElement[]): XmlElement {
  return element('filter', {}, [
    leaf('enabled', 'TRUE'),
    element('effect', {}, [
      leaf('name', 'Basic Motion'),
      leaf('effectid', 'basic'),
      leaf('effectcategory', 'motion'),
      leaf('effecttype', 'motion'),
      leaf('mediatype', 'video'),
      element('parameter', {}, [
        leaf('parameterid', 'scale'),
        leaf('name', 'Scale'),
        leaf('valuemin', 0),
        leaf('valuemax', 1000),
        leaf('value', decimal(scale * 100)),
      ]),
      element('parameter', {}, [leaf('parameterid', 'center'), leaf('name', 'Center'), value, ...keyframes]),
    ]),
  ]);
}

/** On the clock of the file, as the item's `in` is. */
function keyframe(cut: EditCut, framing: CropFraming, key: CropKey): XmlElement {
  return element('keyframe', {}, [
    leaf('when', retimedStart(cut) + key.frame),
    centreAt(cut, framing, key),
    element('interpolation', {}, [leaf('name', 'linear')]),
  ]);
}

function centreAt({ media }: EditCut, framing: CropFraming, key: CropKey): XmlElement {
  return centre(placementOf(media, framing, key));
}

function centre({ x, y }: Pick<Placement, 'x' | 'y'>): XmlElement {
  return element('value', {}, [
    leaf('horiz', decimal(x / REEL_WIDTH)),
    leaf('vert', decimal(y / REEL_HEIGHT)),
  ]);
}
