import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../shared/render.fixture';
import { WorryDesk } from './worry-desk';

it('the field for a worry is as tall as its text', () => {
  show(<WorryDesk loadAdvice={() => new Promise(() => undefined)} />);
  const field = screen.getByRole('textbox');
  const copied = (): string | null | undefined =>
    field.parentElement?.querySelector('p')?.textContent;
  expect(copied()).toBe(`${field.getAttribute('placeholder')} `);
  const worry = 'She ate a leaf.\nA lily, I think.\nNow she hides.';
  fireEvent.change(field, { target: { value: worry } });
  expect(copied()).toBe(`${worry} `);
});
