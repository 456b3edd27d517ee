import { parentPort, workerData } from 'node:worker_threads';
import { analysePcmFile } from './analyse-pcm-file.ts';

/** A thread for one track: seconds of arithmetic that nobody else waits for. */
if (parentPort === null) throw new Error('Tracks are analysed in a worker thread only');
parentPort.postMessage(await analysePcmFile(String(workerData)));
