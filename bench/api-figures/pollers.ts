import { Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** What the load of a round is: kept in a thread of its own, so that printing and waiting do not hold it up. */
export interface PollersRequest {
  readonly port: number;
  readonly connections: number;
  /** From one request of a connection to its next; 0 asks again as soon as the answer is there. */
  readonly everyMs: number;
  /** Within which the connections are opened, one after the other; what is answered in it does not count. */
  readonly opensForMs: number;
  /** How long answers count. */
  readonly forMs: number;
  /** Whole requests, given to the connections in turn. */
  readonly requests: readonly string[];
}

export interface PollersAnswer {
  readonly seconds: number;
  readonly answers: number;
  readonly notModified: number;
  readonly refused: number;
  readonly milliseconds: readonly number[];
}

const NOTHING_YET: Answer = { head: '', status: 0, remaining: null };
const request = workerData as PollersRequest;
const milliseconds: number[] = [];
let notModified = 0;
let refused = 0;
let isOver = false;

const startedAt = performance.now() + request.opensForMs;
const endsAt = startedAt + request.forMs;
await Promise.all(Array.from({ length: request.connections }, (_, index) => poll(index)));
parentPort?.postMessage({
  seconds: request.forMs / 1000,
  answers: milliseconds.length,
  notModified,
  refused,
  milliseconds,
} satisfies PollersAnswer);
process.exit(0);

/** One connection: asks, waits for the whole answer, asks again when it is time. */
function poll(index: number): Promise<void> {
  const { port, connections, everyMs, opensForMs, forMs, requests } = request;
  const bytes = Buffer.from(requests[index % requests.length] ?? '');
  return new Promise((resolve) => {
    // People open the page at different moments.
    const socket = new Socket();
    setTimeout(() => socket.connect(port, '127.0.0.1'), (opensForMs * index) / connections);
    socket.setNoDelay(true);
    let sentAt = 0;
    let answer: Answer = NOTHING_YET;
    const ask = () => {
      if (isOver) return end();
      sentAt = performance.now();
      socket.write(bytes);
    };
    const end = () => {
      socket.destroy();
      resolve();
    };
    setTimeout(
      () => {
        isOver = true;
        if (sentAt === 0) end();
      },
      opensForMs + forMs + 5000,
    );
    socket.on('data', (chunk: Buffer) => {
      answer = readOn(answer, chunk);
      if (answer.remaining !== 0) return;
      const took = performance.now() - sentAt;
      if (sentAt >= startedAt) {
        milliseconds.push(took);
        if (answer.status === 304) notModified += 1;
        else if (answer.status !== 200) refused += 1;
      }
      answer = NOTHING_YET;
      if (performance.now() > endsAt) return end();
      if (everyMs === 0) ask();
      else setTimeout(ask, Math.max(0, everyMs - took));
    });
    socket.on('error', () => {
      refused += 1;
      resolve();
    });
    socket.on('close', () => resolve());
    socket.on('connect', ask);
  });
}

interface Answer {
  readonly head: string;
  readonly status: number;
  /** Bytes that are still to come; null until the head is whole. */
  readonly remaining: number | null;
}

/** As much of HTTP/1.1 as the answers asked for use: a head and a Content-Length, or no body. */
function readOn({ head, status, remaining }: Answer, chunk: Buffer): Answer {
  if (remaining !== null) return { head, status, remaining: remaining - chunk.length };
  const text = head + chunk.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return { head: text, status, remaining };
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
  return { head: '', status: Number(text.slice(9, 12)), remaining: length - (text.length - end - 4) };
}
