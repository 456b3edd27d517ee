import type { Look } from '@cutroom/contract';
import { namesThing } from '../vocabulary/meaning.ts';
import { GAP } from './reading.ts';

export interface LooksFound {
  readonly text: string;
  /** In the order said; a reel has one look, so the first counts. */
  readonly looks: readonly Look[];
  /** A look wanted for some clips only. */
  readonly ofSingleClips: boolean;
}

/** Adjectives of each look. `plain` ones mean it wherever they stand, `other` ones where a look is spoken of. */
const WORDS: { readonly [L in Look]: { readonly plain: string; readonly other: string } } = {
  black_and_white: {
    plain:
      'blackwhite|monochrome|gr[ae]y ?scale|noir|colou?rless|(?:no|without|drain(?: the| all)?) colou?rs?',
    other: 'gr[ae]y',
  },
  vintage: {
    plain:
      'vintage|retro|(?:(?:like|from) (?:a |an )?(?:[^ .,|]+ )?(?:from )?the )?(?:sixties|seventies|eighties|nineties)|(?:shot |filmed |recorded )?on (?:old |real )?film|sepia|vhs|8 ?mm|super 8|film grain|grainy|analog(?:ue)?|polaroid|old (?:film|movie|school film)|nostalgic',
    other: '(?:19)?[5-9]0 s|film|old|aged',
  },
  vivid: {
    plain: 'vivid|vibrant|saturated|technicolou?r',
    other: 'punchy|bold|bright(?:er)?|popping|rich(?:er)?|strong(?:er)?|intense|colou?rful|lively|loud|juicy',
  },
  cinematic: {
    plain: 'cinematic|filmic|hollywood(?: style)?|teal and orange|like (?:a|in a|in the) (?:movie|cinema)',
    other: 'moody|dramatic|movie|cinema|dark|contrasty',
  },
  warm: {
    plain: 'golden hour(?= (?:looks?|feel|tones?|vibes?|colou?rs?|light))',
    other: 'warm(?:er|ish)?|golden(?: hour)?|orange|sunny|summery|autumn(?:al)?|honey',
  },
  cool: {
    plain: 'blueish|bluish|icy',
    other: 'cool(?:er)?|cold(?:er)?|blue(?:r)?|teal|wintry|frosty|steely',
  },
  soft: {
    plain: 'pastel|dreamy|ethereal',
    other: 'soft(?:er)?|muted|faded|hazy|gentle|delicate|airy|washed(?: out)?|pale|romantic',
  },
  natural: {
    plain: '(?:natural|original|real|true|unedited|untouched) colou?rs?|ungraded',
    other: 'natural|neutral|untouched',
  },
};
/** They praise a reel ('a cool video') or say how it moves, and colour it only beside a word for colours. */
const NEEDS_HUE =
  /^(?:cool|bold|strong|rich|loud|lively|movie|cinema|old|dark|film|natural|bright|gentle|teal|blue|orange|intense|colou?rful|muted|romantic|pale|punchy|bright|brighter|juicy|richer|stronger|popping|faded)$/;
/** These say how a reel feels, too. */
const MOODS_TOO = /^(?:dreamy|moody|dramatic|romantic|gentle|nostalgic|ethereal)$/;

const HUES =
  'tones?|colou?rs?|looks?|looking|feel|feeling|filters?|grade|graded|grading|vibes?|style|styling|tints?|tinted|light|lighting|aesthetics?|pictures?|images?|treatment|palette|atmosphere|glow|hues?|toned|shades?|touch|effect';
const BESIDE_HUES = new RegExp(
  `^(?: (?:and|,|but) [^ .,|]+| (?:blue|cold|cool|warm|golden|muted|faded|soft|rich|bold|vivid|bright|natural|deep|happy|cheerful|fresh|strong))?(?: (?:colou?r|film))?(?: (?:${HUES}))+(?= |$)`,
);
const CLIPS = /^(?:clips?|shots?|footage|videos?|ones?|scenes?|parts?|takes?|1)$/;
const REEL = /^ (?:and [^ .,|]+ |, [^ .,|]+ )?(?:reel|video|edit|film|montage|movie|story|short)(?= |$)/;
const IT =
  '(?:it|everything|this|that|all|them|the (?:overall )?(?:whole (?:thing|video|reel)|look|style|tones?|mood|grade|grading|feel|vibe|video|reel|edit|film|pictures?|image|colou?rs?|footage|clips|result))';
const VERY =
  '(?: (?:a (?:little |tiny )?(?:bit|touch)|a little|slightly|more|very|really|all|nice(?:ly)?(?: and)?|super|quite|somewhat|completely|fully|entirely|rather|of|in|into|like|a|an|some|the|that|this))*';
const MADE = new RegExp(
  `(?:^| )(?:(?:make|keep|turn|have|want|give|go|put|render|grade|edit|get|looking|should be|must be|to be|in|with|use|apply|add)(?: for)?(?: ${IT})?(?: (?:to|should|must))?(?: (?:look|feel|be|go|appear)s?)?|(?:look|feel|seem)(?:s|ing)?|${IT})${VERY}$`,
);
const REFUSED = new RegExp(
  `(?:^| )(?:no|not|without|never|avoid|nothing|not too|do not (?:make|want|turn|use|add|put)(?: ${IT})?)${VERY}$`,
);
const LEAD = new RegExp(
  `(?:(?:^| )(?:with|in|use|add|give ${IT}|give|i want|want|like|having|make ${IT}|turn ${IT}|apply|(?:look|feel)(?:s|ing)?|not|no|without))?${VERY}$`,
);

/** 'the look should be cool and blue' */
const LOOK_SAID = new RegExp(
  `(?:^| )(?:look|tones?|colou?rs?|colou?r grad(?:e|ing)|grade|grading|pictures?|images?|hues?)(?: (?:should|must|to|is|are|has|be|look|feel|go|that|,))*${VERY}$`,
);

/** 'everything should be bright and colourful' */
const ALL_SHOULD_BE = new RegExp(
  `(?:^| )(?:want|make|keep|have) ${IT}${VERY}$|(?:^| )${IT} (?:should|must|has to|needs to|is to|to)(?: be| look)*(?: [^ .,|]+ and)?${VERY}$`,
);
const PICTURE_WORDS = /^(?:colou?rful|bright(?:er)?|old|blue|teal|orange|golden|faded)$/;

const OF_IT_ALL = new RegExp(`(?:make|turn|render|convert) ${IT}${VERY}$`);

const OTHER_WAYS: readonly (readonly [RegExp, Look])[] = [
  [
    /(?<=^| )(?:with )?(?:very |super )?(?:high|strong|more|extra|heavy|max(?:imum)?|lots of) (?:saturation|colou?r(?! ?(?:s|grad)))(?= |$)/g,
    'vivid',
  ],
  [/(?<=^| )(?:with )?(?:low|less|reduced|muted) (?:saturation)(?= |$)/g, 'soft'],
  [
    /(?<=^| )(?:(?:leave|keep|do not (?:touch|change|alter|edit))(?: the)? colou?rs?(?: (?:alone|natural|as (?:they are|is|it is|filmed)|untouched|the way (?:they are|(?:i|we) (?:filmed|shot|recorded)(?: (?:them|it))?)|as (?:i|we) (?:filmed|shot)(?: them| it)?|original|real))*|(?:the )?colou?rs? (?:should )?(?:stay|remain|be left)(?: (?!black|warm|vivid)[^ .,|]+){1,3})(?= |$)/g,
    'natural',
  ],
  [
    /(?<=^| )(?:make |let |the |i want |have |bring out |boost |push |crank up |more |all )*colou?rs?(?: (?:should|must|to|really|that))*(?: (?:pop|popping|stand out|shine|glow|jump out))(?= |$)|(?<=^| )(?:bring out|boost|push|pump up|crank up|raise|increase|intensify|strengthen|more)(?: the)? (?:colou?rs?|saturation)(?: (?:up|a bit|a lot))?(?= |$)|(?<=^| )(?:crank|pump|push|boost)(?: up)? (?:the )?saturation(?= |$)|(?<=^| )(?:a )?(?:pop|splash|burst) of colou?rs?(?= |$)/g,
    'vivid',
  ],
];
/** 'black and white except the dog' leaves no dog out. */
const EXCEPT_ONE =
  /(?<=(?:^| )(?:blackwhite|monochrome|warm|cool|vivid|vintage|retro|sepia|cinematic|soft|pastel|dreamy)(?: (?:look|style|tones?|colou?rs?))?(?: ,)?) (?:except|but not|apart from|besides|other than)(?: for| in| on)* (?:the |my |our )?[^ .,|]+(?: (?:clip|shot|one|1|video|\d+))?(?= ?[.,|]|$| and )/g;
const SINGLE_CLIPS =
  /(?<=^| )(?:make|turn|have) (?:the |my |clip |only )(?!whole|video|reel|edit|film|picture|image|colou?rs?|footage|clips|result|entire|thing)(?:[^ .,|]+ |\d+ ){1,3}?(?:into |in |look )?(?:blackwhite|warm(?:er)?|vintage|sepia|vivid|monochrome)(?= |$)/g;

/** What is done to the colours of the whole reel. Words that belong to a thing ('a vintage car') or a clip stay. */
export function readLook(text: string): LooksFound {
  const found: FoundLook[] = [];
  let ofSingleClips = false;
  let rest = text;
  for (const pattern of [EXCEPT_ONE, SINGLE_CLIPS]) {
    rest = rest.replace(pattern, () => {
      ofSingleClips = true;
      return GAP;
    });
  }
  for (const [pattern, look] of OTHER_WAYS) {
    rest = rest.replace(pattern, (words) => {
      found.push({ at: text.indexOf(words), look });
      return GAP;
    });
  }
  for (const look of Object.keys(WORDS) as Look[]) {
    rest = withoutLook(rest, look, (word) =>
      found.push({ at: text.indexOf(word), look, isMood: MOODS_TOO.test(word) }),
    );
  }
  const looks = settled(
    found.sort((a, b) => a.at - b.at),
    text,
  );
  return { text: rest.replace(/\s+/g, ' ').trim(), looks: [...new Set(looks)], ofSingleClips };
}

interface FoundLook {
  readonly at: number;
  readonly look: Look;
  readonly isMood?: boolean;
}

/** Of several looks the first counts, unless the speaker changes their mind between two of them. */
function settled(all: readonly FoundLook[], text: string): Look[] {
  // 'dramatic, black and white': a word for colours counts more than one for how it feels.
  const definite = all.filter(({ isMood }) => isMood !== true);
  const found = definite.length > 0 ? definite : all;
  const strong = found.filter(({ look }) => look !== 'natural');
  const looks = strong.length > 0 ? strong : found;
  const [first] = looks;
  const last = looks.at(-1);
  if (first === undefined || last === undefined) return [];
  return CHANGES_MIND.test(text.slice(first.at, last.at)) ? [last.look] : looks.map(({ look }) => look);
}

const CHANGES_MIND = /\b(?:no|actually|instead|rather|wait|better|but)\b/;

function withoutLook(text: string, look: Look, note: (word: string) => void): string {
  const { plain, other } = WORDS[look];
  const isPlain = new RegExp(`^(?:${plain})$`);
  const pattern = new RegExp(`(?<=^| )(?:${plain}|${other})(?= |$)`, 'g');
  let rest = '';
  let from = 0;
  for (const { 0: word, index } of text.matchAll(pattern)) {
    if (index < from) continue;
    const left = text.slice(from, index).trimEnd();
    const right = text.slice(index + word.length);
    const hue = BESIDE_HUES.exec(right)?.[0] ?? '';
    const [, next = ''] = right.split(' ');
    // 'a colourful video' is the reel, 'the colourful clips' are clips.
    const isReel = REEL.test(right) && /(?:^| )(?:an?|some)(?: [^ .,|]+){0,2}$/.test(left);
    if (hue === '' && (CLIPS.test(next) || namesThing(next)) && !OF_IT_ALL.test(left) && !isReel) continue;
    // 'start with the black and white film' is about a clip.
    if (
      /\b(?:with|on|skip|without|no|before|after|out|include) the$/.test(left) &&
      /^(?:film|movie)$/.test(next)
    )
      continue;
    const isLook =
      hue !== '' ||
      LOOK_SAID.test(left) ||
      (PICTURE_WORDS.test(word) && ALL_SHOULD_BE.test(left)) ||
      (/^colou?rful$/.test(word) && (isReel || (/(?:^|[.,|])$/.test(left) && /^(?:$| [.,|])/.test(right)))) ||
      (!NEEDS_HUE.test(word) &&
        (isPlain.test(word) ||
          MADE.test(left) ||
          (REEL.test(right) && /(?:^| )(?:an?|some)(?: [^ .,|]+ and| very| really)?$/.test(left)) ||
          (/(?:^|[.,|]|\band|\bbut)$/.test(left) && /^(?:$| [.,|]| and )/.test(right))));
    if (!isLook) continue;
    const isRefused = REFUSED.test(left);
    // 'No black and white' may be about a clip as well.
    if (isRefused && hue === '' && look === 'black_and_white') continue;
    if (!isRefused) note(word);
    rest += left.replace(LEAD, '') + GAP + (MOODS_TOO.test(word) && !isRefused ? word + GAP : '');
    from = index + word.length + hue.length;
  }
  return rest + text.slice(from);
}
