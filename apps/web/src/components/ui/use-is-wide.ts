import { useMediaQuery } from './use-media-query.ts';

/** Tailwind's lg: where screens stand in two columns. For what has another place there, where style alone would put it there twice. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 64rem)');
}
