import type { ClipReference } from './brief.ts';

/** Nouns of prompts that no clip is of: the reel itself, how it is to be, and whom and what it is for. */
export const NO_PICTURE =
  /^(?:video|reel|edit|film|result|total|whole|duration|runtime|thing|way|rest|order|style|feel|feeling|vibe|mood|look|pace|sound|audio|music|story|moment|time|viewer|audience|followers?|channel|page|account|family|friends?|people|instagram|tiktok|youtube|cuts?|pictures?|seconds?|minutes?|length|idea|goal|point|topic|colou?rs?|text|title|day|holiday|trip|week|weekend|year|work|job|life|world|kind|sort|type|bit|lot|same|other|others|name|brand|business|shop|website|camera|phone|energy|emotion|shape|format|beat|rhythm|transition|quality)s?$/;

/** The same for what only a misreading takes for a thing: who asked, what is done, how much of it. */
const NO_THING =
  /^(?:process|star|short|customers?|clients?|boss|vacation|words?|mic|microphone|half|share|part|attention|style|process|written|silent|done|choice|accent|beginning|start|greeting|sentence|lent|room|odd|spring|summer|autumn)$/;

/** 'only my family' names whom clips show, 'for my family' and 'people who watch it' do not. */
const PEOPLE =
  /^(?:(?:the|my|our|any|all|some|other|clips?|shots?|videos?|footage|with|of|showing) )*(?:people|family|friends?)(?: (?:clips?|shots?|videos?|footage))?$/;

/** Words that stand in no name of a thing. */
const NO_NAME_WORD =
  /\b(?:but|not|how|than|then|okay|ok|here|there|somewhere|stay|hold|appears?|grab|goe?s?|going|takes?|whatever|fits|also|both|same|even|still|again|now|really|very|her|him|them|be|run|through|happened|before|after|otherwise|however|should|must|will|would|could|can|watch|watches|sorry|loud|quiet|remaining|whichever|what|who|got|publish|hear|rubbish|nonsense|happens|book|own)\b|\bfor$/;

/** Whether a phrase that no clip answers was a wish for a thing at all, and not a misread part of a sentence. */
export function isWishForThing(reference: ClipReference): boolean {
  if (reference.kind !== 'words' || reference.isSpoken === true || PEOPLE.test(reference.said)) return true;
  return (
    !NO_NAME_WORD.test(reference.said) &&
    !reference.words.some((word) => NO_PICTURE.test(word) || NO_THING.test(word))
  );
}
