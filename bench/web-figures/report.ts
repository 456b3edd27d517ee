/** What one route measured, over all rounds. Milliseconds and bytes. */
export interface RouteFigures {
  readonly name: string;
  readonly lcpMs: number | null;
  readonly cls: number;
  readonly inpMs: number | null;
  /** Gzipped bytes of every script the route asked for until its largest part was painted. */
  readonly scriptBytes: number;
  /** Processor time of the main thread until the screen rested, on the slowed-down processor. */
  readonly busyMs: number;
  /** How often it was visited. */
  readonly rounds: number;
  /** Lighthouse's BenchmarkIndex of the machine just before, and how many times it was slowed down. */
  readonly speed: number;
  readonly slowdown: number;
  /** Load of the machine before the first screen. */
  readonly load: number;
}

export const LIMITS = { lcpMs: 2500, cls: 0.1, inpMs: 200, dashboardScriptBytes: 130_000 } as const;

/** The figures as a Markdown table; what is over its limit is bold. */
export function figuresTable(figures: readonly RouteFigures[]): string {
  const rows = figures.map(({ name, lcpMs, cls, inpMs, scriptBytes, busyMs }) => [
    name,
    marked(lcpMs === null ? '–' : `${(lcpMs / 1000).toFixed(2)} s`, (lcpMs ?? 0) > LIMITS.lcpMs),
    marked(inpMs === null ? '–' : `${Math.round(inpMs)} ms`, (inpMs ?? 0) > LIMITS.inpMs),
    marked(cls.toFixed(3), cls > LIMITS.cls),
    marked(`${(scriptBytes / 1000).toFixed(1)} kB`, isHeavy(name, scriptBytes)),
    `${Math.round(busyMs)} ms`,
  ]);
  const header = ['Screen', 'LCP', 'INP', 'CLS', 'Script', 'Main thread'];
  return [header, header.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** What is over its limit, a line each. */
export function overLimit(figures: readonly RouteFigures[]): string[] {
  return figures.flatMap(({ name, lcpMs, cls, inpMs, scriptBytes }) => [
    ...((lcpMs ?? 0) > LIMITS.lcpMs ? [`${name}: LCP`] : []),
    ...((inpMs ?? 0) > LIMITS.inpMs ? [`${name}: INP`] : []),
    ...(cls > LIMITS.cls ? [`${name}: CLS`] : []),
    ...(isHeavy(name, scriptBytes) ? [`${name}: script`] : []),
  ]);
}

function isHeavy(name: string, bytes: number): boolean {
  return name.startsWith('dashboard') && bytes > LIMITS.dashboardScriptBytes;
}

function marked(text: string, isOver: boolean): string {
  return isOver ? `**${text}**` : text;
}
