import { expect, it } from '@jest/globals';
import { nodeUrl, slotOf } from './open-redis.js';

it.each([
  ['redis+cluster://:p%40ss@seed:7000?node=other:7001', 'redis://:p%40ss@10.0.0.1:7002'],
  ['rediss+cluster://zampa:word@seed', 'rediss://zampa:word@10.0.0.1:7002'],
  ['redis+cluster://seed', 'redis://10.0.0.1:7002'],
])('a node of %s is reached as %s', (cluster, url) => {
  expect(nodeUrl(cluster, '10.0.0.1:7002')).toBe(url);
});

it('a node can be reached at an IPv6 address, and at the default port', () => {
  expect(nodeUrl('redis+cluster://seed', '::1:7002')).toBe('redis://[::1]:7002');
  expect(nodeUrl('redis+cluster://seed', 'seed')).toBe('redis://seed:6379');
});

it("a reply's text is in its channel's slot", () => {
  expect(slotOf('reply:{u:5}:77:1')).toBe(slotOf('u:5'));
  expect(slotOf('u:5')).not.toBe(slotOf('u:6'));
});
