import type { EditingPlan, Look, PlanStyle, SelectedClip, Transition } from '@cutroom/contract';

export interface StyleFact {
  readonly name: string;
  readonly value: string;
}

/** How the reel was made, for people: who directed it, then its style as far as the plan states it. */
export function styleFacts({
  director,
  style,
  selectedClips = [],
}: Partial<Pick<EditingPlan, 'director' | 'style' | 'selectedClips'>>): StyleFact[] {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Directed by', director === undefined ? null : directorName(director)],
    ['Pace', style === undefined ? null : PACES[style.pace]],
    ['Look', style?.look === undefined ? null : LOOKS[style.look]],
    ['Transitions', style?.transition === undefined ? null : TRANSITIONS[style.transition]],
    ['Fades', style === undefined ? null : fadesText(style)],
    ['Titles', titlesText(selectedClips)],
    ['Captions', style?.captions === true ? 'What is said, while it is said' : null],
    ['Sound', style === undefined ? null : AUDIO_TEXTS[style.sound]],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}

/** 'local' is the product's own; anything else is the name of a model. */
export function directorName(director: string): string {
  return director === 'local' ? 'Cutroom’s own director' : director;
}

const PACES: { readonly [P in PlanStyle['pace']]: string } = { slow: 'Slow', medium: 'Medium', fast: 'Fast' };

const LOOKS: { readonly [L in Look]: string } = {
  natural: 'Natural, as filmed',
  warm: 'Warm',
  cool: 'Cool',
  vivid: 'Vivid',
  soft: 'Soft',
  cinematic: 'Cinematic',
  vintage: 'Vintage',
  black_and_white: 'Black and white',
};

const TRANSITIONS: { readonly [T in Transition]: string } = {
  cut: 'Straight cuts',
  crossfade: 'Crossfades',
  dip_to_black: 'Dips to black',
};

const AUDIO_TEXTS: { readonly [S in PlanStyle['sound']]: string } = {
  original: 'The clips’ own sound',
  mute: 'Silent',
};

function fadesText({ fadeIn = false, fadeOut = false }: PlanStyle): string | null {
  if (fadeIn && fadeOut) return 'From black and to black';
  if (fadeIn) return 'From black at the start';
  return fadeOut ? 'To black at the end' : null;
}

function titlesText(selectedClips: readonly SelectedClip[]): string | null {
  const texts = selectedClips
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ titles = [] }, index) => titles.map(({ text }) => `“${text}” in clip ${index + 1}`));
  return texts.length === 0 ? null : texts.join(', ');
}
