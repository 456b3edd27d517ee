export { memoryToListen, PARAKEET_LANGUAGES } from './models/downloaded/choose-ears.ts';
export { type DownloadProgress, downloadModels } from './models/downloaded/download-models.ts';
export { ModelDownloadError } from './models/downloaded/model-download-error.ts';
export {
  MODEL_HUBS,
  MODEL_SOURCES,
  type ModelHub,
  type ModelSource,
} from './models/downloaded/model-manifest.ts';
export { type ModelOnDisk, modelsOnDisk } from './models/downloaded/models-on-disk.ts';
export { progressLine } from './models/downloaded/progress-line.ts';
export { adoptCaptions } from './models/provider/adopt-captions.ts';
export {
  openProviderSpeechToText,
  type ProviderSpeechToText,
} from './models/provider/provider-speech-to-text.ts';
export { openProviderVision, type ProviderVision } from './models/provider/provider-vision.ts';
export {
  CAPTION_IMAGE_SIDE_MAX,
  IMAGES_PER_CLIP_MAX,
  secondsToCaption,
} from './models/provider/seconds-to-caption.ts';
export { analyseTrackFile } from './music/analyse-track-file.ts';
export { type Analyser, type AnalyserOptions, openAnalyser } from './session/analyser.ts';
export type { ClipSession } from './session/clip-session.ts';
export { ANALYSIS_VERSION, BUILT_IN_EYE } from './summary/summarise.ts';
export { clipText } from './text-embedding/clip-text.ts';
