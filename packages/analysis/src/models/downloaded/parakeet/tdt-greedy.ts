/** Frames that a token may last, and after which the model is asked again: 0 to 4, in this order. */
const DURATIONS = 5;
/** Of one frame: a model that never goes on by itself is pushed on. */
const TOKENS_PER_FRAME_MAX = 10;

export interface HeardToken {
  readonly id: number;
  /** The frame in which it begins. */
  readonly frame: number;
  /** How many it lasts; 0 where another one begins in the same frame. */
  readonly frames: number;
  /** Its probability among all tokens, 0 to 1. */
  readonly confidence: number;
}

export interface Transducer<State> {
  readonly frames: number;
  /** With the blank. */
  readonly tokens: number;
  /** The token that says nothing. */
  readonly blank: number;
  readonly start: State;
  /**
   * @param last the token heard before; the blank where there is none
   * @param state as of that token
   * @returns a score for each token and, behind them, for each duration; and the state as of the better token
   */
  readonly ask: (
    frame: number,
    last: number,
    state: State,
  ) => Promise<{ readonly scores: Float32Array; readonly state: State }>;
}

/**
 * The likeliest token and duration at each step of a token-and-duration transducer (Xu et al.: "Efficient Sequence
 * Transduction by Jointly Predicting Tokens and Durations", ICML 2023).
 * @throws Error where the answers cannot be such a model's
 */
export async function decodeGreedily<State>(model: Transducer<State>): Promise<HeardToken[]> {
  const heard: HeardToken[] = [];
  let last = model.blank;
  let state = model.start;
  let inFrame = 0;
  for (let frame = 0; frame < model.frames; ) {
    const answer = await model.ask(frame, last, state);
    if (answer.scores.length !== model.tokens + DURATIONS)
      throw new Error(
        `The speech model scored ${answer.scores.length} tokens and durations instead of ${model.tokens + DURATIONS}`,
      );
    const ofTokens = answer.scores.subarray(0, model.tokens);
    const id = best(ofTokens);
    const frames = best(answer.scores.subarray(model.tokens));
    if (id !== model.blank) {
      heard.push({ id, frame, frames, confidence: probabilityOf(ofTokens, id) });
      last = id;
      state = answer.state;
      inFrame += 1;
    }
    const isStuck = id === model.blank || inFrame === TOKENS_PER_FRAME_MAX;
    const step = frames === 0 && isStuck ? 1 : frames;
    if (step > 0) inFrame = 0;
    frame += step;
  }
  return heard;
}

function best(scores: Float32Array): number {
  let at = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < scores.length; index++) {
    const score = scores[index] ?? Number.NaN;
    if (score > highest) [at, highest] = [index, score];
  }
  if (at < 0) throw new Error('The speech model answered without a number');
  return at;
}

/** The share of one score among all: exp(x) / Σ exp. Scores are logits, or logarithms of probabilities. */
function probabilityOf(scores: Float32Array, at: number): number {
  const highest = scores[at] ?? 0;
  return 1 / scores.reduce((sum, score) => sum + Math.exp(score - highest), 0);
}
