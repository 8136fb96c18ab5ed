// Inlined in the chat's pages: shows the hint of `ChatShell` if the code cannot be loaded, and
// sends the first API requests while it loads, for `src/shared/ahead.ts` to hand out. Those are
// skipped if `theme.js` has not marked an owner, and after a social sign-in, when the session is
// still to come. The storage key is that of `shared/storage.ts`.
(function () {
  const noticeFailure = ({ target }) => {
    if (target.type === 'module') document.documentElement.dataset.stuck = '';
  };
  // An element's `error` does not bubble.
  addEventListener('error', noticeFailure, { capture: true });
  const query = new URLSearchParams(location.search);
  if (!('owner' in document.documentElement.dataset) || query.has('social')) return;
  const ahead = (window.ahead = new Map());
  const ask = (path) => {
    const answer = fetch(path, { signal: AbortSignal.timeout(20_000) });
    // Whoever takes the answer handles its failure.
    answer.catch(() => undefined);
    ahead.set(path, answer);
    return answer;
  };
  const read = async (path) => {
    const answer = await ask(path);
    if (!answer.ok) throw new Error(`${answer.status}: ${path}`);
    return answer.clone().json();
  };
  const readChat = async (pets) => {
    const [, named] = /^\/chat\/([1-9]\d*)$/i.exec(location.pathname) ?? [];
    if (named !== undefined) return read(`/api/chat-sessions/${named}`);
    const last = query.has('last') ? localStorage.getItem('zampa.last-chat') : null;
    const petId = query.get('petId') ?? last ?? (await pets)[0].id;
    if (!/^[1-9]\d*$/.test(petId)) throw new Error('no pet');
    return read(`/api/chat-sessions/pet/${petId}`);
  };
  void ask('/api/auth/session');
  const pets = read('/api/pets');
  readChat(pets).then(
    ({ id }) => ask(`/api/chat-sessions/${id}/messages`),
    () => undefined,
  );
  pets.catch(() => undefined);
})();
