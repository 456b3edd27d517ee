import type { EditCut } from '../edit-cut.ts';
import type { EditTransition } from '../edit-transitions.ts';
import type { HandoffEdit } from '../handoff-edit.ts';
import { element, leaf, type XmlElement } from '../xml/xml.ts';
import { clipItem, type ItemTimes, inAndOut, links, videoItemId } from './clip-items.ts';
import type { FileReferences } from './file-references.ts';
import { motionFilter } from './motion-filter.ts';
import { REEL_RATE } from './samples.ts';
import { timeRemapFilter } from './time-remap-filter.ts';

export function videoTrack(edit: HandoffEdit, fileOf: FileReferences): XmlElement {
  const opening = edit.transitions.filter(({ place }) => place === 'opening').map(transitionItem);
  const items = edit.cuts.flatMap((cut, cutIndex) => [
    videoItem(edit, cut, cutIndex, fileOf),
    ...edit.transitions
      .filter(({ place, atFrame }) => place !== 'opening' && atFrame === cut.end)
      .map(transitionItem),
  ]);
  return element('track', {}, [...opening, ...items, leaf('enabled', 'TRUE'), leaf('locked', 'FALSE')]);
}

function videoItem(edit: HandoffEdit, cut: EditCut, cutIndex: number, fileOf: FileReferences): XmlElement {
  const { head, attributes } = clipItem({ id: videoItemId(cutIndex) }, cut, fileOf, timesBeside(edit, cut));
  return element('clipitem', attributes, [
    ...head,
    leaf('compositemode', 'normal'),
    ...motionFilter(cut),
    ...timeRemapFilter(cut, 'video'),
    ...links(edit, cutIndex),
  ]);
}

/** Beside a transition the edge is -1, and the item's range takes in what the transition shows of it. */
function timesBeside(edit: HandoffEdit, cut: EditCut): ItemTimes {
  const { start, end } = cut;
  const played = inAndOut(cut);
  const before = edit.transitions.find(({ place, atFrame }) => place !== 'ending' && atFrame === start);
  const after = edit.transitions.find(({ place, atFrame }) => place !== 'opening' && atFrame === end);
  return {
    start: before === undefined ? start : -1,
    end: after === undefined ? end : -1,
    in: played.in - (before?.framesBefore ?? 0),
    out: played.out + (after?.framesAfter ?? 0),
  };
}

const ALIGNMENTS = { opening: 'start-black', between: 'center', ending: 'end-black' } as const;
const TRANSITION_NAMES = { dissolve: 'Cross Dissolve', dip_to_black: 'Dip to Color Dissolve' } as const;

function transitionItem({ kind, place, atFrame, framesBefore, framesAfter }: EditTransition): XmlElement {
  const name = TRANSITION_NAMES[kind];
  return element('transitionitem', {}, [
    leaf('start', atFrame - framesBefore),
    leaf('end', atFrame + framesAfter),
    leaf('alignment', ALIGNMENTS[place]),
    REEL_RATE,
    element('effect', {}, [
      leaf('name', name),
      leaf('effectid', name),
      leaf('effectcategory', 'Dissolve'),
      leaf('effecttype', 'transition'),
      leaf('mediatype', 'video'),
      leaf('wipecode', 0),
      leaf('wipeaccuracy', 100),
      leaf('startratio', 0),
      leaf('endratio', 1),
      leaf('reverse', 'FALSE'),
    ]),
  ]);
}
