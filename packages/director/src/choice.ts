/** How a language model is asked, for who has the model and not the director, which is large. */
export { askForChoice, type ChoiceSteps } from './model/ask-for-choice.ts';
export type { ChoiceAnswer } from './model/choice-question.ts';
