import { describe, expect, it } from 'vitest';
import { pulledEdit, SAMPLE_MUSIC, sampleEdit, sampleEditWithMusic } from '../testing/sample-edit.ts';
import { toOpenTimeline } from './open-timeline.ts';

const ITEM = ['metadata', 'name', 'source_range', 'effects', 'markers', 'enabled'];
/**
 * The schemas that OpenTimelineIO 0.15 to 0.17 write in these versions, and the fields that each has.
 * @see https://opentimelineio.readthedocs.io/en/stable/tutorials/otio-serialized-schema.html
 */
const SCHEMAS: Readonly<Record<string, readonly string[]>> = {
  'Timeline.1': ['metadata', 'name', 'global_start_time', 'tracks'],
  'Stack.1': [...ITEM, 'children'],
  'Track.1': [...ITEM, 'children', 'kind'],
  'Clip.2': [...ITEM, 'media_references', 'active_media_reference_key'],
  'Gap.1': ITEM,
  'Transition.1': ['metadata', 'name', 'transition_type', 'in_offset', 'out_offset'],
  'ExternalReference.1': ['metadata', 'name', 'available_range', 'available_image_bounds', 'target_url'],
  'Effect.1': ['metadata', 'name', 'effect_name'],
  'LinearTimeWarp.1': ['metadata', 'name', 'effect_name', 'time_scalar'],
  'Marker.2': ['metadata', 'name', 'color', 'marked_range', 'comment'],
  'RationalTime.1': ['rate', 'value'],
  'TimeRange.1': ['start_time', 'duration'],
};
/** What may stand in what. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  'Stack.1': ['Track.1'],
  'Track.1': ['Clip.2', 'Gap.1', 'Transition.1'],
};

interface Schema extends Readonly<Record<string, unknown>> {
  readonly OTIO_SCHEMA: string;
}

function schemasIn(value: unknown): Schema[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(schemasIn);
  return 'OTIO_SCHEMA' in value ? [value as Schema, ...inner] : inner;
}

describe('An edit as OpenTimelineIO, held against its schemas', () => {
  it.each([
    ['an edit', () => sampleEdit()],
    ['one with music', sampleEditWithMusic],
    ['one whose sound goes on under other clips', () => pulledEdit(SAMPLE_MUSIC)],
  ])('%s has schemas in versions that there are, each with all of its fields', (_, edit) => {
    const found = schemasIn(JSON.parse(toOpenTimeline(edit())));
    expect(found.length).toBeGreaterThan(50);
    const faults = found.flatMap((schema) => {
      const fields = SCHEMAS[schema.OTIO_SCHEMA];
      if (fields === undefined) return [`there is no ${schema.OTIO_SCHEMA}`];
      const children = schemasIn(schema.children === undefined ? [] : schema.children);
      const direct = children.filter((child) => (schema.children as unknown[]).includes(child));
      return [
        ...fields
          .filter((field) => !(field in schema))
          .map((field) => `${schema.OTIO_SCHEMA} has no ${field}`),
        ...direct
          .filter((child) => !CHILDREN[schema.OTIO_SCHEMA]?.includes(child.OTIO_SCHEMA))
          .map((child) => `${child.OTIO_SCHEMA} is out of place`),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('no transition stands beside another', () => {
    const { tracks } = JSON.parse(toOpenTimeline(sampleEdit())) as {
      tracks: { children: { children: Schema[] }[] };
    };
    for (const { children } of tracks.children) {
      const kinds = children.map(({ OTIO_SCHEMA }) => OTIO_SCHEMA === 'Transition.1');
      expect(kinds.some((isTransition, index) => isTransition && kinds[index + 1] === true)).toBe(false);
    }
  });
});
