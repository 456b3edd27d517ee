import { inspect } from 'node:util';

/** A key that does not show in logs, errors, JSON or the console; only `reveal` gives it out. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return HIDDEN;
  }

  toJSON(): string {
    return HIDDEN;
  }

  [inspect.custom](): string {
    return HIDDEN;
  }
}

const HIDDEN = '[secret]';
