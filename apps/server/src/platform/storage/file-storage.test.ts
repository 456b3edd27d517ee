import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFileStorage } from './file-storage.ts';
import { examineStorage } from './storage-exam.ts';

examineStorage('directory', async () => openFileStorage(await mkdtemp(join(tmpdir(), 'storage-'))));
