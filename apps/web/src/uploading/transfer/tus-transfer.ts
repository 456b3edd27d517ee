import { repairVideoType, TUS_VERSION } from '@cutroom/contract';
import {
  DetailedError,
  type HttpRequest,
  type HttpResponse,
  Upload,
  type UploadOptions,
} from 'tus-js-client';
import { createStallWatch, STALL_MS_MAX } from '../../lib/stall-watch.ts';
import { chunkBytesAt, requestProblem } from './request-guard.ts';
import type { OpenTransfer, SentFile } from './transfer.ts';
import {
  failureOfAnswer,
  failureOfBlocked,
  failureWithoutAnswer,
  type UploadFailure,
} from './upload-failure.ts';
import { deviceHeaders, type UploadPolicy } from './upload-policy.ts';

const TUS_ENDPOINT = '/api/tus/';

/** Transfers over tus 1.0.0: created without data, then sent in chunks of the policy's size. */
export function openTusTransfers(projectId: number, policy: UploadPolicy): OpenTransfer {
  return (sent, events) => {
    const { file, uploadId } = sent;
    let isStopped = true;
    const stall = createStallWatch(STALL_MS_MAX, () => {
      isStopped = true;
      void upload.abort();
      events.onFailed(failureWithoutAnswer('stalled'));
    });
    const upload = new Upload(file, {
      ...fixedOptions(sent, projectId, policy),
      // A start that was stopped before its request went out must not send it.
      onBeforeRequest: (request) => {
        if (isStopped) throw new BlockedRequest('stopped');
        refuseWrongRequest(request, file.size, policy);
        stall.moved();
      },
      onUploadUrlAvailable: () => events.onCreated(uploadIdOf(upload.url ?? '')),
      onProgress: (bytesSent) => {
        if (isStopped) return;
        stall.moved();
        events.onProgress(bytesSent);
      },
      onChunkComplete: (chunkBytes, bytesArrived) => {
        if (chunkBytes > 0) events.onChunkArrived(bytesArrived);
      },
      onSuccess: () => {
        stall.over();
        events.onFinished();
      },
      onError: (error) => {
        stall.over();
        if (!isStopped) events.onFailed(failureOf(error));
      },
    });
    if (uploadId !== null) upload.url = TUS_ENDPOINT + encodeURIComponent(uploadId);
    return {
      start() {
        isStopped = false;
        upload.start();
      },
      forget() {
        upload.url = null;
      },
      stop() {
        isStopped = true;
        stall.over();
        void upload.abort();
      },
    };
  };
}

/** Deletes what the server has of an upload. It may be gone already, and failing that the server lets it expire. */
export async function discardUpload(uploadId: string, policy: UploadPolicy): Promise<void> {
  await fetch(`${TUS_ENDPOINT}${encodeURIComponent(uploadId)}`, {
    method: 'DELETE',
    credentials: 'include',
    headers: { ...deviceHeaders(policy), 'Tus-Resumable': TUS_VERSION },
  }).catch(() => {});
}

function fixedOptions({ file, place }: SentFile, projectId: number, policy: UploadPolicy): UploadOptions {
  return {
    endpoint: TUS_ENDPOINT,
    chunkSize: policy.chunkBytes,
    // The last chunk is answered when it is safe: whether it is a usable video, the project tells soon after (RFC 7240).
    headers: { ...deviceHeaders(policy), Prefer: 'respond-async' },
    metadata: {
      projectId: String(projectId),
      filename: file.name,
      place: String(place),
      type: repairVideoType(file.name, file.type),
    },
    uploadDataDuringCreation: false,
    storeFingerprintForResuming: false,
    // Retrying is the uploader's decision.
    retryDelays: null,
    onAfterResponse: refuseToStartOver,
  };
}

class BlockedRequest extends Error {
  override readonly name = 'BlockedRequest';
}

class HeadRefused extends Error {
  override readonly name = 'HeadRefused';
  readonly answer: HttpResponse;

  constructor(answer: HttpResponse) {
    super(`HEAD was answered with ${answer.getStatus()}`);
    this.answer = answer;
  }
}

function refuseWrongRequest(request: HttpRequest, fileBytes: number, { chunkBytes }: UploadPolicy): void {
  const method = request.getMethod();
  const offset = Number(request.getHeader('Upload-Offset') ?? 0);
  const problem = requestProblem({
    method,
    tusVersion: request.getHeader('Tus-Resumable'),
    contentType: request.getHeader('Content-Type'),
    dataBytes: method === 'PATCH' ? chunkBytesAt(offset, fileBytes, chunkBytes) : 0,
  });
  if (problem !== null) throw new BlockedRequest(problem);
}

/** tus-js-client would answer any refused HEAD with a new upload; whether to start over is the uploader's decision. */
function refuseToStartOver(request: HttpRequest, answer: HttpResponse): void {
  if (request.getMethod() === 'HEAD' && answer.getStatus() >= 400) throw new HeadRefused(answer);
}

function failureOf(error: Error): UploadFailure {
  const cause = error instanceof DetailedError ? error.causingError : null;
  if (cause instanceof BlockedRequest) return failureOfBlocked(cause.message);
  const answer =
    cause instanceof HeadRefused
      ? cause.answer
      : error instanceof DetailedError
        ? error.originalResponse
        : null;
  if (answer === null) return failureWithoutAnswer(error.message);
  return failureOfAnswer(answer.getStatus(), answer.getBody(), answer.getHeader('Retry-After') ?? null);
}

function uploadIdOf(url: string): string {
  return decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));
}
