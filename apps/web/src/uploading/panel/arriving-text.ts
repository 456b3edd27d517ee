import { arrivedOfBatch, batchPercent, type UploadList } from '../queue/upload-list.ts';

/** '5 of 8 in', '62%'; without the share once all bytes are in. */
export function arrivingTexts(list: UploadList): readonly string[] {
  const { arrived, total } = arrivedOfBatch(list);
  const percent = Math.floor(batchPercent(list) ?? 100);
  return [`${arrived} of ${total} in`, ...(percent < 100 ? [`${percent}%`] : [])];
}
