/**
 * Judges the reader of prompts on a set: `node packages/director/scripts/judge-readers.ts [folder of corpus] [--misses]`.
 * Without a folder it is `judging`. `--misses` shows what is missed: whoever looks at a set for judging makes a development set of it.
 */
import { planEdit } from '../src/plan/plan-edit.ts';
import { planAtRandom, planFirstSeconds } from '../src/testing/corpus/floor-planners.ts';
import {
  type GroupFigures,
  type JudgedPlanner,
  type Judgement,
  judge,
} from '../src/testing/judging/judge.ts';
import { readJudgingSet } from '../src/testing/judging/judging-set.ts';

const PLANNERS: Readonly<Record<string, JudgedPlanner>> = {
  director: (prompt, clips) => planEdit({ prompt, clips }),
  'random clips and places': (_, clips) => planAtRandom(clips, 7),
  'first seconds of every clip': (_, clips) => planFirstSeconds(clips, 0),
};

const [folder = 'judging'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const set = readJudgingSet(new URL(`../corpus/${folder}/`, import.meta.url));
for (const [name, planner] of Object.entries(PLANNERS)) {
  const judgement = judge(set, planner);
  console.log(`\n${name}`);
  for (const figures of [...judgement.groups, ...sums(judgement.groups)]) console.log(line(figures));
  if (set.wishFree.length > 0)
    console.log(
      `  wish-free left alone  ${set.wishFree.length - judgement.changedBy.length} of ${set.wishFree.length}`,
    );
  if (process.argv.includes('--misses') && name === 'director') showMisses(judgement);
}

function line({ group, met, requirements, inFull, prompts, falsePlans }: GroupFigures): string {
  const share = (some: number, all: number) => `${((some / all) * 100).toFixed(1)} %`;
  return `  ${group.padEnd(12)} met ${met}/${requirements} ${share(met, requirements)}  in full ${inFull}/${prompts} ${share(inFull, prompts)}  false ${falsePlans} ${share(falsePlans, prompts)}`;
}

/** All English prompts, and all in other languages. */
function sums(groups: readonly GroupFigures[]): readonly GroupFigures[] {
  const sum = (group: string, some: readonly GroupFigures[]): readonly GroupFigures[] => {
    const total = (of: (figures: GroupFigures) => number) =>
      some.reduce((all, figures) => all + of(figures), 0);
    return some.length === 0
      ? []
      : [
          {
            group,
            requirements: total(({ requirements }) => requirements),
            met: total(({ met }) => met),
            prompts: total(({ prompts }) => prompts),
            inFull: total(({ inFull }) => inFull),
            falsePlans: total(({ falsePlans }) => falsePlans),
          },
        ];
  };
  const isLanguage = ({ group }: GroupFigures) => group.length === 2;
  const prompts = groups.filter(({ group }) => group !== 'wordings');
  return [
    ...sum(
      '= English',
      prompts.filter((one) => !isLanguage(one)),
    ),
    ...sum('= others', prompts.filter(isLanguage)),
  ];
}

function showMisses({ verdicts, changedBy }: Judgement): void {
  for (const { prompt, missed, falselyRead } of verdicts) {
    if (missed.length === 0 && falselyRead.length === 0) continue;
    console.log(`\n[${prompt.group} ${prompt.scene}] ${prompt.prompt}`);
    for (const one of missed) console.log(`    missed ${JSON.stringify(one)}`);
    for (const { kind, said } of falselyRead) console.log(`    false  ${kind}: ${said}`);
  }
  for (const prompt of changedBy) console.log(`\n[changed] ${prompt}`);
}
