/**
 * 'Start where she says hello everyone': words that are heard, not shown and not instructions. They are taken from the
 * prompt as written and go through the readers as one word, which `spokenIn` turns back.
 */
export function readSpoken(prompt: string): string {
  return prompt.replace(SAYING, (whole: string, ...args) => {
    const { lead = '', who = '', quoted, plain } = args.at(-1) as Record<string, string | undefined>;
    const words = wordsOf(quoted ?? plain ?? '');
    if (quoted === undefined && lead === '' && TELLS.test(words[0] ?? '')) return whole;
    if (words.length === 0 || NOTHING_SAID.test(words.join(' '))) return whole;
    const place = /\b(start|begin|open|end|finish|close|stop)/i.exec(lead)?.[1];
    const verb = place === undefined ? '' : /start|begin|open/i.test(place) ? 'start with ' : 'end with ';
    return `${verb}the ${[MARK + wordsOf(who).join(WHO_MARK), ...words].join(MARK)} clip`;
  });
}

/** Who says which words, where `word` stands for some. */
export function spokenIn(word: string): { readonly who: string; readonly words: readonly string[] } | null {
  if (!word.startsWith(MARK)) return null;
  const [who = '', ...words] = word.slice(MARK.length).split(MARK);
  return { who: who.split(WHO_MARK).join(' '), words };
}

/** 'My daughter says people like a title' reports an opinion. */
const TELLS = /^(?:people|everyone|everybody|you|it|its|that|this|they|i|we|there|a|the|most)$/;

/** Letters that no word holds, and that come through normalising. */
const MARK = 'qxq';
const WHO_MARK = 'qzq';
const WORDS_MAX = 12;

const PERSON = String.raw`(?:man|woman|bride|groom|best\s+man|speaker|guy|girl|boy|kid|child|father|mother|dad|mom|mum|teacher|presenter|host|friend|lady|son|daughter|sister|brother|husband|wife|grandma|grandpa|priest|officiant)`;
const WHO = String.raw`(?<!\b(?:let(?:'s)?|what|whatever|everything|anything|all|all that|things?)\s+)(?<who>i|he|she|they|we|you|someone|somebody|me|him|her|them|us|(?:the|my|our|a)\s+${PERSON})`;
const LEAD = String.raw`(?<lead>(?:\b(?:start|begin|open|end|finish|close|stop)(?:s|ing|ning)?\s+(?:(?:it|the\s+(?:video|reel|edit))\s+)?(?:off\s+)?)?(?:\b(?:with|at|on|from|right|exactly|just|in|to)\s+)*(?:\b(?:the|that)\s+(?:very\s+|exact\s+)?(?:moment|part|bit|point|place|clip|line|sentence|second|scene|shot|time)\s+)?(?:\b(?:where|when|as|as\s+soon\s+as|in\s+which|once|after)\s+)?)`;
const SAYS = String.raw`(?:say|says|said|saying|is\s+saying|are\s+saying|shouts?|shouting|yells?|yelling|whispers?|screams?|am\s+saying)`;
const STOP = String.raw`(?=\s*(?:[.,;!?\n]|$)|\s+(?:and|then|but|so)\s+(?:then|start|end|finish|begin|make|keep|use|show|skip|leave|fade|remove|drop|no|put|the|it|go|cut|with|mute|i)\b|\s+(?:then|about|around|for|in|under|at)\s+(?:about\s+)?(?:\d+|ten|fifteen|twenty|thirty|forty|fifty|sixty|half|a\s+minute|the\s+(?:start|beginning|end))\b|\s+\d+\s*(?:s|sec|seconds?|minutes?)\b|\s+(?:ten|fifteen|twenty|thirty|forty|fifty|sixty)(?:\s+\w+)?\s+seconds?\b)`;
const SAYING = new RegExp(
  String.raw`${LEAD}\b${WHO}\s+${SAYS}\s+(?:the\s+words?\s+)?:?\s*(?:["\u201c'\u2018](?<quoted>[^"\u201c\u201d]{1,80}?)["\u201d'\u2019](?!\w)|(?<plain>[^\s.,;:!?"\u201c\u201d][^.,;:!?\n"\u201c\u201d]{0,60}?)${STOP})`,
  'gi',
);
const NOTHING_SAID =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half|no|yes we|something|anything|nothing|it|that|this|so|a lot|too|stuff|things|what|much|more|about|to|how|hi there is|goodnight)(?: |$)/;

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}]+/gu, ''))
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX);
}
