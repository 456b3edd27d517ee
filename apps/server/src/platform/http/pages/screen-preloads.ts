import { z } from 'zod';

/** What the build says of its chunks: Vite's manifest, keyed by source file. */
const manifestSchema = z.record(
  z.string(),
  z.looseObject({ file: z.string(), imports: z.array(z.string()).default([]) }),
);
type Manifest = z.infer<typeof manifestSchema>;

/**
 * Tags that make a browser fetch a screen's code, who is signed in, and what they have, beside the first script instead
 * of after it.
 * @param manifestText the build's manifest as JSON
 * @returns the tags for a path, for somebody who seems to be signed in or is not; nothing for paths that have no screen of their own
 */
export function screenPreloads(
  manifestText: string,
  page: string,
): (pathname: string, isSignedIn: boolean) => string {
  const manifest = manifestSchema.parse(JSON.parse(manifestText));
  const tagsOf = new Map<string, string>();
  for (const source of Object.keys(manifest)) {
    const [, name] = /\/([\w-]+)-screen\.tsx$/.exec(source) ?? [];
    if (name !== undefined) tagsOf.set(name, tagsFor(manifest, source, page));
  }
  return (pathname, isSignedIn) => {
    const [, name = '', id = ''] = pathname.split('/');
    const tags = tagsOf.get(name);
    if (tags === undefined) return '';
    return isSignedIn ? tags + questionTags(name, id) : tags;
  };
}

/** Scripts cannot be put into the page by another origin's answer: the files are the build's own. */
function tagsFor(manifest: Manifest, source: string, page: string): string {
  const scripts = [...filesOf(manifest, source)]
    .filter((file) => !page.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return [...scripts, SESSION].join('');
}

/** The question a screen begins with: one project by its id, or all of them. */
function questionTags(name: string, id: string): string {
  if (name === 'upload' || name === 'prompt') return /^\d+$/.test(id) ? asked(`/api/projects/${id}`) : '';
  return name === 'ideal-upload' ? '' : asked('/api/projects');
}

const SESSION = asked('/api/auth/user');

/** Asked for with cookies, as the app does, so that its own question finds this answer. */
function asked(path: string): string {
  return `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`;
}

function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[source];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports) filesOf(manifest, imported, seen);
  return seen;
}
