// Runs before the first paint, so that the page never flashes in the other theme. The choice is made in src/ui/theme.ts.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('cutroom.theme');
  } catch {
    // Storage can be forbidden; the system's theme serves.
  }
  const isLight =
    choice === 'light' || (choice !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark';
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', isLight ? '#f8f5f1' : '#131110');
})();
