// Loaded by the page that a provider leads back to: reports to its opener, and closes the window.
const report = JSON.parse(document.body.dataset.report);
window.opener?.postMessage(report, location.origin);
const channel = new BroadcastChannel('zampa.social');
channel.postMessage(report);
window.close();
