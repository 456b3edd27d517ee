import type { Plugin } from 'vite';

/** Zod's writers of JSON schemas, which its schemas hold on to. */
const WRITERS = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/** Leaves out what only the server does with the contract's schemas: five kilobytes of every first load. */
export function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return WRITERS.test(id) ? { code: withoutBodies(code), map: null } : null;
    },
  };
}

/** A module with the same exports; each of them throws when it is called. */
export function withoutBodies(code: string): string {
  const named = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
  const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \};/gm)].map(([, name]) => name);
  return [
    "function absent() { throw new Error('Zod’s JSON schemas are left out of the browser app.'); }",
    ...named.map((name) => `export const ${name} = absent;`),
    ...renamed.map((name) => `export { absent as ${name} };`),
  ].join('\n');
}
