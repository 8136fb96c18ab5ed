import { describe, expect, it } from '@jest/globals';
import { allowedOrigins } from './origins.js';

describe('our own origins', () => {
  it('are only the public one on the internet', () => {
    expect([...allowedOrigins('https://zampa.app')]).toEqual(['https://zampa.app']);
  });

  it('are all local host names during development', () => {
    expect(allowedOrigins('http://localhost:3000')).toContain('http://127.0.0.1:3000');
  });

  it('include the port', () => {
    expect(allowedOrigins('http://localhost:3000')).not.toContain('http://localhost:4000');
  });
});
