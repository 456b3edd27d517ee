/** The copy of a clip that every browser plays. */
export interface ClipProxy {
  /** null until it is made. */
  readonly proxyUrl: string | null;
  readonly hasNoProxy?: boolean | undefined;
}

/** Whether a copy is still to come, so that waiting for it makes sense. */
export function isProxyAwaited({ proxyUrl, hasNoProxy }: ClipProxy): boolean {
  return proxyUrl === null && hasNoProxy !== true;
}
