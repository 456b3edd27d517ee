/** One place where a name or a line is not as CONTRIBUTING.md asks. */
export interface WordFault {
  readonly file: string;
  /** From 1; 0 means the file's own path. */
  readonly line: number;
  readonly message: string;
}
