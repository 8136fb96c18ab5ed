import type { BrowserContext } from '@playwright/test';

/** Errors of the pages: console errors, including CSP violations, and uncaught errors. */
export class Faults {
  private readonly said: string[] = [];
  private readonly forgiven: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.said.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.said.push(error.error().message));
  }

  /** Ignores errors that this test causes on purpose. */
  forgive(...patterns: RegExp[]): void {
    this.forgiven.push(...patterns);
  }

  get unforgiven(): string[] {
    return this.said.filter((text) => !this.forgiven.some((pattern) => pattern.test(text)));
  }
}
