import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this, one network packet carries it either way. */
const BYTES_MIN = 1024;

/**
 * Sends answers gzipped to browsers that take them so: a list of projects becomes a tenth, which a phone notices at every
 * visit. What the build has compressed stays as it is, and so does video, which is as small as it gets.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    customTypes: /^application\/json\b/,
    encodings: ['gzip'],
    threshold: BYTES_MIN,
    globalDecompression: false,
  });
}
