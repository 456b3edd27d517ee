import type { Embedding } from '@cutroom/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { analysisFixture, clipFixture } from '../../testing/clips/clip-fixtures.ts';
import { openDirector } from './director/open-director.ts';
import { embedPrompt } from './embed-prompt.ts';
import { directorClips, planStage } from './plan-stage.ts';

const at = (degrees: number): Embedding => ({
  model: 'sight',
  values: [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)],
});
/** Nothing but what the model saw tells these apart. */
const rows = [80, 75, 70, 78].map((degrees, index) =>
  clipFixture({
    id: `seen-at-${degrees}`,
    sequence: index + 1,
    analysis: analysisFixture({ pictureHash: `${'0f3c'[index]}`.repeat(16), embedding: at(degrees) }),
  }),
);
const unseen = rows.map((row) => ({ ...row, analysis: analysisFixture() }));
const signal = new AbortController().signal;
const director = openDirector();
afterAll(() => director.close());

function analyserThat(embed: (text: string) => Promise<Embedding | null>) {
  const asked: string[] = [];
  const heard = (text: string) => {
    asked.push(text);
    return embed(text);
  };
  return { asked, embedText: heard, embedWords: heard };
}

describe('the subject of the prompt', () => {
  const plan = (analyser: ReturnType<typeof analyserThat>, prompt: string, clips = rows) =>
    planStage(
      { languageModel: null, director, analyser },
      { prompt, clips, music: null, seed: 0, earlierPlan: null, signal },
    );

  it('is compared with clips that a downloaded model has seen', async () => {
    const analyser = analyserThat(async () => at(0));
    const { selectedClips } = await plan(analyser, 'one shot of the lighthouse, no dogs');
    expect(analyser.asked).toEqual(['lighthouse']);
    expect(selectedClips.map(({ clipId }) => clipId)).toEqual(['seen-at-70']);
  });

  it('is compared thing by thing with the words of clips', async () => {
    const told = rows.map((row, index) => ({
      ...row,
      analysis: analysisFixture({
        pictureHash: `${'0f3c'[index]}`.repeat(16),
        textEmbedding: at([80, 75, 30, 78][index] ?? 0),
      }),
    }));
    const analyser = analyserThat(async (text) => at(text === 'rush hour' ? 0 : 180));
    const { selectedClips } = await plan(
      analyser,
      'one shot of the rush hour or the lighthouse, no dogs',
      told,
    );
    expect(analyser.asked).toEqual(['rush hour', 'lighthouse']);
    expect(selectedClips.map(({ clipId }) => clipId)).toEqual(['seen-at-70']);
  });

  it('is asked for neither where no model has seen the clips nor where the prompt names none', async () => {
    const analyser = analyserThat(async () => at(0));
    await plan(analyser, 'one shot of the lighthouse', unseen);
    await plan(analyser, 'make it good');
    expect(analyser.asked).toEqual([]);
  });

  it('is left out where the model is gone, fails or is busy', async () => {
    const clips = directorClips(rows);
    const gone = analyserThat(async () => null);
    const failing = analyserThat(async () => Promise.reject(new Error('The worker has died')));
    const busy = analyserThat(() => new Promise(() => {}));
    expect(await embedPrompt({ director, analyser: gone }, 'the lighthouse', clips, signal)).toEqual([]);
    expect(await embedPrompt({ director, analyser: failing }, 'the lighthouse', clips, signal)).toEqual([]);
    expect(await embedPrompt({ director, analyser: busy }, 'the lighthouse', clips, signal, 20)).toEqual([]);
  });

  it('is not waited for once the run is over', async () => {
    const run = new AbortController();
    const busy = analyserThat(() => {
      run.abort(new Error('cancelled'));
      return new Promise(() => {});
    });
    const asking = embedPrompt(
      { director, analyser: busy },
      'the lighthouse',
      directorClips(rows),
      run.signal,
    );
    await expect(asking).rejects.toThrow('cancelled');
  });
});
