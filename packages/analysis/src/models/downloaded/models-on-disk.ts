import { installedModels, modelFilePath, readInstalled, sizeOf } from './installed-models.ts';
import type { ModelSource } from './model-manifest.ts';

export interface ModelOnDisk {
  readonly source: ModelSource;
  readonly isInstalled: boolean;
  /** Of its files, those included that have come in part. */
  readonly bytesHere: number;
  /** Where not every length is known before, about right. */
  readonly bytesTotal: number;
}

/** What a models folder holds of each model, from its files' lengths. */
export async function modelsOnDisk(
  directory: string,
  sources: readonly ModelSource[],
): Promise<readonly ModelOnDisk[]> {
  const installed = new Set(await installedModels(directory, sources));
  const record = await readInstalled(directory);
  return Promise.all(
    sources.map(async (source) => {
      const arrived = record.models[source.repository]?.files ?? {};
      const files = await Promise.all(
        source.files.map(async ({ path, bytes }) => {
          const whole = arrived[path]?.bytes;
          if (whole !== undefined) return { here: whole, total: whole };
          const here = (await sizeOf(`${modelFilePath(directory, source, path)}.partial`)) ?? 0;
          return { here, total: Math.max(bytes, here) };
        }),
      );
      return {
        source,
        isInstalled: installed.has(source),
        bytesHere: files.reduce((sum, { here }) => sum + here, 0),
        bytesTotal: files.reduce((sum, { total }) => sum + total, 0),
      };
    }),
  );
}
