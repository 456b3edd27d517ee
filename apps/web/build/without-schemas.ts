import type { Plugin } from 'vite';

/** The modules whose schemas are given to the browser as data. */
const CONTRACT = '/packages/contract/src/';

/** A node of ESTree, as far as it is read here. */
interface SyntaxNode {
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly declaration?: SyntaxNode | null;
  readonly declarations?: readonly SyntaxNode[];
  readonly id?: SyntaxNode;
  readonly init?: SyntaxNode | null;
  readonly callee?: SyntaxNode;
  readonly object?: SyntaxNode;
  readonly body?: readonly SyntaxNode[];
}

/**
 * Takes out what the contract's schemas are built with. The build gives them no zod, so that each is what `z` is, but calls
 * cannot be left out of a script as what nobody uses can: they were 4 kB of the first one, gzipped.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    apply: 'build',
    transform: {
      order: 'post',
      handler(code, id) {
        if (!id.includes(CONTRACT)) return null;
        const rest = schemasTakenOut(code, this.parse(code));
        return rest === null ? null : { code: rest, map: null };
      },
    },
  };
}

/** @returns null where the module builds no schema */
export function schemasTakenOut(code: string, program: unknown): string | null {
  const built = schemasIn(program as SyntaxNode);
  if (built.length === 0) return null;
  let rest = code;
  for (const { start, end } of built.toReversed()) rest = `${rest.slice(0, start)}z${rest.slice(end)}`;
  return rest;
}

/** The initial values of the module's constants that are built with `z`, or with such a constant, in order. */
function schemasIn({ body = [] }: SyntaxNode): SyntaxNode[] {
  const schemas = new Set(['z']);
  const declarators = body.flatMap((statement) => (statement.declaration ?? statement).declarations ?? []);
  return declarators.flatMap(({ id, init }) => {
    if (id?.name === undefined || init == null || !schemas.has(rootOf(init) ?? '')) return [];
    schemas.add(id.name);
    return [init];
  });
}

/** The name at the beginning of a chain such as `z.string().min(1)`. */
function rootOf(node: SyntaxNode): string | undefined {
  const inner = node.callee ?? node.object;
  return inner === undefined ? node.name : rootOf(inner);
}
