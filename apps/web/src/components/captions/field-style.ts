export const FIELD =
  'min-h-11 w-full min-w-0 rounded-md bg-field px-3 text-base text-ink ring-1 ring-inset ring-edge-strong sm:text-sm';
