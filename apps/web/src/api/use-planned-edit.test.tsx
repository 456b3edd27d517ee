import { MUSIC_GAIN_DB_MIN, type Music, type Playback } from '@cutroom/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleProject } from '../testing/sample-project.ts';
import { createQueryClient } from './query-client.ts';
import { type PlannedEdit, usePlannedEdit } from './use-planned-edit.ts';
import { projectKey } from './use-project.ts';

const MUSIC: Music = {
  ...{ name: 'song.mp3', durationSeconds: 90, beatTracker: 'built-in', beats: [], downbeats: [], bpm: null },
  ...{ startSeconds: 4, endSeconds: 90, gainDb: 0, isDucked: true, isCutToBeat: true },
};
const HEARD = { audioUrl: '/own', loudness: { stepSeconds: 1, levelsDb: [] }, foundBeats: [] };
const PLAN = { title: 'Sea', description: '', instructions: '', selectedClips: [], musicStartSeconds: 2 };
const RUN = {
  ...({ id: 'run-1', kind: 'generate', state: 'running', prompt: 'No music', stage: 'render' } as const),
  ...{ detail: null, error: null, report: null, createdAt: '2026-11-21T12:00:00Z', finishedAt: null },
};

function editOf(planned: Omit<NonNullable<Playback['planned']>, 'runId' | 'plan'>): PlannedEdit | null {
  const project = sampleProject({ status: 'processing', run: RUN, music: MUSIC });
  const client = createQueryClient(() => {});
  const playback: Playback = {
    clips: [],
    music: HEARD,
    planned: { runId: RUN.id, plan: PLAN, ...planned },
  };
  client.setQueryData([...projectKey(project.id), 'playback'], playback);
  const edits: (PlannedEdit | null)[] = [];
  function Caller() {
    edits.push(usePlannedEdit(project));
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Caller />
    </QueryClientProvider>,
  );
  return edits.at(-1) ?? null;
}

it('is heard with the music that its run mixes, whatever the project has', () => {
  const mixed = { ...MUSIC, ...HEARD, audioUrl: '/mixed', startSeconds: 20, gainDb: MUSIC_GAIN_DB_MIN };
  expect(editOf({ music: mixed })).toMatchObject({ runId: RUN.id, music: mixed });
});

it.each([[{ music: null }], [{}]])('is heard without music where its run mixes none: %j', (planned) => {
  expect(editOf(planned)).toMatchObject({ runId: RUN.id, music: null });
});
