import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SupportLink } from './support-link.tsx';

const markup = (email: string | null | undefined) => renderToStaticMarkup(<SupportLink email={email} />);

describe('the link to the support address', () => {
  it('writes to it', () => {
    expect(markup('help@example.org')).toContain('href="mailto:help@example.org"');
  });

  it('is a sentence where the server has none, and only room until that is known', () => {
    expect(markup(null)).toContain('Ask the person who runs this server');
    expect(markup(null)).not.toContain('href');
    expect(markup(undefined)).toBe('<span class="min-h-11"></span>');
  });
});
