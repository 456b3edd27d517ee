const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;

/**
 * What stands before 16-bit samples in a WAV file: RIFF WAVE, PCM (Microsoft's Multimedia Programming Interface and Data
 * Specifications 1.0).
 */
export function wavHeader(
  dataBytes: number,
  { sampleRate, channels }: { readonly sampleRate: number; readonly channels: number },
): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const blockBytes = channels * BYTES_PER_SAMPLE;
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + dataBytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * blockBytes, 28);
  header.writeUInt16LE(blockBytes, 32);
  header.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes, 40);
  return header;
}
