import { QUICK_SUGGESTIONS } from './quick-suggestions.ts';
import { SuggestionSample } from './suggestion-sample.tsx';

interface SuggestionCardsProps {
  readonly prompt: string;
  readonly isEmpty: boolean;
  readonly onChoose: (prompt: string) => void;
}

/** Ways to begin, a sample of each. A press puts the text into the text area, to be changed there. */
export function SuggestionCards({ prompt, isEmpty, onChoose }: SuggestionCardsProps) {
  return (
    <section aria-labelledby="suggestions-heading" className="grid grid-cols-1 gap-3">
      <h2 id="suggestions-heading" className="text-base">
        Quick Suggestions
      </h2>
      <ul data-looping={isEmpty ? '' : undefined} className="group/samples grid max-w-md grid-cols-4 gap-1">
        {QUICK_SUGGESTIONS.map(({ style, title, summary, prompt: own }) => (
          <li key={style} className="grid">
            <button
              type="button"
              title={summary}
              aria-pressed={prompt === own}
              onClick={() => onChoose(own)}
              className="group/card grid content-start gap-2 rounded-lg p-1 pb-2 text-center transition-[background-color,box-shadow] hover:bg-raised aria-pressed:bg-raised aria-pressed:ring-2 aria-pressed:ring-chosen aria-pressed:ring-inset"
            >
              <SuggestionSample style={style} />
              <span className="text-xs leading-tight font-semibold">
                {title}
                <span className="sr-only">, {summary}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
