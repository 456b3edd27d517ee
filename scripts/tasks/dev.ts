import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { BUILDS, ensureBuilt } from '../builds.ts';
import { inRepository, ROOT } from '../repository.mjs';

/**
 * `npm run dev`: the server with its workers, restarted when its sources change, and the web pages with hot
 * reload in front of it. Nothing is fetched from the network.
 */
const webPort = Number(process.env.PORT ?? 3000);
const apiPort = webPort + 1;
const address = `http://localhost:${webPort}`;

await ensureBuilt(BUILDS.filter((build) => build.name !== 'web'));
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(apiPort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? address,
  },
});
const web = await createServer({
  root: inRepository('apps/web'),
  configFile: inRepository('apps/web/vite.config.ts'),
  clearScreen: false,
  // The browser's Host and Origin pass unchanged, so that the server's origin check sees one site.
  server: {
    port: webPort,
    strictPort: true,
    proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } },
  },
});
await web.listen();
console.log(`Cutroom (development) is at ${address}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill(signal);
    void web.close();
  });
}
server.on('exit', (code) => void web.close().finally(() => process.exit(code ?? 0)));
