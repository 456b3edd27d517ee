import type { CorpusPrompt } from './expectation.ts';
import { TWENTIETH_REPORT_SET } from './twentieth-report-set.ts';
import { TWENTY_FIRST_REPORT_SET } from './twenty-first-report-set.ts';

/** Run to report, and not to develop on: nobody who writes the rules has studied what it misses. */
export const REPORT_SET: readonly CorpusPrompt[] = [...TWENTIETH_REPORT_SET, ...TWENTY_FIRST_REPORT_SET];
