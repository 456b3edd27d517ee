import { isBeingChecked, type UploadItem, type UploadList } from '../queue/upload-list.ts';
import { secondsLeft } from '../transfer/transfer-rate.ts';
import { bytesText, speedText, timeLeftText } from './amounts.ts';

export type RowAction = 'pause' | 'resume' | 'retry' | 'remove' | 'replace' | 'dismiss';

export interface RowStatus {
  readonly tone: 'plain' | 'good' | 'poor';
  /** What is going on, in a few words. */
  readonly text: string;
  /** Numbers that change often: how much, how fast, how long. */
  readonly figures: readonly string[];
  /** 0-100; null where there is nothing to show. */
  readonly progress: number | null;
  readonly actions: readonly RowAction[];
}

/** What a file of this session says and offers. */
export function rowStatus(item: UploadItem, { isOnline, isHeld }: UploadList): RowStatus {
  const total = bytesText(item.bytesTotal);
  const soFar = [`${bytesText(item.bytesSent)} of ${total}`];
  const progress = item.bytesTotal === 0 ? 0 : (item.bytesSent / item.bytesTotal) * 100;
  const plain = { tone: 'plain', progress } as const;
  switch (item.phase.kind) {
    case 'waiting':
      return { ...plain, text: waitingText(isOnline, isHeld), figures: soFar, actions: ['pause', 'remove'] };
    case 'checking':
      return checkingStatus(total);
    case 'sending':
      if (isBeingChecked(item)) return checkingStatus(total);
      return {
        ...plain,
        text: 'Uploading',
        figures: [...soFar, ...rateFigures(item)],
        actions: ['pause', 'remove'],
      };
    case 'retrying':
      return { ...plain, text: 'Trying again', figures: soFar, actions: ['pause', 'remove'] };
    case 'paused':
      return { ...plain, text: 'Paused', figures: soFar, actions: ['resume', 'remove'] };
    case 'done':
      return { tone: 'good', text: 'Uploaded', figures: [total], progress: null, actions: ['remove'] };
    case 'failed':
      return {
        tone: 'poor',
        text: item.phase.message,
        figures: [total],
        progress: null,
        actions: ['retry', 'remove'],
      };
    case 'refused':
      return {
        tone: 'poor',
        text: item.phase.message,
        figures: [total],
        progress: null,
        actions: ['replace', 'dismiss'],
      };
  }
}

function checkingStatus(total: string): RowStatus {
  return { tone: 'plain', text: 'Uploaded, checking', figures: [total], progress: null, actions: ['remove'] };
}

function waitingText(isOnline: boolean, isHeld: boolean): string {
  if (!isOnline) return 'Waiting for your connection';
  return isHeld ? 'The server is busy, continuing shortly' : 'Waiting';
}

function rateFigures({ rate, bytesTotal, bytesSent }: UploadItem): readonly string[] {
  if (rate.shown === null) return [];
  const left = secondsLeft(rate, bytesTotal - bytesSent);
  const speed = speedText(rate.shown.bytesPerSecond);
  return left === null ? [speed] : [speed, timeLeftText(left)];
}
