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

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** Browsers end or replace a subscription at times: unless the server knows, reminders stop. */
async function renew({ oldSubscription, newSubscription }) {
  const { pushManager } = self.registration;
  const subscription =
    newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/push-subscriptions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}

/** Reuses a tab only if it already shows the page: any other may hold a half-written question. */
async function openPage(path) {
  const { href, pathname } = new URL(path, self.location.origin);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find(({ url }) => url === href);
  if (shown) return shown.focus();
  // A chat whose address names no pet: the page itself shows the right one.
  const near = tabs.find(({ url }) => url === self.location.origin + pathname);
  if (!near) return self.clients.openWindow(href);
  near.postMessage({ open: path });
  return near.focus();
}
