import { type DownloadedModels, openDownloadedModels } from './downloaded-models.ts';
import { installedModels } from './installed-models.ts';
import { CLIP_MODEL_SOURCES } from './model-manifest.ts';

export interface ReloadableModels {
  /** The models that have arrived by now; null while there are none. */
  current(): Promise<DownloadedModels | null>;
  close(): Promise<void>;
}

/** Models may arrive while clips are analysed: what has come since is opened when the next clip needs it. */
export function reloadableModels(
  directory: string | null,
  onWarning: (message: string) => void,
): ReloadableModels {
  let opened: DownloadedModels | null = null;
  let modelsOpened = 0;
  return {
    current: async () => {
      if (directory === null || modelsOpened === CLIP_MODEL_SOURCES.length) return opened;
      const there = (await installedModels(directory, CLIP_MODEL_SOURCES)).length;
      if (there <= modelsOpened) return opened;
      await opened?.close();
      opened = await openDownloadedModels(directory, onWarning);
      modelsOpened = there;
      return opened;
    },
    close: async () => {
      await opened?.close();
    },
  };
}
