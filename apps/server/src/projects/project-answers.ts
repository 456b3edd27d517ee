import { createHash } from 'node:crypto';
import { CutroomError, projectSchema } from '@cutroom/contract';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { batched } from '../platform/batched.ts';
import type { Database } from '../platform/database/database.ts';
import { projects, projectVersions, uploads } from '../platform/database/schema.ts';
import { areArriving } from './arriving-uploads.ts';
import { jsonCache } from './json-cache.ts';
import { loadProjects } from './project-json.ts';

/** What is answered to who polls: the tag is known before anything is built. */
export interface PolledAnswer {
  /** An entity tag (RFC 9110, section 8.8.3), made of versions alone. */
  readonly tag: string;
  /** The JSON. */
  build(): Promise<Buffer>;
}

export interface ProjectAnswers {
  /** The user's projects, newest first. */
  list(ownerId: string): Promise<PolledAnswer>;
  /** @throws CutroomError `project_not_found` */
  one(ownerId: string, projectId: number): Promise<PolledAnswer>;
}

/** Projects that are built in one go, before others get a turn on this thread. */
const BUILT_AT_ONCE_MAX = 20;

/**
 * The JSON of a project is built once for each of its versions (schema.ts, projectVersions) and kept: a list of a
 * thousand projects of which one has changed costs one project and some copying. Versions are read before what they
 * stand for, so that an answer may be newer than its tag, and is then sent once more, but never older. That an upload has
 * become quiet changes no row: how many are arriving, which within one version only becomes fewer, stands beside it.
 */
export function projectAnswers(db: Database): ProjectAnswers {
  const built = jsonCache();
  const listVersion = batched((ownerIds: readonly string[]) => loadListVersions(db, ownerIds));

  async function buildMissing(wanted: readonly ProjectVersion[]): Promise<Map<number, Buffer>> {
    const found = new Map<number, Buffer>();
    const missing: ProjectVersion[] = [];
    for (const { id, version, arriving } of wanted) {
      const json = built.get(id, keyOf({ version, arriving }));
      if (json === null) missing.push({ id, version, arriving });
      else found.set(id, json);
    }
    for (let first = 0; first < missing.length; first += BUILT_AT_ONCE_MAX) {
      const part = missing.slice(first, first + BUILT_AT_ONCE_MAX);
      const versions = new Map(part.map((each) => [each.id, keyOf(each)]));
      for (const project of await loadProjects(db, [...versions.keys()])) {
        const json = Buffer.from(JSON.stringify(z.encode(projectSchema, project)));
        built.keep(project.id, versions.get(project.id) ?? '', json);
        found.set(project.id, json);
      }
    }
    return found;
  }

  async function buildList(ownerId: string): Promise<Buffer> {
    const wanted = await selectVersions(db)
      .where(eq(projects.ownerId, ownerId))
      .orderBy(desc(projects.createdAt), desc(projects.id));
    const found = await buildMissing(wanted);
    // One that was deleted meanwhile is left out.
    return joinedList(wanted.flatMap(({ id }) => found.get(id) ?? []));
  }

  return {
    async list(ownerId) {
      const tag = entityTag((await listVersion(ownerId)) ?? 'empty');
      return { tag, build: () => buildList(ownerId) };
    },

    async one(ownerId, projectId) {
      const owned = and(eq(projects.id, projectId), eq(projects.ownerId, ownerId));
      const [wanted] = await selectVersions(db).where(owned);
      if (wanted === undefined) throw new CutroomError('project_not_found');
      const build = async () => {
        const json = (await buildMissing([wanted])).get(projectId);
        if (json === undefined) throw new CutroomError('project_not_found');
        return json;
      };
      return { tag: entityTag(keyOf(wanted)), build };
    },
  };
}

interface ProjectVersion {
  readonly id: number;
  readonly version: number;
  /** Of its uploads. */
  readonly arriving: number;
}

function keyOf({ version, arriving }: Omit<ProjectVersion, 'id'>): string {
  return `${version}.${arriving}`;
}

function selectVersions(db: Database) {
  return db
    .select({
      id: projects.id,
      version: projectVersions.version,
      arriving: db.$count(uploads, and(eq(uploads.projectId, projects.id), areArriving(Date.now()))),
    })
    .from(projects)
    .innerJoin(projectVersions, eq(projectVersions.projectId, projects.id))
    .$dynamic();
}

/** Other versions, more or fewer of them: each changes one of the three. No version is ever given twice. */
const versionsInBrief = sql<string>`count(*) || '.' || sum(${projectVersions.version}) || '.' ||
  bit_xor(hashint8extended(${projectVersions.version}, 0))`;

async function loadListVersions(
  db: Database,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ ownerId: projectVersions.ownerId, versions: versionsInBrief })
    .from(projectVersions)
    .where(sql`${projectVersions.ownerId} = any(${sql.param(ownerIds)})`)
    .groupBy(projectVersions.ownerId);
  const arriving = await db
    .select({ ownerId: uploads.ownerId, count: count() })
    .from(uploads)
    .where(and(inArray(uploads.ownerId, [...ownerIds]), areArriving(Date.now())))
    .groupBy(uploads.ownerId);
  const arrivingOf = new Map(arriving.map((row) => [row.ownerId, row.count]));
  return new Map(
    rows.map(({ ownerId, versions }) => [ownerId, `${versions}.${arrivingOf.get(ownerId) ?? 0}`]),
  );
}

/** After an update of the product the same data may read otherwise. */
const SHAPE = createHash('sha256')
  .update(JSON.stringify(z.toJSONSchema(projectSchema)))
  .digest('base64url')
  .slice(0, 8);

function entityTag(version: string): string {
  return `"${SHAPE}.${version}"`;
}

const OPENED = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSED = Buffer.from(']');

function joinedList(items: readonly Buffer[]): Buffer {
  return Buffer.concat([OPENED, ...items.flatMap((item, at) => (at === 0 ? [item] : [COMMA, item])), CLOSED]);
}
