/** Shows the notifications that the server sends, and opens what they are about. */
self.addEventListener('push', (event) => {
  const { title = 'Zampa', url = '/', ...rest } = event.data?.json() ?? {};
  const options = { ...rest, icon: '/icon-192.png', data: { url } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openPage(notification.data?.url ?? '/'));
});

/** Reuses a tab only if it already shows the page: any other may hold a half-written question. */
async function openPage(path) {
  const { href, pathname } = new URL(path, self.location.origin);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find(({ url }) => url === href);
  if (shown) return shown.focus();
  // The chat of some pet that its address does not name.
  const near = tabs.find(({ url }) => url === self.location.origin + pathname);
  if (!near) return self.clients.openWindow(href);
  near.postMessage({ open: path });
  return near.focus();
}
