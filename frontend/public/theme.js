// Blocking on purpose: the theme, and whom the page is for, stand before the first paint. The keys
// are those of the stores.
(function () {
  let theme = null;
  try {
    theme = localStorage.getItem('zampa.theme');
    if (localStorage.getItem('zampa.owner') !== null) document.documentElement.dataset.owner = '';
  } catch {
    // Without storage the system decides.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const chosen = theme === 'light' || theme === 'dark';
  document.documentElement.dataset.theme = chosen ? theme : dark ? 'dark' : 'light';
})();
