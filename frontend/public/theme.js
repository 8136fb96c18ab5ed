// Blocking on purpose: the theme stands before the first paint. The key is the store's.
(function () {
  let theme = null;
  try {
    theme = localStorage.getItem('zampa.theme');
  } catch {
    // Without storage the system decides.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const chosen = theme === 'light' || theme === 'dark';
  document.documentElement.dataset.theme = chosen ? theme : dark ? 'dark' : 'light';
})();
