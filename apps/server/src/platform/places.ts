/** Room for so many at a time; who comes next waits in line. */
export interface Places {
  /**
   * @returns gives the place back; to be called once
   * @throws the signal's reason
   */
  take(signal: AbortSignal): Promise<() => void>;
}

export function openPlaces(count: number): Places {
  let free = count;
  const line: (() => void)[] = [];
  const leave = (): void => {
    const next = line.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return {
    take: (signal) => {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return Promise.resolve(leave);
      }
      return new Promise((resolve, reject) => {
        const enter = (): void => {
          signal.removeEventListener('abort', giveUp);
          resolve(leave);
        };
        const giveUp = (): void => {
          line.splice(line.indexOf(enter), 1);
          reject(signal.reason);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        line.push(enter);
      });
    },
  };
}
