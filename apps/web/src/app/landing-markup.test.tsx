import { expect, it } from 'vitest';
import { landingMarkup } from './landing-markup.tsx';

const markup = landingMarkup();

it('can be read before any script is there', () => {
  expect(markup).toContain('<h1');
  expect(markup).toContain(
    'Transform your video clips into polished social media content with AI assistance.',
  );
  expect(markup).toContain('Upload up to 40 video clips');
  expect(markup).not.toContain('animate-appear');
});

it('leads to sign-in without a script', () => {
  expect(markup).toMatch(/<form action="\/api\/login">.*<button type="submit"[^>]*>Get Started/);
});

it('holds no script of its own', () => {
  expect(markup).not.toMatch(/<script| on\w+=/);
});
