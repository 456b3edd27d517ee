export { type Analyser, type AnalyserOptions, type ClipSession, openAnalyser } from './analyser.ts';
export { type DownloadProgress, downloadModels } from './downloaded/download-models.ts';
export { ModelDownloadError } from './downloaded/model-download-error.ts';
export { MODEL_SOURCES } from './downloaded/model-manifest.ts';
export { progressLine } from './downloaded/progress-line.ts';
export { adoptLook } from './provider/adopt-look.ts';
export { PICTURE_SIDE_MAX, PICTURES_PER_CLIP_MAX, pictureMoments } from './provider/picture-moments.ts';
export { openProviderEye, type ProviderEye } from './provider/provider-eye.ts';
export { ANALYSIS_VERSION } from './summary/summarise.ts';
