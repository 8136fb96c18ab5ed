import { describe, expect, it } from '@jest/globals';
import { faultOf } from './fault.js';

const smtpError = (details: object): Error =>
  Object.assign(new Error('Mailbox anna@example.org is not known here'), details);

const unknownReader = {
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode: 550,
  response: '550 5.1.1 <anna@example.org> is not known here',
};

describe('a delivery failure', () => {
  it('is logged without any address', () => {
    expect(faultOf(smtpError(unknownReader)).name).toBe('EENVELOPE 550 5.1.1');
    expect(faultOf(smtpError({ code: 'ECONNECTION' })).name).toBe('ECONNECTION');
    expect(faultOf(new RangeError('Invalid time value')).name).toBe('RangeError');
    expect(faultOf('anna@example.org').name).toBe('unknown');
  });

  it.each([
    ['an unknown recipient', unknownReader, true],
    ['a rejected mail', { command: 'DATA', responseCode: 554 }, true],
    ['a recipient to be retried later', { ...unknownReader, responseCode: 450 }, false],
    ['a wrong SMTP password', { command: 'AUTH PLAIN', responseCode: 535 }, false],
    ['a sender that is not accepted', { command: 'MAIL FROM', responseCode: 553 }, false],
    ['a server that is down', { code: 'ECONNECTION' }, false],
  ])('due to %s counts as a refusal: %3$s', (_, details, refused) => {
    expect(faultOf(smtpError(details)).refused).toBe(refused);
  });
});
