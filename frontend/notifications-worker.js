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

/** In the tab that shows it already: another one may hold a question half written. */
async function openPage(path) {
  const { href } = new URL(path, self.location.origin);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find(({ url }) => url === href);
  return shown ? shown.focus() : self.clients.openWindow(href);
}
