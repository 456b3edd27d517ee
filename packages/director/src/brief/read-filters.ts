import { isKnownThing, namesThing } from '../vocabulary/meaning.ts';
import type { ClipReference } from './brief.ts';
import { referencesIn } from './phrases.ts';
import { takeAll } from './reading.ts';
import { takePhrases } from './take-phrases.ts';

export interface FiltersFound {
  readonly text: string;
  /** As `text`, with what is named in passing. */
  readonly withMentions: string;
  readonly include: readonly ClipReference[];
  /** The lists of three things and more among `include`. */
  readonly lists: readonly (readonly ClipReference[])[];
  readonly exclude: readonly ClipReference[];
  readonly only: readonly ClipReference[];
  readonly prefer: readonly ClipReference[];
  readonly everyClip: boolean;
  readonly noRepeats: boolean;
  readonly mostly: readonly ClipReference[];
  readonly fewer: readonly ClipReference[];
  readonly mentioned: readonly ClipReference[];
  /** 'a reel of people moving': what the video is of. */
  readonly about: readonly ClipReference[];
}

const EVERY =
  /(?<=^| )(?<!(?:of|from|per|in|for|on) )(?:use |include |show |with |keep |need |want |feature |put in |add )?(?:all|every(?: single)?|each)(?: of)?(?: the| my| these| our| 1 of the| 1 of my)?(?: \d+)? (?:clips?|videos?|footage|shots?|files?|them|of them|1 of them|1)(?! (?:with|of|that|where|in which|from|should|must|for|is|are|about|at(?! least)|has|have|on)(?= |$))(?: (?:i (?:uploaded|filmed|have|gave you)|at least once|once))?(?= |$)|(?<=^| )(?:use )?all of it(?= ?[.,|]|$)|(?<=^| )(?:use|include|show) (?:everything|them all|it all)(?! (?:that|which|with|from|in|before|after|except|but|apart|sharp|bright))(?= |$)|(?<=^| )(?:do not|never) (?:leave|skip|drop|cut)(?: out)? any(?:thing)?(?: (?:clips?|out|of (?:them|the clips)))*(?= |$)|(?<=^| )without (?:leaving|dropping|skipping) any(?:thing)?(?: (?:clips?|out))*(?= |$)/g;

const NO_REPEATS =
  /(?<=^| )(?:(?:do not|never) (?:repeat|reuse|use|show) (?:any(?:thing)? |the |a |same |clips?|shots?|1 |single |)*(?:twice|more than once|again|repeatedly)|(?:do not|never) (?:repeat|reuse)(?: (?:any|the|a|clips?|shots?|anything|same|footage))*|no (?:clip|shot|1)?(?: is| should be)? ?(?:twice|repeated)|no (?:repeats|repetitions?|duplicates|repeated (?:clips|shots))|(?:each|every) (?:clip|1)? ?(?:only|exactly|just) once|without (?:repeating|repeats|repetitions?)(?: (?:any|clips|anything|shots))*)(?= |$)/g;

const EXCLUDE =
  /(?<=^| )(?:(?:do|does|should|must|can|would|will) not (?:use|include|show|want|need|have|like|put(?: in)?|add|keep|see|want to see)(?: any(?: of)?| too many)?|not want(?: to see)?(?: any(?: of)?)?|(?:leave|leaving|take|cut|keep|edit|throw|filter|kick) out(?: any(?: of)?| all)?|(?:skip|skipping|exclude|excluding|omit|avoid|avoiding|remove|removing|drop|ditch|delete|discard|ignore|reject|hide)(?: over)?(?: any(?: of)?| all)?|get rid of(?: any| all)?|without(?: any)?|except(?: for)?|apart from|other than|besides|but not|nothing(?: that is| which is| too| with| of| from)?(?! (?:but|except|else|other|too|fancy|special|crazy|much|more|less|wrong|in|to|happens))|no(?! (?:needed|necessary|matter|problem|worries|idea|rush|hurry|longer|more than|less than|shorter))(?: more)?(?: shots? (?:of|with)| clips? (?:of|with)| footage of| scenes? (?:of|with))?|not(?! (?:necessary|needed|welcome|interesting|interested|wanted|allowed|invited|inside|there|in|it|here|visible|shown|seen|used|available|for|as|a problem|important|sure|required|mandatory|too|so|only|just|that|very|more|less|longer|over|under|many|much))|never(?: show| use)?|minus|i (?:hate|dislike)|cut(?= (?:the (?:first|last|second|third|fourth|fifth) (?:clip|video|one|1|shot)|clips? \d))|cut(?= the (?:boring|bad|shaky|blurry|dark|ugly|worst|poor))|cut(?= (?:the|my) (?:[^ .,|]+ ){1,2}(?:clip|shot|one|1|part|bit|scene|step|section|stuff)(?! (?:short|down|to|at|after|before|into|in) )(?= |$))|instead of|rather than)(?= )/g;

const TRAILING_EXCLUDE =
  /(?<=^| )(?:leave|take|cut|keep|throw|edit|filter|kick) (?:the |any |all |my )?((?:(?!(?:but|leave|take|cut|keep|use|show|no|not|without) )[^ .,|]+ ){1,6}?)out(?! of focus)(?= |$)/g;

const ONLY =
  /(?<=^| )(?:(?:use|show|include|keep|want|take|need|pick|select|choose|with|just use|feature) (?:only|just|nothing but|exclusively|solely)|(?:only|just|exclusively|solely) (?:use|show|include|keep|take|want|pick|select|choose|with|feature|put(?: in)?)|only|nothing (?:but|except|other than)|exclusively|solely|just(?= the| my| clips| shots| those| clip| videos)|just(?! (?:got|came|come|back|want|wanted|need|needed|went|had|have|finished|make|filmed|shot|started|think|returned|like|put|give|as|in|about|around|so|a|an|one|1|do|let|cut|add)\b)|limit (?:it|this|yourself) to|stick to|made (?:up )?(?:only |entirely )(?:of|from)|(?:everything|anything) (?:that is )?not)(?= )/g;

/** 'the beach clips only' */
const TRAILING_ONLY =
  /(?<=^| )(?:use |show |with |keep |take )?((?:the |my )?(?:[^ .,|]+ ){0,4}?(?:(?:clips?|shots?|videos?|ones|footage|parts|scenes)(?: \d+(?: (?:to|and|,) \d+)*)?) )only(?= |$)/g;

/** 'Use the clips with the dog' means those and no others; so does 'use clips 1 and 4'. */
const ONLY_THOSE =
  /(?<=^| )(?:use|take|show|pick|with|i want|want|need) (?=(?:the |my )?(?:first|last) \d+ (?:clips|ones|videos|shots|files)|(?:the |my )?(?:clips|shots|footage|videos|parts|moments|scenes) (?:\d|with|of|where|that|which|from|showing|in which|featuring))/g;

const INCLUDE =
  /(?<=^| )(?:(?:make sure|be sure|ensure)(?: (?:to|that|you|we|it|there is|there are|i))*(?: (?:include|use|show|have|see|has|keep|get|feature|contains?))*|(?:definitely |must |absolutely |should |has to |needs to |to )?(?:include|including|contain|keep in)|must (?:have|show|use|see)|do not (?:forget|miss|skip|leave out|lose)|never (?:skip|leave out)|(?:i |we )?(?:want|need|love|would like)(?: to)?(?: see| have| show)?(?= (?:the|my|our|a shot|clips?) )|there (?:should|must|has to) be|use(?= the| my| our| clips?)|take(?= the| my| our| clips?)|show(?= the| my| our| clips?)|keep(?= the | my | clips? )|feature|featuring|add(?= the | my | clip))(?= )/g;

const PREFER =
  /(?<=^| )(?:(?:focus|focusing|focused|concentrate|concentrating|emphasis|centre|center|based|spend more time)(?: more| mostly| mainly| especially)?(?: (?:on|around))|(?:mostly|mainly|primarily|especially|particularly|preferably)(?: (?:use|show|with|of|about))*|(?:lots|plenty|a lot|more|tons|loads|many) of|more(?! than)|prefer|highlight(?:ing)?(?! reel| video| film| clip)|highlights of|emphasi[sz]e|show off|showcas(?:e|ing)(?= (?:the|our|my|some|all|how|her|his))|prioriti[sz]e|(?:all )?about|celebrat(?:e|ing)|as many)(?= )/g;

const OF_A_VIDEO = /(?<=(?:^| )(?:reel|video|film|movie|montage|edit|compilation) )of(?= )/g;

/** Which clips to use: all, only some, not some, some for sure, some rather. */
export function readFilters(text: string): FiltersFound {
  let everyClip = false;
  let noRepeats = false;
  const include: ClipReference[] = [];
  const lists: (readonly ClipReference[])[] = [];
  const exclude: ClipReference[] = [];
  const only: ClipReference[] = [];
  const prefer: ClipReference[] = [];
  const mostly: ClipReference[] = [];
  const fewer: ClipReference[] = [];
  let rest = takeAll(text, NO_REPEATS, () => {
    noRepeats = true;
  });
  rest = takeAll(rest, EVERY, ([words]) => {
    everyClip = true;
    noRepeats ||= /(?<!at least) once$/.test(words);
  });
  rest = takePhrases(
    rest,
    /(?<=^| )(?:do not (?:forget|miss|leave out|skip|lose)(?: about| to (?:include|show|use))?|never (?:skip|leave out))(?= (?:the |my |our ))/g,
    (references) => {
      include.push(...references);
    },
  );
  rest = takeAll(rest, TRAILING_EXCLUDE, (m) => {
    const references = referencesIn(m[1] ?? '');
    exclude.push(...references);
    return references.length > 0;
  });
  rest = takePhrases(rest, EXCLUDE, (references) => {
    exclude.push(...references);
  });
  rest = takeAll(rest, TRAILING_ONLY, (m) => {
    const references = referencesIn((m[1] ?? '').trim());
    only.push(...references);
    return references.length > 0;
  });
  rest = takePhrases(rest, ONLY, (references, cue) => {
    if (cue.trim() === 'just' && !references.every(isAboutClips)) return false;
    only.push(...references);
    return true;
  });
  rest = takePhrases(rest, ONLY_THOSE, (references) => {
    only.push(...references);
  });
  rest = takePhrases(rest, INCLUDE, (references) => {
    include.push(...references);
    if (references.length >= LIST_MIN) lists.push(references);
  });
  // 'show cutting, gluing and painting'
  rest = takePhrases(rest, /(?<=^| )(?:show|use|include|feature|see)(?= )/g, (references) => {
    if (references.length < LIST_MIN || !references.some(isOfThing)) return false;
    if (!references.every((reference) => isOfThing(reference) || /..ing$/.test(reference.said))) return false;
    include.push(...references);
    lists.push(references);
    return true;
  });
  rest = takePhrases(
    rest,
    /(?<=^| )(?:less(?: of)?(?! than)|fewer(?! than)|not (?:too|so) (?:much|many)(?: of)?|only (?:a little|a bit of|some))(?= )/g,
    (references) => {
      fewer.push(...references);
    },
  );
  rest = takePhrases(rest, PREFER, (references, cue) => {
    prefer.push(...references);
    if (/mostly|mainly|primarily|\babout\b/.test(cue)) mostly.push(...references);
  });
  const about: ClipReference[] = [];
  rest = takePhrases(rest, OF_A_VIDEO, (references) => {
    if (!references.every(isOfThing)) return false;
    about.push(...references);
    return true;
  });
  const mentioned: ClipReference[] = [];
  // 'Quick cuts of the dancing and the party': what it is of, where nothing stands before.
  rest = takePhrases(rest, /(?<=^(?:\| )*|[.] (?:\| )*)of(?= (?:the|my|our) )/g, (references) => {
    if (references.length > 1) only.push(...references);
    return references.length > 1;
  });
  const withMentions = rest;
  rest = takePhrases(rest, /(?<=^| )(?:with|of|about|showing)(?= (?:the|my|our) )/g, (references) => {
    mentioned.push(...references.filter(({ kind }) => kind === 'words'));
  });
  // 'a teaser with kiss, dance and fireworks'
  rest = takePhrases(rest, /(?<=^| )(?:with|of|showing|featuring)(?= )/g, (references) => {
    if (!references.every(isOfThing)) return false;
    mentioned.push(...references);
    return true;
  });
  return {
    text: rest,
    withMentions,
    include,
    lists,
    exclude,
    only,
    prefer,
    everyClip,
    noRepeats,
    mostly,
    fewer,
    mentioned,
    about,
  };
}

const LIST_MIN = 3;

function isOfThing(reference: ClipReference): boolean {
  return reference.kind === 'words' && namesThing(reference.words[0] ?? '');
}

/** 'just animals' limits the clips, 'just magic' does not. */
function isAboutClips(reference: ClipReference): boolean {
  return (
    reference.kind !== 'words' ||
    reference.words.some(isKnownThing) ||
    /^(?:the|my|clips?|shots?)\b/.test(reference.said)
  );
}
