import { randomFrom } from '../../../testing/drawn-frames.ts';
import { onnxModel } from './tiny-onnx.ts';
import { emptyCache, NEXT_TOKEN, nextTokenTable, passingEncoder } from './tiny-sentences.ts';
import { json } from './tiny-sight.ts';

const SPECIAL = [
  '<|endoftext|>',
  '<|startoftranscript|>',
  '<|en|>',
  '<|de|>',
  '<|ja|>',
  '<|translate|>',
  '<|transcribe|>',
  '<|notimestamps|>',
] as const;
const FRAMES = 1500;

/**
 * The files of a Whisper that always hears the same words, each at its time.
 * @param said words with the second they are said at, below 30
 */
export function tinySpeech(
  language: 'en' | 'de' | 'ja',
  said: readonly { text: string; atSeconds: number }[],
) {
  const timestamps = Array.from({ length: FRAMES + 1 }, (_, at) => `<|${(at * 0.02).toFixed(2)}|>`);
  const vocabulary = [...said.map(({ text }) => `Ġ${text}`), ...SPECIAL, ...timestamps];
  const id = (token: string) => vocabulary.indexOf(token);
  const end = (said.at(-1)?.atSeconds ?? 0) + 0.6;
  const ending = `<|${end.toFixed(2)}|>`;
  const sentence = [
    '<|startoftranscript|>',
    `<|${language}|>`,
    '<|transcribe|>',
    '<|0.00|>',
    ...said.map(({ text }) => `Ġ${text}`),
    ending,
    '<|endoftext|>',
  ].map(id);
  const layer = ['0.decoder.key', '0.decoder.value', '0.encoder.key', '0.encoder.value'];
  const cache = emptyCache(layer, vocabulary.length);
  const decoder = onnxModel({
    inputs: [
      { name: 'input_ids', type: 'int64', shape: ['batch_size', 'decoder_sequence_length'] },
      { name: 'encoder_hidden_states', type: 'float', shape: ['batch_size', FRAMES, 2] },
      ...cache.inputs,
      { name: 'use_cache_branch', type: 'bool', shape: [1] },
    ],
    outputs: ['logits', ...cache.outputs, 'cross_attentions.0'],
    weights: [
      nextTokenTable(vocabulary.length, sentence),
      ...cache.weights,
      attention(
        [...said.map(({ text, atSeconds }) => [id(`Ġ${text}`), atSeconds] as const), [id(ending), end]],
        vocabulary.length,
      ),
    ],
    nodes: [
      NEXT_TOKEN,
      ...cache.nodes,
      { op: 'Gather', inputs: ['attention', 'input_ids'], output: 'attended' },
      { op: 'Unsqueeze', inputs: ['attended', 'one'], output: 'cross_attentions.0' },
    ],
  });
  return {
    'config.json': json({
      model_type: 'whisper',
      architectures: ['WhisperForConditionalGeneration'],
      is_encoder_decoder: true,
      d_model: 2,
      encoder_layers: 1,
      encoder_attention_heads: 1,
      decoder_layers: 1,
      decoder_attention_heads: 1,
      num_mel_bins: 80,
      max_source_positions: FRAMES,
      max_target_positions: 64,
      median_filter_width: 7,
      vocab_size: vocabulary.length,
      decoder_start_token_id: id('<|startoftranscript|>'),
      eos_token_id: id('<|endoftext|>'),
      pad_token_id: id('<|endoftext|>'),
    }),
    'generation_config.json': json({
      alignment_heads: [[0, 0]],
      is_multilingual: true,
      lang_to_id: { '<|en|>': id('<|en|>'), '<|de|>': id('<|de|>'), '<|ja|>': id('<|ja|>') },
      task_to_id: { transcribe: id('<|transcribe|>'), translate: id('<|translate|>') },
      no_timestamps_token_id: id('<|notimestamps|>'),
      decoder_start_token_id: id('<|startoftranscript|>'),
      eos_token_id: id('<|endoftext|>'),
      pad_token_id: id('<|endoftext|>'),
      max_initial_timestamp_index: 50,
      max_length: 64,
      return_timestamps: false,
    }),
    'preprocessor_config.json': json({
      feature_extractor_type: 'WhisperFeatureExtractor',
      processor_class: 'WhisperProcessor',
      chunk_length: 30,
      feature_size: 80,
      hop_length: 160,
      n_fft: 400,
      n_samples: 480_000,
      nb_max_frames: 3000,
      padding_value: 0,
      sampling_rate: 16_000,
    }),
    'tokenizer.json': json({
      version: '1.0',
      added_tokens: [...SPECIAL, ...timestamps].map((content) => ({
        id: id(content),
        content,
        special: !content.includes('.'),
        single_word: false,
        lstrip: false,
        rstrip: false,
        normalized: false,
      })),
      normalizer: null,
      pre_tokenizer: { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true },
      post_processor: null,
      decoder: { type: 'ByteLevel', add_prefix_space: true, trim_offsets: true, use_regex: true },
      model: {
        type: 'BPE',
        unk_token: '<|endoftext|>',
        vocab: Object.fromEntries(vocabulary.map((token, at) => [token, at])),
        merges: [],
      },
    }),
    'tokenizer_config.json': json({
      tokenizer_class: 'WhisperTokenizer',
      processor_class: 'WhisperProcessor',
      model_max_length: 1024,
      bos_token: '<|endoftext|>',
      eos_token: '<|endoftext|>',
      pad_token: '<|endoftext|>',
      unk_token: '<|endoftext|>',
    }),
    'onnx/encoder_model_quantized.onnx': passingEncoder(
      { name: 'input_features', type: 'float', shape: ['batch_size', 80, 3000] },
      [1, FRAMES, 2],
    ),
    'onnx/decoder_model_merged_quantized.onnx': decoder,
  };
}

/** Where each token listens: at its own second, beside a little that means nothing. */
function attention(tokens: readonly (readonly [id: number, atSeconds: number])[], vocabularySize: number) {
  const random = randomFrom(1);
  const values = Float32Array.from({ length: vocabularySize * FRAMES }, () => 0.01 * random());
  for (const [token, atSeconds] of tokens) {
    for (let frame = 0; frame < FRAMES; frame++) {
      const distance = (frame - (atSeconds + 0.2) / 0.02) / 8;
      values[token * FRAMES + frame] = (values[token * FRAMES + frame] ?? 0) + Math.exp(-distance * distance);
    }
  }
  return { name: 'attention', shape: [vocabularySize, FRAMES], values };
}
