import type { EditingPlan } from '@cutroom/contract';
import type { Database } from '../../../platform/database/database.ts';
import { clips, type ProjectRow, type projects } from '../../../platform/database/schema.ts';
import { randomId } from '../../../platform/ids.ts';
import { lockProject } from '../../../projects/project-rows.ts';
import { type FinishedReel, finishRun } from '../../../runs/finish-run.ts';
import { startRun } from '../../../runs/start-run.ts';
import { USUAL_LIMITS } from '../../../testing/account-limits.ts';
import { buildTestApp, USER_HEADER } from '../../../testing/app-for-tests.ts';
import { clipFixture } from '../../../testing/clips/clip-fixtures.ts';
import { openTestDatabase } from '../../../testing/database/test-database.ts';
import { openRecordingQueue, type RecordingQueue } from '../../../testing/recording-queue.ts';
import { registerEditRoutes } from '../edit-routes.ts';
import { registerMusicRoutes } from '../music-routes.ts';
import { registerWordsRoutes } from '../words-routes.ts';

/** The edit stage alone on the real database. Who asks is told by a header; jobs are only written down. */
export interface EditHarness {
  readonly db: Database;
  readonly queue: RecordingQueue;
  /** A finished project of a new user, with two clips of 8 seconds and a plan that shows the first. */
  newProject(changes?: Partial<typeof projects.$inferInsert>): Promise<EditedProject>;
  /** @param body sent as JSON; a string is sent as it is */
  send(
    method: 'GET' | 'PATCH' | 'POST' | 'PUT',
    url: string,
    userId: string | null,
    body?: unknown,
  ): Promise<Answer>;
  /** A whole generation, with this plan as what the director made of the prompt. */
  generate(projectId: number, prompt: string, plan: EditingPlan): Promise<void>;
  close(): Promise<void>;
}

export interface EditedProject {
  readonly row: ProjectRow;
  readonly clipIds: readonly [string, string];
}

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export async function openEditHarness(): Promise<EditHarness> {
  const { db, newProject, close } = await openTestDatabase();
  const queue = openRecordingQueue();
  const app = buildTestApp();
  registerEditRoutes(app, { db, queue, accountLimits: USUAL_LIMITS, usesAi: false });
  registerMusicRoutes(app, { db, queue });
  registerWordsRoutes(app, { db });
  return {
    db,
    queue,
    async newProject(changes = {}) {
      const clipIds = [randomId(), randomId()] as const;
      const row = await newProject({
        status: 'completed',
        prompt: 'calm',
        editingPlan: planOf(clipIds[0]),
        ...changes,
      });
      for (const id of clipIds) {
        const { sequence: _, ...clip } = clipFixture({ id, projectId: row.id });
        await db.insert(clips).values(clip);
      }
      return { row, clipIds };
    },
    async send(method, url, userId, body) {
      const response = await app.inject({
        method,
        url,
        headers: {
          ...(userId === null ? {} : { [USER_HEADER]: userId }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return { status: response.statusCode, body: response.json() };
    },
    async generate(projectId, prompt, plan) {
      const run = await db.transaction(async (tx) => {
        const project = await lockProject(tx, projectId);
        if (project === null) throw new Error('The project is gone');
        return startRun(tx, queue, project, { kind: 'generate', prompt, plan: null });
      });
      await finishRun(db, queue, run.id, { plan, ...REEL });
    },
    async close() {
      await app.close();
      await close();
    },
  };
}

const REEL = {
  storageKey: 'projects/1/reels/new.mp4',
  bytes: 1234,
  timeline: [],
  report: {
    passed: true,
    problems: [],
    framesExpected: 90,
    framesFound: 90,
    durationSeconds: 3,
    bytes: 1234,
    integratedLufs: null,
    truePeakDbtp: null,
    blackStretches: [],
    cutsEncoded: 1,
    cutsReused: 0,
  },
} as const satisfies Omit<FinishedReel, 'plan'>;

export function planOf(clipId: string): EditingPlan {
  return {
    title: 'Lisbon',
    description: 'A day by the sea',
    instructions: 'Calm and slow',
    selectedClips: [{ clipId, startTime: 1, endTime: 4, order: 0, reason: 'sharp', zoom: 1.1 }],
    soundtrack: { name: 'waves' },
  };
}
