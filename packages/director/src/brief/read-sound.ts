import type { Brief } from './brief.ts';
import { takeAll } from './reading.ts';
import { whole } from './rules.ts';

const NO_SPEECH =
  /(?<=\b(?:skip|leave out|remove|without|avoid|drop|do not (?:use|show|include|want))\b(?:(?! (?:but|(?:and )?(?:make|keep|use|start|end|show)) )[^.|]){0,60} )(?:the |any )?(?:parts?|clips?|bits?|moments?|scenes?|1|ones?) (?:where|when|in which) (?:[^ .,|]+ ){1,3}?(?:talks?|speaks?|talking|speaking)|(?:no|without(?: any)?) (?:people|persons?|one|anyone|clips?|shots?) (?:who|that|where (?:someone|people|somebody))(?: (?:is|are))? (?:talk|speak)(?:s|ing)?|(?:no|without|do not want(?: to (?:hear|see))?(?: any)?|not want(?: to (?:hear|see))?) (?:people|anyone|anybody|someone|him|her|them) (?:talk|speak)(?:ing)?|(?:no|without(?: any)?|skip(?: the)?|cut(?: out)?(?: the)?|remove(?: the)?|avoid(?: the)?|leave out(?: the)?) (?:one )?(?:talking|speech(?:es)?|speaking|dialogue?|voices?|words spoken|talk|chatter|conversations?|people talking|speaking parts?|talking parts?|bits (?:with|of) talking|parts? (?:where|when) (?:[^ .,|]+ ){1,3}(?:talks?|speaks?|is talking|are talking|is speaking))|no (?:spoken words?|narration|commentary)|nobody (?:talking|speaking)|(?:where|when) (?:nobody|no 1|no one) (?:talks|speaks|is talking|is speaking)/;
const ONLY_SPEECH =
  /only (?:the )?voices?|only (?:people|persons?|someone|somebody|anyone) (?:who (?:is|are) )?(?:talk|speak)(?:s|ing)?(?: and nothing else)?|only (?:want to )?(?:hear|have|see) (?:[^ .,|]+ ){0,2}(?:talk|speak|say)(?:ing)?|(?:only|just|use only|only use|keep only|only keep|use|keep|show|include|take)(?: the)? (?:parts?|clips?|bits?|moments?|scenes?|sections?|shots?|footage|videos?)? ?(?:where|when|in which|that|with) (?:[^ .,|]+ ){0,3}?(?:talks?|talking|speaks?|speaking|says? something|speech(?:es)?|saying something|dialogue?)|(?:only|just)(?: the)? (?:talking|speech(?:es)?|speaking|dialogue?|interviews?)(?: (?:parts?|clips?|bits?|scenes?))?/;
/** A wish of its own: 'where she talks, 10 seconds'. */
const TALK_ALONE =
  /(?<=^|[.,|] )(?:(?:the |those )?(?:parts?|clips?|bits?|moments?|scenes?) )?(?:where|when|in which) (?:[^ .,|]+ ){1,3}?(?:talks?|speaks?|(?:is|are|am) (?:talking|speaking))(?= ?[.,|]|$)/g;
const PREFER_SPEECH =
  /keep (?:(?:[^ .,|]+ ){1,2})?voices?|(?:we|i|you) (?:should|must|want to|need to) hear (?:what )?(?:him|her|them|people)(?: (?:say|says))?|(?:keep|hear|use|include)(?: everything)? what (?:[^ .,|]+ ){1,2}(?:says?|saying|said|is saying|are saying)|hear (?:[^ .,|]+ ){1,2}(?:talk|speak|say)(?:ing)?|(?:let|have) (?:[^ .,|]+ ){1,2}(?:finish|speak|talk)(?: [^ .,|]+ sentences?)?|do not cut (?:[^ .,|]+ ){1,2}off|(?:where|when) (?:[^ .,|]+ ){1,3}(?:talks?|is talking|are talking|speaks?|is speaking|are speaking)|(?:focus on|keep|feature|with|prioriti[sz]e|highlight|hear|include)(?: the| what (?:they|she|he|people) (?:say|are saying)| all the| some)* (?:talking|speech(?:es)?|dialogue?|interviews?|voices?|conversations?|speaking)(?! (?:one|1|clip)\b)|speech first|talking head/;

const MUTE =
  /(?:just |simply )?(?:turn|switch) (?:it|that|everything|them)(?: all)? off(?: completely)?|mute(?:d)?(?:(?: (?:it|everything|(?:the |my |all |of )*(?:original |clip )?(?:sounds?|audio|clips?|videos?|reel|whole thing)|all(?: the)?(?: sound| audio| clips)?))+|(?! (?:the|my|our|her|his|their|any|some|a|an|that|this) ))|(?:no|without(?: any| the)?|remove(?: the| all)?(?: original)?|turn off(?: the)?|kill(?: the)?|strip(?: the)?|drop(?: the)?(?: original)?|silence(?: the)?|cut(?: out)?(?: the)?|get rid of(?: the)?|take out(?: the)?|do not (?:keep|use|want|include|need|have|hear)(?: the| any)?(?: original)?|turn(?: the)?) (?:sounds?|audio|noises?|background noise|original (?:sound|audio)|clip (?:sound|audio)|volume)(?: (?:off|at all|from the clips))?|(?:with )?(?:the |all |all the )?(?:sound|audio|volume) (?:is |being )?(?:(?:switched |turned |shut )?off|muted|removed)|(?:make it |completely |fully |totally )?silent(?: (?:video|reel|movie|film))?$|(?:make it |completely |totally )silent|silent(?= [.,|])|(?:has|have|needs?|ought|should|must|is|will|can)(?: to)? (?:be|stay|work|run|play) (?:completely |totally )?(?:silent|silently|soundless|without (?:any )?sound)|silent (?:video|reel|movie|film)/;
const KEEP_SOUND =
  /(?:keep|use|with|leave|preserve|retain|i want|want|hear|include)(?: (?:in|all|on|me|hearing))*(?: the| its| their| my| all)*(?: of the)? ?(?:original|natural|real|clip|clips|ambient|background|own|raw|live)?(?: the)? (?:sounds?|audio|noise|ambience|atmosphere)(?: (?:on|in|from the clips|as it is|of the clips))?|(?:do not|never) (?:mute|remove the (?:sound|audio)|silence)(?: (?:it|anything|the (?:sound|audio|clips)))?|original (?:sound|audio)|natural sound|sound on|unmuted?/;
const DO_NOT_MUTE =
  /(?:do not|never) (?:mute|remove the (?:sound|audio)|silence)(?: (?:it|anything|the (?:sound|audio|clips)))?/;

interface SoundFound {
  readonly text: string;
  readonly sound: Brief['sound'];
  readonly speech: Brief['speech'];
}

/** What is to be heard: the clips' sound or none, and what becomes of talking. */
export function readSound(text: string): SoundFound {
  let sound: Brief['sound'] = null;
  let speech: Brief['speech'] = null;
  const hear = (value: NonNullable<Brief['sound']>) => (): void => {
    sound ??= value;
  };
  const talk = (value: NonNullable<Brief['speech']>) => (): void => {
    speech ??= value;
  };
  let rest = takeAll(text, whole(DO_NOT_MUTE), hear('original'));
  rest = takeAll(rest, whole(NO_SPEECH), talk('none'));
  rest = takeAll(rest, whole(MUTE), hear('mute'));
  rest = takeAll(rest, whole(KEEP_SOUND), hear('original'));
  rest = takeAll(rest, whole(ONLY_SPEECH), talk('only'));
  rest = takeAll(rest, TALK_ALONE, talk('only'));
  rest = takeAll(rest, whole(PREFER_SPEECH), talk('prefer'));
  return { text: rest, sound, speech };
}
