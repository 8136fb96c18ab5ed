import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CodeForm, TOTP_INPUT } from './code-form';

it('accepts a code in two groups, as authenticators show and copy it', async () => {
  const send = vi.fn(() => Promise.resolve());
  render(<CodeForm label="Code" wrong="Wrong" input={TOTP_INPUT} send={send} />);
  await userEvent.click(screen.getByLabelText('Code'));
  await userEvent.paste('123 456');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledWith('123456'));
});
