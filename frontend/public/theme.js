// Blocking on purpose: sets the theme and the owner mark before the first paint. The keys are those
// of `shared/preferences.store.ts` and `shared/owner-mark.ts`.
(function () {
  let theme = null;
  try {
    theme = localStorage.getItem('zampa.theme');
    if (localStorage.getItem('zampa.owner') !== null) document.documentElement.dataset.owner = '';
  } catch {
    // Without storage, the system theme applies.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const chosen = theme === 'light' || theme === 'dark';
  document.documentElement.dataset.theme = chosen ? theme : dark ? 'dark' : 'light';
})();
