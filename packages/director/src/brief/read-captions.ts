import { takeAll } from './reading.ts';
import { whole } from './rules.ts';

const CAPTIONS =
  /(?:(?:add|with|auto|automatic|put|burn in|burn|use|show|include|some|the|big|nice|animated) )*(?:captions?|subtitles)(?: (?:of|for|on) (?:what|the|everything)(?: [^ .,|]+){0,3})?/;

/** 'Add captions', 'with subtitles of what she says'. Refusals have been read before. */
export function readCaptions(text: string): { readonly text: string; readonly captions: boolean } {
  let captions = false;
  const rest = takeAll(text, whole(CAPTIONS), () => {
    captions = true;
  });
  return { text: rest, captions };
}
