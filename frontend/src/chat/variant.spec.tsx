import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useChatAddress } from './variant';

const Address = () => <p>{String(useChatAddress().petId)}</p>;

it.each([
  ['/chat', 'undefined'],
  ['/chat?petId=', 'undefined'],
  ['/chat?petId=7', '7'],
  ['/chat?petId=0x7', 'NaN'],
])('the URL %s selects the pet id %s', (address, petId) => {
  const router = createMemoryRouter([{ path: '*', element: <Address /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByText(petId)).toBeTruthy();
});
