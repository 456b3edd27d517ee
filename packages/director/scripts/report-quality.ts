/** Writes docs/director-quality.md: what the director meets of the corpus, against two planners that cannot read. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { planEdit } from '../src/plan/plan-edit.ts';
import { planAtRandom, planFirstSeconds } from '../src/testing/corpus/floor-planners.ts';
import { ASPECTS, type CorpusResult, measureCorpus } from '../src/testing/corpus/measure-corpus.ts';
import { measureTaste, newMoments, type Taste } from '../src/testing/corpus/measure-taste.ts';
import { type CorpusPrompt, readCorpus } from '../src/testing/corpus/read-corpus.ts';
import { SCENES } from '../src/testing/corpus/scenes.ts';

const RANDOM_SEEDS = 20;
/** Misses that the page lists. */
const LISTED_MAX = 30;
const BLIND_RUNS = [
  ['first', 'plain wishes', '90.5 %'],
  ['second', 'plain wishes', '92.4 %'],
  ['third', 'harder ones', '82.1 %'],
  [
    'fourth',
    'dictated, corrected, second language, briefs, terse; looks, texts and levels for the first time',
    '83.6 %',
  ],
  ['fifth', 'the same, as unusual as could be thought of', '65.5 %'],
  ['sixth', 'the same', '79.2 %'],
  ['seventh', 'the same', '79.8 %'],
  ['eighth', 'the same voices in ordinary words', '93.6 %'],
  [
    'ninth',
    'forty prompts as creators type or dictate them: short, prose, dictated',
    '92.8 % (93.5 % without one expectation that was wrong)',
  ],
  ['tenth', 'the same, forty others', '89.2 %'],
  ['eleventh', 'the same, forty others', '90.4 %'],
  ['twelfth', 'the same, forty others', '94.5 % (121 of 128)'],
  ['thirteenth', 'the same by somebody who does not know the rules', '89.1 % (115 of 129)'],
  ['fourteenth', 'the same hand, forty others', '92.9 % (117 of 126)'],
  [
    'fifteenth',
    'the same hand, forty others',
    '94.4 % (117 of 124; 95.1 % without one expectation that nothing in the clips could tell)',
  ],
  ['sixteenth', 'by another who does not know the rules', '92.2 % (118 of 128)'],
  ['seventeenth', 'by somebody who does not know the rules', '96.4 % (133 of 138)'],
  ['eighteenth', 'by a dozen made-up people, with small talk around the wishes', '88.6 % (124 of 140)'],
  ['nineteenth', 'by another who does not know the rules', '93.5 % (130 of 139)'],
  [
    'twentieth, of the report set',
    'by a third, before the rules for the two above were made',
    '95.6 % (129 of 135)',
  ],
  ['twenty-first, of the report set', 'by a fourth, likewise', '95.6 % (130 of 136)'],
] as const;
/** Written by hand: a set is run at first sight but once. */
const JUDGED = `## Sets for judging

Set 22 before any of its prompts was read, with the reader of the night of 30 November 2026 (it was opened on 1 December, and no newer set has been run since): 54 English prompts, 24 in other languages, 40 wordings of single wishes and 20
sentences without a wish, written by somebody who knew no rule, over eight scenes (\`node packages/director/scripts/judge-readers.ts development-28\`, which meets more today). 5,000 characters
take the reader 1 to 316 ms (\`node packages/director/scripts/time-reader.ts\`): one of nine texts is over 200 ms on a slow machine. All sets and their figures: packages/director/corpus/judging/README.md.

| Prompts | Requirements met | In full | With a wish that no requirement is about | Random: met | First seconds: met |
|---|---|---|---|---|---|
| English, ordinary | **95.2 %** (60 of 63) | 15 of 18 | 2 of 18 | 12.7 % | 27.0 % |
| English, rambling | **85.7 %** (72 of 84) | 8 of 18 | 2 of 18 | 23.8 % | 34.5 % |
| English, structure | **77.1 %** (101 of 131) | 6 of 18 | 3 of 18 | 11.5 % | 33.6 % |
| Spanish | **80.0 %** (16 of 20) | 2 of 6 | 1 of 6 | 15.0 % | 30.0 % |
| Portuguese | **70.0 %** (14 of 20) | 3 of 6 | 0 of 6 | 25.0 % | 25.0 % |
| German | **69.6 %** (16 of 23) | 2 of 6 | 0 of 6 | 13.0 % | 17.4 % |
| French | **70.8 %** (17 of 24) | 2 of 6 | 0 of 6 | 20.8 % | 12.5 % |
| Single wishes | **86.7 %** (39 of 45) | 34 of 40 | 1 of 40 | 11.1 % | 11.1 % |

Of the English prompts 53.7 % are met in full (29 of 54), of the others 37.5 % (9 of 24); 19 of 20 sentences without a wish leave the plan as it is. The reader of that evening met 83.5 % of the English requirements of this set (232 of 278)
instead of 83.8 %, and as many in the other languages (63 of 87, 72.4 %): three people mended some sixty classes of sentences that night, and what they showed hardly met in this set. Two faults of the planner that how its plans looked showed, without a prompt, were mended then: 66 of 87 in the other languages. Sets differ a lot: the eighteenth to twenty-first, each before it was read, gave 84.7, 81.1, 89.3 and 85.5 % of the English requirements, 83.2, 87.0, 84.3 and 83.1 % in the other languages. Four were written on one day by the same rules, each over scenes of its own
and run before it was read: 72.0, 74.7, 77.3 and 83.3 % of the English requirements, 65.8, 79.2, 84.3 and 88.3 % in the other languages, 81.7, 83.3, 91.7 and 91.7 % of the single wishes. All together 76.4 % in English (1,121 of 1,467), 79.1 % in
the others (465 of 588), 87.1 % of the single wishes, 48.3 % of the English prompts in full and 51.9 % of the others, 12.8 % of the English plans with a wish that no requirement is about, and 116 of 120 sentences that are left alone. Not the 92 % in
English, the 75 % in full and the 3 % of false readings in English that it is to reach. The reader before that day's work met as much of the last of them (83.3 %, 87.6 % in the others): mending what some sets show does not help the next.
`;
const TASTE_SCENES = ['seaside', 'wedding', 'workshop', 'forty', 'footage'] as const;
/** Prompts that leave order and choice to taste. */
const TASTE_PROMPTS = [
  'Create a good reel for instagram',
  'fast cuts, 15 seconds',
  'slow and calm, 30 seconds',
  '20 seconds',
  'travel highlights',
  'an energetic recap of the event',
];

const report = [
  measure('Development set', readCorpus('development')),
  measure('Report set', readCorpus('report')),
];
const path = fileURLToPath(new URL('../../../docs/director-quality.md', import.meta.url));
writeFileSync(path, page(report));
for (const { name, director } of report) console.log(`${name}: ${director.met} of ${director.asked}`);
if (process.argv.includes('--misses')) {
  for (const { entry, expectation } of report.flatMap(({ director }) => director.misses)) {
    console.log(`${entry.scene} | ${entry.prompt} | ${JSON.stringify(expectation)}`);
  }
}

interface Measured {
  readonly name: string;
  readonly prompts: number;
  readonly director: CorpusResult;
  readonly random: readonly CorpusResult[];
  readonly first: CorpusResult;
}

function measure(name: string, entries: readonly CorpusPrompt[]): Measured {
  return {
    name,
    prompts: entries.length,
    director: measureCorpus(entries, ({ prompt }, clips) => planEdit({ prompt, clips })),
    random: Array.from({ length: RANDOM_SEEDS }, (_, seed) =>
      measureCorpus(entries, (_entry, clips) => planAtRandom(clips, seed + 1)),
    ),
    first: measureCorpus(entries, (_entry, clips) => planFirstSeconds(clips, 0)),
  };
}

function page(sets: readonly Measured[]): string {
  return `# How well the director does what it is told

Made by \`node packages/director/scripts/report-quality.ts\`. Every prompt of the corpus (packages/director/corpus)
carries requirements that a machine can check on the finished plan: lengths within 10 %, numbers, first and last shots,
which clips play and which do not, speech, sound, and what the plan admits it could not do. Rules are developed on the
development set; the report set is run to write this page.

Report sets are written one after the other, each in new words and run blind before anyone looks at its misses; then the
misses are studied, the rules made more general, and the set joins the development set. What the blind runs met:

| Set | Written as | Requirements met, blind |
|---|---|---|
${BLIND_RUNS.map(([set, words, met]) => `| ${set} | ${words} | ${met} |`).join('\n')}

The last two blind runs met **95.6 %** each (259 of 271): the goal of 95 % on prompts never looked at. Rules that an editor's
audit led to afterwards (slips of the pen, exceptions, shapes, timed shot lists, whole sentences) met one more, which the table
at the top counts; nobody studied these prompts. The last nine sets
were written by people who do not know the rules, and each was run once, after the rules had been made more general
for those before (eighteenth and nineteenth together, twentieth and twenty-first together): 89.1 %, 92.9 %, 94.4 %, 92.2 %, 96.4 %,
88.6 %, 93.5 %, 95.6 %, 95.6 %, together 93.1 % (1113 of 1195). A set of forty prompts may be off by three or four of a
hundred either way, so expect more than nine wishes in ten where the words are ordinary, and four out of five where they
are not.

Between those runs, practice prompts were written in batches, each run once before it was studied. Those by people who do
not know the rules met 92.8 % (193 of 208, typed), 90.3 % (176 of 195, dictated), and, one after the other while the
rules were made more general after the nineteenth set, 92.2 % (189 of 205, dictated with much small talk), 93.4 % (199 of
213, polite letters) and 93.4 % (198 of 212, terse notes). First runs of ten batches by the one who writes the rules met 87 to 94 %; five
later ones, as unlike the others as could be, 85.0 % (181 of 213), 91.3 % (157 of 172), 82.6 % (100 of 121), 93.0 %
(80 of 86) and 89.2 % (91 of 102). All of them are part of the development set now.
The development set's figure is after that study: what has been understood once stays understood, and says nothing about new
prompts. The report set, the twentieth and the twenty-first, has not been studied: its figures are those of its blind run and of one wish that later rules met.

The scenes are ${Object.keys(SCENES).length}: made-up analyses of a holiday, a wedding, a
workshop, two pets and forty phone clips, and measured analyses of real footage.

Two planners that cannot read show how much is met by chance: random clips and places (mean of ${RANDOM_SEEDS} runs), and the first
three seconds of every clip.

| Set | Prompts | Requirements | Director | Random | First seconds |
|---|---|---|---|---|---|
${sets.map(({ name, prompts, director, random, first }) => `| ${name} | ${prompts} | ${director.asked} | **${percent(director.met, director.asked)}** | ${percent(mean(random), director.asked)} | ${percent(first.met, first.asked)} |`).join('\n')}

By kind of requirement, report set:

| Requirement | Asked | Director | Random | First seconds |
|---|---|---|---|---|
${ASPECTS.map((aspect) => aspectRow(aspect, sets[1])).join('\n')}

${JUDGED}
## Taste

What an editor would look at, measured over ${TASTE_PROMPTS.length} prompts that leave the choice to the director (${TASTE_PROMPTS.map((prompt) => `"${prompt}"`).join(', ')}),
on the footage and on the made-up scenes. The made-up scenes' moments are all alike, so the hook and the moments are told of the footage alone.

| Measure | Better is | Director | Random | First seconds |
|---|---|---|---|---|
${tasteRows().join('\n')}

A second take of the same prompt (Regenerate) shows ${percent(secondTakes().fresh, 1)} other moments, and opens with another clip
in ${secondTakes().otherOpenings} of ${TASTE_SCENES.length * TASTE_PROMPTS.length} pairs of takes.

## What it misses

${missesOf(sets)}

## Limits

The director reads English by rules and a table of meanings, not by a language model: wishes put in words that no rule
knows are passed over, and what a clip shows is known only from its analysis and its file name. What was understood is
written into every plan, so that a misreading can be seen and put differently. Where no clip is known to show the very
thing asked for, a broader one stands in (a building for a castle) and the plan says so. A cut for a named thing opens on a
picture that shows it only where the analysis followed the thing; it looks about twice a second.
`;
}

function tasteRows(): string[] {
  const planners = [
    (scene: (typeof TASTE_SCENES)[number]) =>
      TASTE_PROMPTS.map((prompt) => planEdit({ prompt, clips: SCENES[scene] })),
    (scene: (typeof TASTE_SCENES)[number]) =>
      Array.from({ length: RANDOM_SEEDS }, (_, seed) => planAtRandom(SCENES[scene], seed + 1)),
    (scene: (typeof TASTE_SCENES)[number]) => [planFirstSeconds(SCENES[scene], 0)],
  ];
  const tastes = planners.map((plan) =>
    TASTE_SCENES.flatMap((scene) =>
      plan(scene).flatMap((made) => {
        const taste = measureTaste(made, SCENES[scene]);
        return taste === null ? [] : [{ scene, taste }];
      }),
    ),
  );
  const row = (name: string, better: string, key: keyof Taste, footageOnly = false): string => {
    const cells = tastes.map((all) => {
      const counted = all.filter(({ scene }) => !footageOnly || scene === 'footage');
      return (counted.reduce((sum, { taste }) => sum + taste[key], 0) / counted.length).toFixed(2);
    });
    return `| ${name} | ${better} | **${cells[0]}** | ${cells[1]} | ${cells[2]} |`;
  };
  return [
    row('neighbours that change clip, and size or content', 'more', 'changingNeighbours'),
    row('neighbours of the same clip', 'fewer', 'sameClipTwice'),
    row('neighbours that show nearly the same', 'fewer', 'nearDuplicateNeighbours'),
    row('where the first cut stands among all moments (1 is the best)', 'more', 'hookRank', true),
    row('mean score of the moments shown', 'more', 'momentScore', true),
    row("variation of the cuts' lengths (0 is a metronome)", 'some', 'lengthVariation'),
    row(
      'pairs of cuts in the order they were filmed, after the first (0.5 is chance)',
      'more',
      'filmedOrder',
    ),
    row('edges of cuts in the middle of speech', 'fewer', 'edgesInSpeech'),
    row('cuts with the first or last half second of a moving camera', 'fewer', 'unsteadyEdges'),
    row('seconds of poor pictures', 'fewer', 'poorSeconds'),
  ];
}

function secondTakes(): { readonly fresh: number; readonly otherOpenings: number } {
  const takes = TASTE_SCENES.flatMap((scene) =>
    TASTE_PROMPTS.map((prompt) => {
      const clips = SCENES[scene];
      const first = planEdit({ prompt, clips });
      const second = planEdit({ prompt, clips, seed: 1, earlierTake: first.selectedClips });
      const isOther = first.selectedClips[0]?.clipId !== second.selectedClips[0]?.clipId;
      return { fresh: newMoments(second, first), isOther };
    }),
  );
  return {
    fresh: takes.reduce((sum, { fresh }) => sum + fresh, 0) / takes.length,
    otherOpenings: takes.filter(({ isOther }) => isOther).length,
  };
}

function aspectRow(aspect: (typeof ASPECTS)[number], set: Measured | undefined): string {
  if (set === undefined) return '';
  const of = (result: CorpusResult): number => result.byAspect.get(aspect)?.met ?? 0;
  const asked = set.director.byAspect.get(aspect)?.asked ?? 0;
  const random = set.random.reduce((sum, result) => sum + of(result), 0) / set.random.length;
  return `| ${aspect} | ${asked} | ${percent(of(set.director), asked)} | ${percent(random, asked)} | ${percent(of(set.first), asked)} |`;
}

function missesOf(sets: readonly Measured[]): string {
  const misses = sets.flatMap(({ name, director }) => director.misses.map((miss) => ({ name, ...miss })));
  if (misses.length === 0)
    return 'Nothing of the corpus. That says as much about the corpus as about the director.';
  const left = misses.length - LISTED_MAX;
  const more =
    left > 0 ? `\n- … and ${left} more: \`node packages/director/scripts/report-quality.ts --misses\`` : '';
  const listed = misses
    .slice(0, LISTED_MAX)
    .map(
      ({ name, entry, expectation }) =>
        `- ${name}, ${entry.scene}: "${entry.prompt}" (${describe(expectation)})`,
    )
    .join('\n');
  return `${listed}${more}`;
}

function describe(expectation: object): string {
  return Object.entries(expectation)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join(', ');
}

function mean(results: readonly CorpusResult[]): number {
  return results.reduce((sum, { met }) => sum + met, 0) / results.length;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((part / whole) * 100).toFixed(1)} %`;
}
