import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SkipTools } from './skip-tools';

it("skips from an answer's tools to the next message, and from the last to the composer", async () => {
  render(
    <main>
      <div role="log">
        <article tabIndex={-1} aria-label="first">
          <SkipTools />
          <button type="button">Copy</button>
        </article>
        <article tabIndex={-1} aria-label="last">
          <SkipTools />
          <button type="button">Copy</button>
        </article>
      </div>
      <form>
        <textarea aria-label="Your question" />
      </form>
    </main>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'last' }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Your question'));
});
