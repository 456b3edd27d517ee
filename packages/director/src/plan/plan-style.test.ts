import {
  CUT_GAIN_DB_MIN,
  editingPlanSchema,
  REEL_TITLE_CHARS_MAX,
  TRANSITION_SECONDS,
} from '@cutroom/contract';
import { CROP_SPEED_MAX } from '@cutroom/reel';
import { describe, expect, test } from 'vitest';
import { buildClips, type ClipSketch, sighted } from '../testing/build-clip.ts';
import { planEdit } from './plan-edit.ts';

function plan(prompt: string, ...sketches: readonly ClipSketch[]) {
  return editingPlanSchema.parse(planEdit({ prompt, clips: buildClips(...sketches) }));
}

test('what is asked for the whole reel becomes its style, and nothing else does', () => {
  expect(plan('warm, crossfades, fade out at the end, title: Rome', {}, {}, {}).style).toMatchObject({
    look: 'warm',
    transition: 'crossfade',
    fadeOut: true,
    titles: [{ text: 'Rome', at: 'opening' }],
  });
  expect(Object.keys(plan('20 seconds', {}, {}, {}).style ?? {})).toEqual(['pace', 'sound']);
});

test('the plan tells its style in sentences', () => {
  const { description } = plan('black and white, dissolves, fade in and out, put "Fin" at the end', {}, {});
  expect(description).toContain(
    "It is in black and white, has crossfades between the shots and fades in from black and out again at the end. It ends with the words 'Fin'.",
  );
});

test('a title that is too long for the picture is cut at a word, and the plan says so', () => {
  const words = 'The very long story of how we drove all the way around the lake and back again';
  const made = plan(`title: "${words}"`, {}, {});
  const [title] = made.style?.titles ?? [];
  expect(title?.text.length).toBeLessThanOrEqual(REEL_TITLE_CHARS_MAX);
  expect(title?.text).toBe('The very long story of how we drove all the way around the\u2026');
  expect(made.description).toContain('so it was shortened');
});

test('a title without words shows the title of the plan', () => {
  const made = plan('our trip to Lisbon 2025, add a title', {}, {});
  expect(made.style?.titles).toEqual([{ text: made.title, at: 'opening' }]);
});

test('cuts that blend leave the transitions their pictures within the shot', () => {
  const { selectedClips } = plan('crossfades, 6 seconds', {
    seconds: 10,
    cutsAt: [5],
    measures: { camera: 'still' },
  });
  const near = selectedClips.flatMap(({ startTime, endTime }) =>
    [0, 5, 10].map((edge) => Math.min(Math.abs(startTime - edge), Math.abs(endTime - edge))),
  );
  expect(Math.min(...near)).toBeGreaterThanOrEqual(TRANSITION_SECONDS / 2 - 0.011);
});

describe('levels', () => {
  const talk: ClipSketch = { id: 'talk', seconds: 10, speech: [{ startSeconds: 0.5, endSeconds: 9.5 }] };

  test('the named clip is muted and no other', () => {
    const { selectedClips } = plan('mute the dog clip', { id: 'dog', labels: ['dog'] }, {}, {});
    expect(selectedClips.map(({ clipId, gainDb }) => [clipId === 'dog', gainDb])).toEqual(
      selectedClips.map(({ clipId }) => (clipId === 'dog' ? [true, CUT_GAIN_DB_MIN] : [false, undefined])),
    );
  });

  test('only her voice leaves the cuts in which nobody speaks silent', () => {
    const { selectedClips } = plan('hear only her voice', talk, {}, {});
    expect(new Map(selectedClips.map(({ clipId, gainDb }) => [clipId, gainDb]))).toEqual(
      new Map([
        ['talk', undefined],
        ['clip-2', CUT_GAIN_DB_MIN],
        ['clip-3', CUT_GAIN_DB_MIN],
      ]),
    );
  });

  test('a reel without sound needs no levels', () => {
    const { selectedClips } = plan('mute it, lower the dog clip', { labels: ['dog'] }, {});
    expect(selectedClips.flatMap(({ gainDb }) => gainDb ?? [])).toEqual([]);
  });
});

describe('the framing of a cut', () => {
  const aside = (centerX: number): ClipSketch => ({
    id: 'walk',
    seconds: 6,
    labels: ['dog'],
    tracks: [sighted('dog', 0, 6, 6, centerX)],
  });

  test('the dog at the edge gets a still crop of its own in the cut that was asked for it', () => {
    const last = plan('end on the dog', {}, {}, aside(0.85)).selectedClips.at(-1);
    expect(last?.clipId).toBe('walk');
    expect(last?.framing).toMatchObject({ mode: 'crop', keyframes: [{ centerY: 0.5 }] });
    const centers =
      last?.framing?.mode === 'crop' ? last.framing.keyframes.map(({ centerX }) => centerX) : [];
    expect(centers).toHaveLength(1);
    expect(Math.abs((centers[0] ?? 0) - 0.84)).toBeLessThan(0.05);
  });

  test.each<[string, string, ClipSketch]>([
    ['the clip is framed around it', 'end on the dog', aside(0.5)],
    ['nobody asked for it', '', aside(0.85)],
    ['the whole picture is shown', 'end on the dog', { ...aside(0.85), framing: { mode: 'fit' } }],
    ['the clip is upright', 'end on the dog', { ...aside(0.85), portrait: true }],
  ])('the clip keeps its framing where %s', (_, prompt, sketch) => {
    expect(plan(prompt, {}, {}, sketch).selectedClips.flatMap(({ framing }) => framing ?? [])).toEqual([]);
  });

  test('the one who was asked for is cropped to where the whole picture is shown for the sake of another', () => {
    const beside = { ...aside(0.85), framing: { mode: 'fit' as const } };
    const both = { ...beside, tracks: [sighted('dog', 0, 6, 6, 0.85), sighted('person', 0, 6, 6, 0.15)] };
    const centers = (prompt: string): number[] => {
      const framing = plan(prompt, {}, {}, both).selectedClips.at(-1)?.framing;
      return framing?.mode === 'crop' ? framing.keyframes.map(({ centerX }) => centerX) : [];
    };
    expect(centers('end on the dog')[0]).toBeGreaterThan(0.7);
    expect(centers('end on the third clip')).toEqual([]);
  });

  test('a dog that runs across the picture is followed, never faster than a third of the width a second', () => {
    const boxes = Array.from({ length: 13 }, (_, step) => ({
      atSeconds: step / 2,
      box: { x: 0.05 + step * 0.06, y: 0.4, width: 0.15, height: 0.3 },
      confidence: 0.9,
    }));
    const runs = plan('just the dog, 5 seconds', {
      seconds: 6,
      labels: ['dog'],
      tracks: [{ ...sighted('dog', 0, 6, 6), boxes }],
    }).selectedClips[0]?.framing;
    const keyframes = runs?.mode === 'crop' ? runs.keyframes : [];
    const speeds = keyframes.slice(1).map(({ atSeconds, centerX }, at) => {
      const before = keyframes[at];
      return Math.abs(centerX - (before?.centerX ?? 0)) / (atSeconds - (before?.atSeconds ?? 0));
    });
    expect(keyframes.length).toBeGreaterThan(1);
    expect(Math.max(...speeds)).toBeLessThanOrEqual(CROP_SPEED_MAX + 1e-6);
  });
});

test('the boring bits are sped up where nobody talks, and neither the first nor the last cut is', () => {
  const moments = (score: number) => [
    { startSeconds: 0, endSeconds: 20, score, reasons: ['sharp' as const] },
  ];
  const { selectedClips, brief } = plan(
    '16 seconds, speed up the boring bits',
    { id: 'a', seconds: 20, moments: moments(0.9) },
    { id: 'dull', seconds: 20, moments: moments(0.1) },
    { id: 'talk', seconds: 20, moments: moments(0.1), speech: [{ startSeconds: 0, endSeconds: 20 }] },
    { id: 'b', seconds: 20, moments: moments(0.8) },
    { id: 'c', seconds: 20, moments: moments(0.7) },
  );
  const sped = selectedClips.filter(({ speed }) => (speed?.[0]?.rate ?? 1) > 1);
  expect(sped.length).toBeGreaterThan(0);
  expect(sped.length).toBeLessThanOrEqual(Math.ceil(selectedClips.length / 3));
  expect(sped).not.toContain(selectedClips[0]);
  expect(sped).not.toContain(selectedClips.at(-1));
  expect(sped.map(({ clipId }) => clipId)).not.toContain('talk');
  expect(brief?.outcomes.map(({ outcome }) => outcome)).toContain('met');
});
