/** What a person sees in the real footage: every label that would be right, and those that should not be missed. */
export interface FootageTruth {
  readonly file: string;
  readonly right: readonly string[];
  readonly expected: readonly string[];
  readonly hasFace: boolean;
  /** null where people would disagree (a hand-held clip that trembles a little). */
  readonly isShaky: boolean | null;
}

function truth(
  file: string,
  expected: string,
  also: string,
  hasFace: boolean,
  isShaky: boolean | null,
): FootageTruth {
  const words = (text: string) => text.split(', ').filter((word) => word !== '');
  return { file, expected: words(expected), right: [...words(expected), ...words(also)], hasFace, isShaky };
}

export const FOOTAGE_TRUTH: readonly FootageTruth[] = [
  truth('dvr_traffic_vfr.mp4', 'car', 'bus, truck', false, false),
  truth('fl_bee.mp4', '', 'potted plant', false, null),
  truth('fz_pd.mp4', '', '', false, false),
  truth('gopro_max.mp4', 'car', 'potted plant', false, false),
  truth('intel_asl_book.mkv', 'person', 'chair, tv, laptop', true, false),
  truth('intel_bottle.mp4', 'bottle', 'person, dining table', false, false),
  truth('m3_hdr10-av1.mp4', '', '', false, null),
  truth(
    'm3_internal_emulator_transformer_output_270_rotated.mp4',
    'person, cat',
    'bed, couch, book, cell phone',
    true,
    null,
  ),
  truth('m3_sample_edit_list.mp4', '', '', false, null),
  truth('m3_sample_with_increasing_timestamps_360p.mp4', '', '', false, null),
  truth('m3_trim_optimization_failure.mp4', '', 'clock', false, null),
  truth('mdn_flower.mp4', '', 'potted plant', false, false),
  truth('mp_gesture.mp4', 'person', '', true, false),
  truth('mpy_chaplin.mp4', 'person', 'car', true, false),
  truth('mpy_fire2.mp4', '', 'bottle, book', false, true),
  truth('sam2_01_dog.mp4', 'person, dog', 'potted plant', true, false),
  truth('sam2_03_blocks.mp4', 'person', '', false, false),
  truth('sam2_05_default_juggle.mp4', 'person, sports ball', '', true, false),
  truth('tfjs_squats.mp4', 'person', '', true, false),
  truth('derived/juggle_shaky.mp4', 'person, sports ball', '', true, true),
  truth('derived/dog_blurred.mp4', 'person, dog', '', false, false),
  truth('derived/bee_dark.mp4', '', 'potted plant', false, null),
  truth('images/mp_american_pizza.jpg', 'pizza', '', false, false),
  truth('images/mp_cat.jpg', 'cat', '', false, false),
  truth('images/mp_coupleanddog.jpg', 'person, dog', '', true, false),
  truth('images/sam2_groceries.jpg', 'car', '', false, false),
  truth('images/sam2_truck.jpg', 'truck', 'car', false, false),
];
