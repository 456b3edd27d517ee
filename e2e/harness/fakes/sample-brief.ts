import { type Brief, briefSchema, type PlannedBrief, type ReadBrief, type Wish } from '@cutroom/contract';

export const BRIEF_PROMPT = '30 seconds, start with the beach, maybe calm, no forest. We just sat there.';

const reference = (said: string, clipId: string, by: 'name' | 'creator' = 'name') => ({
  said,
  span: null,
  number: 'one' as const,
  clips: [{ clipId, by, score: 1 }],
  answer: 'shown' as const,
  missing: [],
  labels: [],
  spokenWords: null,
});

const about = (said: string, certainty: Wish['certainty'] = 'sure') => {
  const start = BRIEF_PROMPT.indexOf(said);
  return {
    id: `${said.replaceAll(' ', '-')}`,
    said,
    span: [start, start + said.length] as [number, number],
    certainty,
    source: 'prompt' as const,
  };
};

/** What the server understands of BRIEF_PROMPT in the sample project. */
function sampleBrief(): Brief {
  return briefSchema.parse({
    language: 'en',
    isLanguageRead: true,
    wishes: [
      { kind: 'length', ...about('30 seconds'), amount: { bound: 'exactly', value: 30 } },
      {
        kind: 'open',
        ...about('start with the beach'),
        clips: [reference('the beach', 'clip-a')],
        isNot: false,
      },
      { kind: 'pace', ...about('calm', 'guess'), pace: 'slow', course: null },
      { kind: 'exclude', ...about('no forest'), clips: [reference('forest', 'clip-c')] },
    ],
    notUsed: [{ ...about('We just sat there'), why: 'narration' }],
  });
}

/** The same as the server answers it. */
export function readSampleBrief(changes: Partial<Brief> = {}): ReadBrief {
  return { ...sampleBrief(), ...changes, clips: [] };
}

/** The same with what a plan made of it: all is met but the length and the guess. */
export function plannedSampleBrief(): PlannedBrief {
  const brief = sampleBrief();
  const told: Readonly<Record<string, readonly [PlannedBrief['outcomes'][number]['outcome'], string]>> = {
    length: ['partly', 'The clips hold only 24 s.'],
    pace: ['notPossible', 'The clips are too short for a slow pace.'],
  };
  return {
    ...brief,
    outcomes: brief.wishes.map(({ id, kind }) => {
      const [outcome, reason] = told[kind] ?? ['met', null];
      return { wishId: id, outcome, reason };
    }),
  };
}
