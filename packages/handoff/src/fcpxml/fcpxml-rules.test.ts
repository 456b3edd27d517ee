import { describe, expect, it } from 'vitest';
import { handoffEdit } from '../handoff-edit.ts';
import { fcpxmlFaults } from '../testing/fcpxml-faults.ts';
import { readXml } from '../testing/read-xml.ts';
import {
  pulledEdit,
  SAMPLE_CLIPS,
  SAMPLE_MUSIC,
  SAMPLE_PLAN,
  sampleEdit,
  sampleEditWithMusic,
} from '../testing/sample-edit.ts';
import { toFcpxml } from './fcpxml.ts';

/** The first cut faster and faster. */
const spedEdit = () => {
  const selectedClips = SAMPLE_PLAN.selectedClips.map((cut) =>
    cut.order === 0
      ? {
          ...cut,
          speed: [
            { at: 0, rate: 1 },
            { at: 1, rate: 3 },
          ],
        }
      : cut,
  );
  return handoffEdit({ id: 7, title: 'Fast' }, { ...SAMPLE_PLAN, selectedClips }, SAMPLE_CLIPS, SAMPLE_MUSIC);
};

describe('An edit as FCPXML, held against the rules of its DTD', () => {
  it.each([
    ['an edit', () => sampleEdit()],
    ['a silent one', () => sampleEdit({ sound: 'mute' })],
    ['one with music', sampleEditWithMusic],
    ['one whose sound goes on under other clips', () => pulledEdit(SAMPLE_MUSIC)],
    ['one with a ramp of speed', spedEdit],
  ])('%s has every element in its place, with what is required, and refers to what there is', (_, edit) => {
    expect(fcpxmlFaults(readXml(toFcpxml(edit())))).toEqual([]);
  });

  it.each([
    ['an attribute that is required', / duration="24\/30s"/, '', 'transition has no duration'],
    ['an attribute that is not known', ' srcEnable=', ' srcEnabled=', 'asset-clip knows no srcEnabled'],
    ['a value that is not listed', 'type="fit"', 'type="crop"', 'type of adjust-conform is never crop'],
    ['a time without its unit', 'offset="60/30s"', 'offset="60/30"', '60/30 is no time'],
    ['a reference', 'ref="r9"', 'ref="r99"', 'ref of asset-clip is nowhere: r99'],
    ['an id', 'id="r4"', 'id="r2"', 'an id is given twice'],
    ['another version', '"1.10"', '"1.9"', 'version of fcpxml is never 1.9'],
    [
      'an order of children',
      /(<adjust-conform[^>]*>)(\s*)(<adjust-transform[^>]*\/>)/,
      '$3$2$1',
      'adjust-conform is out of place in asset-clip',
    ],
    ['a child', /<media-rep [^>]*>/, '', 'asset has no media-rep'],
    ['an unknown element', /<marker ([^>]*)>/, '<note-marker $1>', 'there is no note-marker'],
  ])('%s that is wrong would be noticed', (_, right, wrong, fault) => {
    const text = toFcpxml(sampleEdit());
    expect(fcpxmlFaults(readXml(text.replace(right, wrong)))).toContain(fault);
  });
});
