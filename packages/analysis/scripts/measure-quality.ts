import { join } from 'node:path';
import { REPOSITORY } from '../src/testing/decode-clip.ts';
import { cameraTable } from './quality/camera-table.ts';
import { cutsTable } from './quality/cuts-table.ts';
import { eightBitsTable } from './quality/eight-bits-table.ts';
import { footageTables } from './quality/footage-tables.ts';
import { highlightsTable } from './quality/highlights-table.ts';
import { otherWordsTable } from './quality/other-words-table.ts';
import { replaceSection } from './quality/report.ts';
import { speechTable } from './quality/speech-table.ts';

/**
 * Makes the tables of docs/analysis-quality.md anew:
 *   node packages/analysis/scripts/measure-quality.ts [section...]
 * Needs the folder of real footage (FOOTAGE_DIR), the converted models and an ffmpeg with flite for 'speech'.
 */
const SECTIONS: Readonly<Record<string, () => Promise<string>>> = {
  highlights: highlightsTable,
  speech: speechTable,
  camera: cameraTable,
  cuts: cutsTable,
  footage: footageTables,
  'eight bits': eightBitsTable,
  'other words': otherWordsTable,
};

const wanted = process.argv.slice(2);
for (const [section, measure] of Object.entries(SECTIONS)) {
  if (wanted.length > 0 && !wanted.includes(section)) continue;
  const tables = await measure();
  console.log(`${section}\n${tables}\n`);
  await replaceSection(join(REPOSITORY, 'docs/analysis-quality.md'), section, tables);
}
