import { parentPort, workerData } from 'node:worker_threads';
import { analysePcmFile, type PcmFile } from './analyse-pcm-file.ts';
import type { TrackMessage } from './analyse-track-file.ts';

/** A thread for one track: seconds of arithmetic that nobody else waits for. */
if (parentPort === null) throw new Error('Tracks are analysed in a worker thread only');
const port = parentPort;
const tell = (message: TrackMessage): void => port.postMessage(message);
const file: PcmFile = workerData;
tell({ analysis: await analysePcmFile(file, (warning) => tell({ warning })) });
