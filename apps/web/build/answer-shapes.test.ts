import { API_CALLS } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { firstMismatch } from '../src/api/shape.ts';
import { sampleProject } from '../src/testing/sample-project.ts';
import { answerShapes, ERROR_BODY } from './answer-shapes.ts';

const { routes, answers, shared } = answerShapes();

const project = sampleProject({
  run: {
    id: 'run',
    kind: 'generate',
    state: 'succeeded',
    prompt: 'A calm reel',
    stage: null,
    detail: null,
    error: { code: 'internal', message: 'Oh' },
    report: {
      passed: true,
      problems: [],
      framesExpected: 60,
      framesFound: 60,
      durationSeconds: 2,
      bytes: 1_000_000,
      integratedLufs: -14,
      truePeakDbtp: null,
      blackStretches: [{ startSeconds: 0, endSeconds: 1 }],
      cutsEncoded: 1,
      cutsReused: 0,
    },
    createdAt: '2026-11-21T12:00:00Z',
    finishedAt: null,
  },
  editingPlan: {
    title: 'Beach',
    description: '',
    instructions: '',
    selectedClips: [
      {
        clipId: 'a',
        startTime: 0,
        endTime: 2,
        order: 0,
        gainDb: 3,
        framing: { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] },
      },
    ],
    style: { pace: 'slow', sound: 'mute', titles: [{ text: 'Sea', at: 'opening' }] },
  },
  uploads: [
    {
      id: 'u',
      filename: 'a.mp4',
      state: 'refused',
      bytesReceived: 1,
      bytesTotal: 2,
      isArriving: true,
      error: null,
    },
  ],
});

it('has a route and a shape for every call', () => {
  expect(Object.keys(routes)).toEqual(Object.keys(API_CALLS));
  expect(Object.keys(answers)).toEqual([...Object.keys(API_CALLS), ERROR_BODY]);
  expect(routes.share).toEqual({ method: 'POST', path: '/api/projects/:id/share' });
});

it('agrees with the contract about a project, whatever one of its fields becomes', () => {
  const variants = [project, ...pathsIn(project).flatMap(({ path, value }) => changes(value).map(put(path)))];
  const disagreements = variants.filter((variant) => {
    const isTaken = API_CALLS.getProject.response.safeParse(structuredClone(variant)).success;
    return isTaken !== (firstMismatch(answers.getProject ?? {}, structuredClone(variant), shared) === null);
  });
  expect(disagreements).toEqual([]);
  expect(variants.length).toBeGreaterThan(300);
});

type Path = readonly (string | number)[];

function pathsIn(value: unknown, path: Path = []): { readonly path: Path; readonly value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const inside = Object.entries(value).flatMap(([name, each]) => pathsIn(each, [...path, name]));
  return path.length === 0 ? inside : [{ path, value }, ...inside];
}

/** undefined: the field is missing. */
function changes(value: unknown): readonly unknown[] {
  return [undefined, null, 'x', '', -1, 0.5, 1e9, true, [], {}].filter((each) => each !== value);
}

function put(path: Path): (value: unknown) => unknown {
  return (value) => {
    const copy: Record<string | number, unknown> = structuredClone({ ...project });
    const last = path.at(-1) ?? '';
    let parent = copy;
    for (const name of path.slice(0, -1)) parent = parent[name] as typeof parent;
    if (value === undefined) delete parent[last];
    else parent[last] = value;
    return copy;
  };
}
