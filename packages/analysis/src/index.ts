export { type Analyser, type AnalyserOptions, type ClipSession, openAnalyser } from './analyser.ts';
export { ANALYSIS_VERSION } from './summary/summarise.ts';
