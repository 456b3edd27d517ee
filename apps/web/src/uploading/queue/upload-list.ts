import type { PendingUpload } from '@cutroom/contract';
import { addSample, NO_RATE, type TransferRate } from '../transfer/transfer-rate.ts';

type UploadPhase =
  /** For a free place, for the connection, or for the server to have time again. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending' }
  /** A request failed and will be tried again by itself. */
  | { readonly kind: 'retrying' }
  | { readonly kind: 'paused' }
  /** All has arrived, and what the server's check makes of it is not known yet. */
  | { readonly kind: 'checking'; readonly sinceMs: number }
  | { readonly kind: 'done' }
  /** Gave up; the person may try again. Without an answer the page tries again, too, once somebody is back at it. */
  | { readonly kind: 'failed'; readonly message: string; readonly isAnswered: boolean }
  /** The file itself is the reason: by our rules (nothing was sent) or the server's. */
  | { readonly kind: 'refused'; readonly message: string; readonly by: 'rule' | 'server' };

export interface UploadItem {
  readonly id: string;
  readonly name: string;
  readonly bytesTotal: number;
  readonly bytesSent: number;
  /** Counts the bursts of activity, so that what is said at a burst's end is about its files only. */
  readonly batch: number;
  /** The server's name of the upload, which becomes the clip's id; null until it is created. */
  readonly uploadId: string | null;
  readonly rate: TransferRate;
  readonly failuresInRow: number;
  readonly timesMissing: number;
  readonly phase: UploadPhase;
}

export interface UploadList {
  readonly items: readonly UploadItem[];
  readonly batch: number;
  readonly isOnline: boolean;
  /** The server asked for time: nothing new is started. */
  readonly isHeld: boolean;
}

export type UploadEvent =
  | { readonly kind: 'added'; readonly files: readonly AddedFile[] }
  | { readonly kind: 'rule_refused'; readonly files: readonly (AddedFile & { readonly message: string })[] }
  | { readonly kind: 'started'; readonly id: string }
  | { readonly kind: 'created'; readonly id: string; readonly uploadId: string }
  | { readonly kind: 'progressed'; readonly id: string; readonly bytesSent: number; readonly atMs: number }
  | { readonly kind: 'chunk_arrived'; readonly id: string; readonly bytesArrived: number }
  | { readonly kind: 'arrived'; readonly id: string; readonly atMs: number }
  | { readonly kind: 'finished'; readonly id: string }
  | { readonly kind: 'retrying'; readonly id: string; readonly startOver: boolean }
  | { readonly kind: 'held_back'; readonly id: string }
  | {
      readonly kind: 'failed';
      readonly id: string;
      readonly message: string;
      /** The server gave a reason, which stays the same for whoever asks again. */
      readonly isAnswered: boolean;
    }
  | { readonly kind: 'server_refused'; readonly id: string; readonly message: string }
  | { readonly kind: 'paused'; readonly id: string }
  | { readonly kind: 'resumed'; readonly id: string }
  | { readonly kind: 'tried_again'; readonly id: string }
  | { readonly kind: 'removed'; readonly id: string }
  | { readonly kind: 'connection_lost' }
  | { readonly kind: 'connection_back' }
  | { readonly kind: 'hold_over' };

export interface AddedFile {
  readonly id: string;
  readonly name: string;
  readonly bytesTotal: number;
  /** The upload of a page that is gone, which goes on. */
  readonly begun?: PendingUpload | null;
}

export const EMPTY_LIST: UploadList = { items: [], batch: 0, isOnline: true, isHeld: false };

/** The upload state machine. An event that does not fit an item's phase leaves it as it is. */
export function afterEvent(list: UploadList, event: UploadEvent): UploadList {
  switch (event.kind) {
    case 'added':
      return addItems(list, event.files, () => ({ kind: 'waiting' }));
    case 'rule_refused': {
      const messages = new Map(event.files.map(({ id, message }) => [id, message]));
      return addItems(list, event.files, ({ id }) => ({
        kind: 'refused',
        message: messages.get(id) ?? '',
        by: 'rule',
      }));
    }
    case 'started':
      return inPhase(list, event.id, ['waiting', 'retrying'], () => ({ phase: { kind: 'sending' } }));
    case 'created':
      return inPhase(list, event.id, UNFINISHED, () => ({ uploadId: event.uploadId }));
    case 'progressed':
      return inPhase(list, event.id, ['sending'], (item) => ({
        bytesSent: event.bytesSent,
        rate: addSample(item.rate, { atMs: event.atMs, bytesSent: event.bytesSent }),
      }));
    case 'chunk_arrived':
      return inPhase(list, event.id, UNFINISHED, () => ({ bytesSent: event.bytesArrived, failuresInRow: 0 }));
    case 'arrived':
      return inPhase(list, event.id, UNFINISHED, (item) => ({
        phase: { kind: 'checking', sinceMs: event.atMs },
        bytesSent: item.bytesTotal,
      }));
    case 'finished':
      return inPhase(list, event.id, ['checking'], () => ({ phase: { kind: 'done' } }));
    case 'retrying':
      return inPhase(list, event.id, ['sending'], (item) => ({
        phase: { kind: 'retrying' },
        rate: NO_RATE,
        failuresInRow: item.failuresInRow + 1,
        timesMissing: item.timesMissing + (event.startOver ? 1 : 0),
        ...(event.startOver ? { bytesSent: 0, uploadId: null } : {}),
      }));
    case 'held_back': {
      const held = inPhase(list, event.id, ['sending'], (item) => ({
        phase: { kind: 'waiting' },
        rate: NO_RATE,
        failuresInRow: item.failuresInRow + 1,
      }));
      return { ...held, isHeld: true };
    }
    case 'failed':
      return inPhase(list, event.id, UNFINISHED, () => ({
        phase: { kind: 'failed', message: event.message, isAnswered: event.isAnswered },
        rate: NO_RATE,
      }));
    case 'server_refused':
      return inPhase(list, event.id, [...UNFINISHED, 'checking'], () => ({
        phase: { kind: 'refused', message: event.message, by: 'server' },
      }));
    case 'paused':
      return inPhase(list, event.id, ['waiting', 'sending', 'retrying'], () => ({
        phase: { kind: 'paused' },
        rate: NO_RATE,
      }));
    case 'resumed':
      return inPhase(list, event.id, ['paused'], () => ({ phase: { kind: 'waiting' } }));
    case 'tried_again':
      return tryAgain(list, event.id);
    case 'removed':
      return { ...list, items: list.items.filter(({ id }) => id !== event.id) };
    case 'connection_lost':
      return { ...list, isOnline: false, items: list.items.map(withoutConnection) };
    case 'connection_back':
      return { ...list, isOnline: true };
    case 'hold_over':
      return { ...list, isHeld: false };
  }
}

type PhaseKind = UploadPhase['kind'];
const UNFINISHED: readonly PhaseKind[] = ['waiting', 'sending', 'retrying', 'paused'];
const HOLDING_A_PLACE: readonly PhaseKind[] = ['sending', 'retrying'];

/** Whether leaving now would lose something. */
export function hasUnfinished({ items }: UploadList): boolean {
  return items.some(({ phase }) => UNFINISHED.includes(phase.kind));
}

/** Whether it is still open what becomes of some file; it may have arrived and be checked. */
export function isUnderWay(list: UploadList): boolean {
  return list.items.some(isGoingOn);
}

export function isGoingOn({ phase }: UploadItem): boolean {
  return UNFINISHED.includes(phase.kind) || phase.kind === 'checking';
}

/** It has ended without becoming a clip. */
export function needsSomebody({ phase }: UploadItem): boolean {
  return phase.kind === 'failed' || phase.kind === 'refused';
}

/** The waiting files that may start now, in the order they were added. */
export function startable(list: UploadList, concurrentMax: number): readonly UploadItem[] {
  if (!list.isOnline || list.isHeld) return [];
  const busy = list.items.filter(({ phase }) => HOLDING_A_PLACE.includes(phase.kind)).length;
  return list.items
    .filter(({ phase }) => phase.kind === 'waiting')
    .slice(0, Math.max(0, concurrentMax - busy));
}

/** All bytes have gone and the server is looking at the file, whether it has answered yet or not. */
export function isBeingChecked({ phase, bytesSent, bytesTotal }: UploadItem): boolean {
  return phase.kind === 'checking' || (phase.kind === 'sending' && bytesTotal > 0 && bytesSent >= bytesTotal);
}

/** 0-100 over the files of this burst; null while nothing is under way. */
export function batchPercent(list: UploadList): number | null {
  if (!isUnderWay(list)) return null;
  const items = itemsOfBatch(list).filter((item) => !needsSomebody(item));
  const total = items.reduce((sum, { bytesTotal }) => sum + bytesTotal, 0);
  const sent = items.reduce((sum, { bytesSent }) => sum + bytesSent, 0);
  return total === 0 ? 0 : Math.min(100, (sent / total) * 100);
}

/** How many files of this burst have arrived, of those that can. */
export function arrivedOfBatch(list: UploadList): { readonly arrived: number; readonly total: number } {
  const items = itemsOfBatch(list).filter((item) => !needsSomebody(item));
  const arrived = items.filter((item) => item.phase.kind === 'done' || isBeingChecked(item));
  return { arrived: arrived.length, total: items.length };
}

export type BatchEnd =
  | { readonly kind: 'complete' }
  | { readonly kind: 'failed'; readonly failedCount: number; readonly fileCount: number };

/** What became of a burst of uploads, at the event that ended it; null at every other event. */
export function batchEnd(before: UploadList, after: UploadList): BatchEnd | null {
  if (!isUnderWay(before) || isUnderWay(after)) return null;
  const items = itemsOfBatch(after);
  const failedCount = items.filter(needsSomebody).length;
  if (failedCount > 0) return { kind: 'failed', failedCount, fileCount: items.length };
  return items.length > 0 ? { kind: 'complete' } : null;
}

/** What our own rules refused never was part of the upload. */
function itemsOfBatch({ items, batch }: UploadList): readonly UploadItem[] {
  return items.filter((item) => item.batch === batch && !isRuleRefused(item));
}

export function isRuleRefused({ phase }: UploadItem): boolean {
  return phase.kind === 'refused' && phase.by === 'rule';
}

function currentBatch(list: UploadList): number {
  return isUnderWay(list) ? list.batch : list.batch + 1;
}

function addItems(
  list: UploadList,
  files: readonly AddedFile[],
  phaseOf: (file: AddedFile) => UploadPhase,
): UploadList {
  const batch = currentBatch(list);
  const added = files.map(
    (file): UploadItem => ({
      id: file.id,
      name: file.name,
      bytesTotal: file.bytesTotal,
      bytesSent: file.begun?.bytesReceived ?? 0,
      batch,
      uploadId: file.begun?.id ?? null,
      rate: NO_RATE,
      failuresInRow: 0,
      timesMissing: 0,
      phase: phaseOf(file),
    }),
  );
  return { ...list, batch, items: [...list.items, ...added] };
}

function tryAgain(list: UploadList, id: string): UploadList {
  const batch = currentBatch(list);
  const next = inPhase(list, id, ['failed'], () => ({
    phase: { kind: 'waiting' },
    batch,
    failuresInRow: 0,
    timesMissing: 0,
  }));
  return next === list ? list : { ...next, batch };
}

function withoutConnection(item: UploadItem): UploadItem {
  if (!HOLDING_A_PLACE.includes(item.phase.kind)) return item;
  return { ...item, phase: { kind: 'waiting' }, rate: NO_RATE };
}

function inPhase(
  list: UploadList,
  id: string,
  phases: readonly PhaseKind[],
  change: (item: UploadItem) => Partial<UploadItem>,
): UploadList {
  const index = list.items.findIndex((item) => item.id === id && phases.includes(item.phase.kind));
  const item = list.items[index];
  if (item === undefined) return list;
  return { ...list, items: list.items.with(index, { ...item, ...change(item) }) };
}
