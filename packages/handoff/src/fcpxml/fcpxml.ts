import { REEL_FPS, REEL_HEIGHT, REEL_WIDTH } from '@cutroom/contract';
import type { EditTransition } from '../edit-transitions.ts';
import type { HandoffEdit } from '../handoff-edit.ts';
import { element, type XmlElement, xmlDocument } from '../xml/xml.ts';
import { assetClip } from './asset-clip.ts';
import { musicAssets } from './music.ts';
import { assetOf, formatOf } from './resources.ts';
import { frameTime } from './time.ts';

/**
 * The edit as FCPXML 1.10, which Final Cut Pro (10.6 and later) and DaVinci Resolve read: 1.11 is refused by older ones.
 * @see https://developer.apple.com/documentation/professional-video-applications/fcpxml-reference
 */
export function toFcpxml(edit: HandoffEdit): string {
  const sequenceFormat = element('format', {
    id: 'r1',
    frameDuration: `1/${REEL_FPS}s`,
    width: REEL_WIDTH,
    height: REEL_HEIGHT,
    colorSpace: '1-1-1 (Rec. 709)',
  });
  const sequence = element(
    'sequence',
    {
      format: 'r1',
      duration: frameTime(edit.frames),
      tcStart: '0s',
      tcFormat: 'NDF',
      audioLayout: 'stereo',
      audioRate: '48k',
    },
    [element('spine', {}, spine(edit))],
  );
  const project = element('project', { name: edit.title }, [sequence]);
  return xmlDocument(
    element('fcpxml', { version: '1.10' }, [
      element('resources', {}, [
        sequenceFormat,
        ...edit.media.flatMap((media) => [formatOf(media), assetOf(media)]),
        ...musicAssets(edit),
      ]),
      element('library', {}, [element('event', { name: 'Cutroom' }, [project])]),
    ]),
  );
}

/** The cuts in order; a transition is written where its join is, and lies over both neighbours. */
function spine(edit: HandoffEdit): XmlElement[] {
  const opening = edit.transitions.filter(({ place }) => place === 'opening').map(transition);
  const clips = edit.cuts.flatMap((cut, index) => [
    assetClip(edit, cut, index),
    ...edit.transitions
      .filter(({ place, atFrame }) => place !== 'opening' && atFrame === cut.end)
      .map(transition),
  ]);
  return [...opening, ...clips];
}

const TRANSITION_NAMES = { dissolve: 'Cross Dissolve', dip_to_black: 'Fade To Color' } as const;

function transition({ kind, atFrame, framesBefore, framesAfter }: EditTransition): XmlElement {
  return element('transition', {
    name: TRANSITION_NAMES[kind],
    offset: frameTime(atFrame - framesBefore),
    duration: frameTime(framesBefore + framesAfter),
  });
}
