// Told by the page after a provider's: reports to the page that opened this window, and closes it.
const report = JSON.parse(document.body.dataset.report);
window.opener?.postMessage(report, location.origin);
const channel = new BroadcastChannel('zampa.social');
channel.postMessage(report);
window.close();
