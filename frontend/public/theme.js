// Blocking on purpose: theme and language stand before the first paint. Keys as in the stores.
(function () {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = stored('zampa.theme');
  const language = stored('zampa.language');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const italian = /^it/i.test(navigator.language);
  root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : dark ? 'dark' : 'light';
  root.lang = language === 'en' || language === 'it' ? language : italian ? 'it' : 'en';
})();
