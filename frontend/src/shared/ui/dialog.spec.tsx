import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog } from './dialog';

/** A form whose button is disabled once it has opened the dialog. */
const Form = () => {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  return (
    <form>
      <input type="hidden" />
      <input type="file" hidden tabIndex={-1} aria-label="Photo" />
      <fieldset hidden>
        <input aria-label="Not seen" />
      </fieldset>
      <input aria-label="Name" />
      <button type="button" disabled={done} onClick={() => setOpen(true)}>
        Remove
      </button>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          setDone(true);
        }}
        title="Remove?"
      >
        <p>For good.</p>
      </Dialog>
    </form>
  );
};

describe('a closed dialog whose opener is disabled', () => {
  it('focuses the first visible control of the form', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });
});
