/** What a person sees in the real footage: every label that would be right, and those that should not be missed. */
export interface FootageTruth {
  readonly file: string;
  readonly right: readonly string[];
  readonly expected: readonly string[];
  readonly hasFace: boolean;
  /** null where people would disagree (a hand-held clip that trembles a little). */
  readonly isShaky: boolean | null;
  /** Words for light, colour, sharpness, movement and camera that a person would let stand. */
  readonly words: readonly string[];
}

function truth(
  file: string,
  expected: string,
  also: string,
  hasFace: boolean,
  isShaky: boolean | null,
  words: string,
): FootageTruth {
  const listed = (text: string) => text.split(', ').filter((word) => word !== '');
  const right = [...listed(expected), ...listed(also)];
  return { file, expected: listed(expected), right, hasFace, isShaky, words: listed(words) };
}

export const FOOTAGE_TRUTH: readonly FootageTruth[] = [
  truth('dvr_traffic_vfr.mp4', 'car', 'bus, truck', false, false, 'steady'),
  truth('fl_bee.mp4', '', 'potted plant', false, null, 'colourful'),
  truth('fz_pd.mp4', '', '', false, false, 'low light, steady'),
  truth('gopro_max.mp4', 'car', 'potted plant', false, false, 'moving camera, handheld'),
  truth('intel_asl_book.mkv', 'person', 'chair, tv, laptop', true, false, 'steady'),
  truth('intel_bottle.mp4', 'bottle', 'person, dining table', false, false, 'steady'),
  truth('m3_hdr10-av1.mp4', '', '', false, null, ''),
  truth(
    'm3_internal_emulator_transformer_output_270_rotated.mp4',
    'person, cat',
    'bed, couch, book, cell phone',
    true,
    null,
    '',
  ),
  truth('m3_sample_edit_list.mp4', '', '', false, null, ''),
  truth('m3_sample_with_increasing_timestamps_360p.mp4', '', '', false, null, ''),
  truth('m3_trim_optimization_failure.mp4', '', 'clock', false, null, 'low light, blurry'),
  truth('mdn_flower.mp4', '', 'potted plant', false, false, 'colourful, steady'),
  truth('mp_gesture.mp4', 'person', '', true, false, 'close-up, low light, steady'),
  truth('mpy_chaplin.mp4', 'person', 'car', true, false, 'black and white, fast motion, steady'),
  truth('mpy_fire2.mp4', '', 'bottle, book', false, true, 'shaky, blurry'),
  truth('sam2_01_dog.mp4', 'person, dog', 'potted plant', true, false, 'steady'),
  truth('sam2_03_blocks.mp4', 'person', '', false, false, 'steady'),
  truth('sam2_05_default_juggle.mp4', 'person, sports ball', '', true, false, 'steady'),
  truth('tfjs_squats.mp4', 'person', '', true, false, 'steady'),
  truth('derived/juggle_shaky.mp4', 'person, sports ball', '', true, true, 'shaky'),
  truth('derived/dog_blurred.mp4', 'person, dog', '', false, false, 'blurry, steady'),
  truth('derived/bee_dark.mp4', '', 'potted plant', false, null, 'low light'),
  truth('images/mp_american_pizza.jpg', 'pizza', '', false, false, 'bright, colourful, steady'),
  truth('images/mp_cat.jpg', 'cat', '', false, false, 'colourful, steady'),
  truth('images/mp_coupleanddog.jpg', 'person, dog', '', true, false, 'bright, steady'),
  truth('images/sam2_groceries.jpg', 'car', '', false, false, 'steady'),
  truth('images/sam2_truck.jpg', 'truck', 'car', false, false, 'steady'),
];
