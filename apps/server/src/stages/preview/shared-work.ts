/**
 * Runs work by name: calls for the same name while it is under way get the same promise, and at most
 * `concurrency` different ones run at once, the rest in the order they came.
 */
export function shareWork<Result>(concurrency: number): SharedWork<Result> {
  const underWay = new Map<string, Promise<Result>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function runInTurn(work: () => Promise<Result>): Promise<Result> {
    if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in line without ever being free, so that nobody overtakes.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return (name, work) => {
    const known = underWay.get(name);
    if (known !== undefined) return known;
    const started = runInTurn(work).finally(() => underWay.delete(name));
    underWay.set(name, started);
    return started;
  };
}

export type SharedWork<Result> = (name: string, work: () => Promise<Result>) => Promise<Result>;
