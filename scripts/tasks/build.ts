import { ensureBuilt } from '../builds.ts';

/** `npm run build`: everything the server reads that is made from sources. */
await ensureBuilt();
console.log('Everything is built.');
