export type { DirectorClip, PlanRequest } from './director-clip.ts';
export { mergeBrief, withEdits } from './merge-brief.ts';
export { factsForModel, planChosen } from './model/plan-with-model.ts';
export { planEdit } from './plan/plan-edit.ts';
export type { DirectorMusic } from './plan/wishes/wished-music.ts';
export type { PromptClip } from './prompt/clips/clip-index.ts';
export { type BriefRequest, readBrief } from './prompt/read-brief.ts';
export { type PromptEmbedding, wishedSubject, wishedThings } from './prompt/wished-things.ts';
export { warmUp } from './warm-up.ts';
