import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { DirectorClip } from '../../director-clip.ts';
import { buildClips, type ClipSketch, subject } from '../build-clip.ts';
import { judgedExpectationSchema } from './judged-expectation.ts';

const sketchSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  /** Faces or things that are seen through the whole clip. */
  tracks: z.array(z.object({ kind: z.string(), label: z.string().optional() })).optional(),
});
const sketchesSchema = z.record(z.string(), z.array(sketchSchema));
const promptSchema = z.object({
  scene: z.string(),
  prompt: z.string(),
  /** Of English prompts: ordinary, rambling, structure. Of others the language. */
  class: z.string().optional(),
  lang: z.string().optional(),
  expect: z.array(judgedExpectationSchema).min(1),
});
const wordingSchema = z.object({
  scene: z.string(),
  expect: z.union([judgedExpectationSchema, z.array(judgedExpectationSchema)]),
  wordings: z.array(z.string()).min(1),
});
const wishFreeSchema = z.object({ scene: z.string(), prompt: z.string() });

export interface JudgedPrompt {
  readonly scene: string;
  readonly prompt: string;
  readonly group: string;
  readonly expect: readonly z.infer<typeof judgedExpectationSchema>[];
}

export interface JudgingSet {
  readonly clipsOf: (scene: string) => readonly DirectorClip[];
  /** Prompts with several requirements each; single wishes in several wordings are of the group 'wordings'. */
  readonly prompts: readonly JudgedPrompt[];
  /** Sentences that ask for nothing. */
  readonly wishFree: readonly z.infer<typeof wishFreeSchema>[];
}

/**
 * The set in a folder: `scenes.json`, and what there is of `english.jsonl`, `languages.jsonl`, `wordings.jsonl` and `wishfree.jsonl`.
 * @throws ZodError where a line is not as the README of the sets says
 */
export function readJudgingSet(folder: URL): JudgingSet {
  const sketches = sketchesSchema.parse(JSON.parse(readFileSync(new URL('scenes.json', folder), 'utf8')));
  const scenes = new Map(
    Object.entries(sketches).map(([name, clips]) => [name, buildClips(...clips.map(sketchOf))]),
  );
  const prompts = ['english.jsonl', 'languages.jsonl'].flatMap((name) =>
    readLines(folder, name, promptSchema),
  );
  const wordings = readLines(folder, 'wordings.jsonl', wordingSchema);
  return {
    clipsOf: (scene) => {
      const clips = scenes.get(scene);
      if (clips === undefined) throw new Error(`No scene is called ${scene}`);
      return clips;
    },
    prompts: [
      ...prompts.map(({ lang, class: kind, ...one }) => ({ ...one, group: lang ?? kind ?? 'ordinary' })),
      ...wordings.flatMap(({ scene, expect, wordings: said }) =>
        said.map((prompt) => ({
          scene,
          prompt,
          group: 'wordings',
          expect: Array.isArray(expect) ? expect : [expect],
        })),
      ),
    ],
    wishFree: readLines(folder, 'wishfree.jsonl', wishFreeSchema),
  };
}

/** The sketches are written by hand in the shape of ClipSketch, but for the tracks. */
function sketchOf({ tracks = [], ...sketch }: z.infer<typeof sketchSchema>): ClipSketch {
  return { ...(sketch as ClipSketch), tracks: tracks.map(({ kind, label }) => subject(label ?? kind)) };
}

function readLines<T>(folder: URL, name: string, schema: z.ZodType<T>): readonly T[] {
  const path = new URL(name, folder);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => schema.parse(JSON.parse(line)));
}
