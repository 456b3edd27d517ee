import { clsx } from 'clsx';
import { QUICK_SUGGESTIONS } from './quick-suggestions.ts';
import { SuggestionImage } from './suggestion-image.tsx';

interface SuggestionCardsProps {
  readonly prompt: string;
  readonly onChoose: (prompt: string) => void;
}

/** Ways to begin. A press puts the text into the text area, to be changed there. */
export function SuggestionCards({ prompt, onChoose }: SuggestionCardsProps) {
  return (
    <section aria-labelledby="suggestions-heading" className="grid grid-cols-1 gap-3">
      <h2 id="suggestions-heading" className="text-base">
        Quick Suggestions
      </h2>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-1">
        {QUICK_SUGGESTIONS.map((suggestion) => (
          <li key={suggestion.style} className="grid">
            <button
              type="button"
              aria-pressed={prompt === suggestion.prompt}
              onClick={() => onChoose(suggestion.prompt)}
              className={CARD}
            >
              <SuggestionImage style={suggestion.style} />
              <span className="grid min-w-0 gap-0.5">
                <span className="font-semibold">{suggestion.title}</span>
                <span className="text-sm text-ink-soft">{suggestion.summary}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const CARD = clsx(
  'flex items-center gap-3 rounded-lg bg-panel p-2 pr-3 text-left ring-1 ring-inset ring-edge',
  'transition-[background-color,box-shadow] hover:bg-raised',
  'aria-pressed:bg-raised aria-pressed:ring-2 aria-pressed:ring-chosen',
);
