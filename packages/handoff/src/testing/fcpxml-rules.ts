/** Of an element: what may stand in it, in this order, and the attributes it has; those with `!` are required. */
interface Rule {
  /** Groups of names, with how often each group may occur: `?` at most once, `*` any number, `+` at least once, else once. */
  readonly children: readonly string[];
  readonly attributes: readonly string[];
}

const ANCHORED = 'audio|video|clip|title|caption|mc-clip|ref-clip|sync-clip|asset-clip|audition|spine';
const SPINE_ITEMS = 'audio|video|clip|title|mc-clip|ref-clip|sync-clip|asset-clip|audition|gap|transition';
const EVENT_ITEMS =
  'clip|audition|mc-clip|ref-clip|sync-clip|asset-clip|collection-folder|keyword-collection|smart-collection|project';
const MARKERS = 'marker|chapter-marker|rating|keyword|analysis-marker';
const VIDEO_ADJUSTMENTS = [
  ...['object-tracker?', 'adjust-crop?', 'adjust-corners?', 'adjust-conform?', 'adjust-transform?'],
  ...['adjust-blend?', 'adjust-stabilization?', 'adjust-rollingShutter?', 'adjust-360-transform?'],
  ...['adjust-reorient?', 'adjust-orientation?', 'adjust-cinematic?'],
];
const FRAME_SAMPLING =
  'frameSampling=floor|nearest-neighbor|frame-blending|optical-flow-classic|optical-flow';

/**
 * What the DTD of FCPXML 1.10 says of the elements that are written here; `=` lists an attribute's values.
 * @see https://developer.apple.com/documentation/professional-video-applications/document-type-definition
 */
export const FCPXML_RULES: Readonly<Record<string, Rule>> = {
  fcpxml: { children: ['import-options?', 'resources?', 'library'], attributes: ['version!=1.10'] },
  resources: { children: ['asset|effect|format|media|locator*'], attributes: [] },
  format: {
    children: [],
    attributes: [
      ...['id!', 'name', 'frameDuration', 'fieldOrder', 'width', 'height', 'paspH', 'paspV', 'colorSpace'],
      ...['projection', 'stereoscopic'],
    ],
  },
  asset: {
    children: ['media-rep+', 'metadata?'],
    attributes: [
      ...['id!', 'name', 'uid', 'start', 'duration', 'hasVideo', 'format', 'hasAudio', 'videoSources'],
      ...['audioSources', 'audioChannels', 'audioRate', 'customLUTOverride', 'colorSpaceOverride'],
      ...['projectionOverride', 'stereoscopicOverride', 'auxVideoFlags'],
    ],
  },
  'media-rep': {
    children: ['bookmark?'],
    attributes: ['kind=original-media|proxy-media', 'sig', 'src!', 'suggestedFilename'],
  },
  library: { children: ['event|smart-collection*'], attributes: ['location', 'colorProcessing'] },
  event: { children: [`${EVENT_ITEMS}*`], attributes: ['name', 'uid'] },
  project: { children: ['sequence'], attributes: ['name', 'uid', 'id', 'modDate'] },
  sequence: {
    children: ['note?', 'spine', 'metadata?'],
    attributes: [
      ...['format!', 'duration', 'tcStart', 'tcFormat=DF|NDF', 'audioLayout=mono|stereo|surround'],
      ...['audioRate=32k|44.1k|48k|88.2k|96k|176.4k|192k', 'renderFormat', 'keywords'],
    ],
  },
  spine: { children: [`${SPINE_ITEMS}*`], attributes: ['lane', 'offset', 'name', 'format'] },
  transition: {
    children: ['filter-video?', 'filter-audio?', `${MARKERS}*`, 'metadata?', 'reserved?'],
    attributes: ['name', 'offset', 'duration!'],
  },
  'asset-clip': {
    children: [
      ...['note?', 'conform-rate?', 'timeMap?', ...VIDEO_ADJUSTMENTS, 'adjust-volume?', 'adjust-panner?'],
      ...[`${ANCHORED}*`, `${MARKERS}*`, 'audio-channel-source*', 'filter-video|filter-video-mask*'],
      ...['filter-audio*', 'metadata?'],
    ],
    attributes: [
      ...['ref!', 'lane', 'offset', 'name', 'start', 'duration', 'enabled=0|1', 'srcEnable=all|audio|video'],
      ...['audioStart', 'audioDuration', 'format', 'tcStart', 'tcFormat=DF|NDF', 'modDate'],
      ...['audioRole', 'videoRole'],
    ],
  },
  'conform-rate': {
    children: [],
    attributes: [
      'scaleEnabled=0|1',
      'srcFrameRate=23.98|24|25|29.97|30|60|47.95|48|50|59.94',
      FRAME_SAMPLING,
    ],
  },
  timeMap: { children: ['timept*'], attributes: [FRAME_SAMPLING, 'preservesPitch=0|1'] },
  timept: {
    children: [],
    attributes: ['time!', 'value!', 'interp=smooth2|linear|smooth', 'inTime', 'outTime'],
  },
  'adjust-conform': { children: [], attributes: ['type=fit|fill|none'] },
  'adjust-transform': {
    children: ['param*'],
    attributes: ['enabled=0|1', 'position', 'scale', 'rotation', 'anchor', 'tracking'],
  },
  'adjust-volume': { children: ['param*'], attributes: ['amount'] },
  param: {
    children: ['fadeIn?', 'fadeOut?', 'keyframeAnimation?', 'param*'],
    attributes: ['name!', 'key', 'value', 'enabled=0|1'],
  },
  keyframeAnimation: { children: ['keyframe*'], attributes: [] },
  keyframe: {
    children: [],
    attributes: ['time!', 'value!', 'interp=linear|ease|easeIn|easeOut', 'curve=linear|smooth'],
  },
  marker: { children: [], attributes: ['start!', 'duration', 'value!', 'completed', 'note'] },
};
