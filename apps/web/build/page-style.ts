/**
 * Style of the one page that the service worker shows: colours straight from the product's tokens, so that there is
 * one list of them, and the shape of a screen's guard.
 */
export function pageStyle(tokens: string, fontUrl: string): string {
  const [dark, light] = [...tokens.matchAll(/^:root[^{]*\{([^}]*)\}/gm)].map(([, colours = '']) => colours);
  if (dark === undefined || light === undefined) throw new Error('tokens.css names no two themes.');
  return `@font-face{font-family:Geist;font-weight:100 900;font-display:swap;src:url("${fontUrl}") format("woff2")}
:root{${dark}}
@media (prefers-color-scheme:light){:root:not([data-theme]){${light}}}
:root[data-theme=light]{${light}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;grid-template-rows:auto 1fr;background:var(--ground);color:var(--ink);font:0.9375rem/1.55 Geist,system-ui,sans-serif;-webkit-font-smoothing:antialiased;padding:env(safe-area-inset-top) max(clamp(1rem,3vw,2rem),env(safe-area-inset-right)) max(1.5rem,env(safe-area-inset-bottom)) max(clamp(1rem,3vw,2rem),env(safe-area-inset-left))}
header{display:flex;align-items:center;gap:0.625rem;min-height:4.25rem;width:100%;max-width:75rem;margin:0 auto;font-weight:600;font-size:1.0625rem;letter-spacing:-.02em}
header svg{width:1.75rem;height:1.75rem}
main{display:grid;justify-items:center;align-content:center;gap:0.75rem;max-width:28rem;margin:0 auto;padding:0 1rem 4rem;text-align:center}
.sign{width:3.5rem;height:3.5rem;padding:1rem;margin-bottom:0.5rem;border-radius:10px;background:var(--raised);color:var(--ink-faint);box-shadow:inset 0 0 0 1px var(--edge)}
h1{margin:0;font-size:1.5rem;line-height:1.15;letter-spacing:-.02em;font-weight:600;text-wrap:balance}
p{margin:0;color:var(--ink-soft);text-wrap:balance}
button{min-height:2.75rem;margin-top:1rem;padding:0 1.25rem;border:1px solid var(--edge-strong);border-radius:8px;background:var(--control);color:var(--ink);font:inherit;font-weight:500;cursor:pointer}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}`;
}
