import type { UnsupportedWish } from './brief.ts';

const QUOTED = String.raw`["\u201c\u201d\u00ab\u00bb]([^"\u201c\u201d\u00ab\u00bb]{1,120})["\u201c\u201d\u00ab\u00bb]|'([^']{2,120})'(?!\w)`;
const NAMES_A_TITLE = String.raw`(?:title|titled|call it|called|name it|named|text|caption|headline|heading|words?|saying|says|say|reads|reading|write|label)`;

/**
 * Text to show, taken from the prompt as written (before lower-casing): 'title: Rome 2026', 'add the text "Hello"'.
 * Its words must not be read as instructions, so they are removed.
 */
export function readTexts(prompt: string): {
  prompt: string;
  texts: UnsupportedWish[];
  title: string | null;
} {
  const texts: UnsupportedWish[] = [];
  let title: string | null = null;
  const show = (text: string, isTitle: boolean): string => {
    const clean = text.trim().replace(/[\s.,;:]+$/, '');
    if (clean === '') return ' . ';
    if (isTitle) title ??= clean;
    texts.push({ kind: 'text', wish: `the text '${clean}' on screen`, text: clean });
    return ' . ';
  };
  const named = new RegExp(
    String.raw`(?:(?:with|add|put|use|give it|having|show|and)\s+)*(?:(?:a|an|the|my)\s+)?(?:big\s+|opening\s+|final\s+)?${NAMES_A_TITLE}(?:\s+(?:it|text|card|overlay|that|which|saying|says|reads|reading|of|is|should be|:))*\s*:?\s*(?:${QUOTED})(?:\s+(?:at|in|on|over)\s+(?:the\s+)?(?:start|beginning|end|first|last|screen|top|bottom|video)(?:\s+(?:shot|clip|scene))?)?`,
    'giu',
  );
  let rest = prompt.replace(named, (whole: string, double?: string, single?: string) =>
    show(
      double ?? single ?? '',
      /titl|call|name|headline|heading/i.test(whole.replace(/["\u201c'].*$/su, '')),
    ),
  );
  rest = rest.replace(
    new RegExp(String.raw`\b(?:put|show|write|add|display|place|print)\s+(?:${QUOTED})`, 'giu'),
    (_, double?: string, single?: string) => show(double ?? single ?? '', false),
  );
  rest = rest.replace(
    /\b(?:title|headline|caption|text)\s*(?::|=)\s*([^\n.;,|]{1,80})/giu,
    (whole: string, text: string) => show(text, /^(?:title|headline)/i.test(whole)),
  );
  rest = rest.replace(
    /\b(?:[Tt]ext|[Tt]itle|[Cc]aption|[Ww]ords|[Hh]eadline|[Tt]itled)\s+((?:\p{Lu}[\p{L}\d'!&-]*|\d{4})(?:\s+(?:\p{Lu}[\p{L}\d'!&-]*|\d{1,4}|of|the|in|and|&)(?=\s|$|[.,!]))*)/gu,
    (whole: string, text: string) => show(text, /^(?:title|headline)/i.test(whole)),
  );
  return { prompt: rest, texts, title };
}
