import type { ClipAnalysis } from '@cutroom/contract';
import { fileNameWords } from '../summary/file-name-words.ts';

/** An analysis of a file and what that file was called. */
export interface NamedAnalysis {
  readonly analysis: ClipAnalysis;
  readonly filename: string;
}

/**
 * What a model has said about a file, taken over for the same file uploaded again: nobody has to look or pay twice.
 * Only the words of the other file's name stay behind.
 */
export function adoptLook(own: NamedAnalysis, earlier: NamedAnalysis): ClipAnalysis {
  const { description, labels, mood, relevantCategories, moments, eye } = earlier.analysis;
  const otherName = new Set(fileNameWords(earlier.filename));
  const kept = labels.filter((label) => !otherName.has(label));
  return {
    ...own.analysis,
    description,
    labels: [...new Set([...kept, ...fileNameWords(own.filename)])],
    mood,
    relevantCategories,
    moments,
    eye,
  };
}
