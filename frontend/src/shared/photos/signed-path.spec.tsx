import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSignedPath } from './signed-path';

const path = (expires: number, size = 'thumb'): string =>
  `/api/photos/7/file?size=${size}&expires=${expires}&signature=x`;

const Picture = ({ given }: { given: string }) => {
  const { path: shown, onError } = useSignedPath(given);
  return shown === null ? <p>gone</p> : <img src={shown} alt="Micia" onError={onError} />;
};

const picture = () => screen.getByRole<HTMLImageElement>('img');
const fail = (): void => void fireEvent.error(picture());

const asked: string[] = [];

const answerWith = (expires: number | null): void => {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    if (expires === null) return Promise.resolve(new Response('{}', { status: 404 }));
    const photo = { id: 7, url: path(expires, 'full'), thumbnailUrl: path(expires) };
    return Promise.resolve(new Response(JSON.stringify(photo)));
  });
};

beforeEach(() => void (asked.length = 0));

describe('an expired photo path', () => {
  it('is requested again once, in the same size', async () => {
    answerWith(2);
    render(<Picture given={path(1)} />);
    fail();
    await waitFor(() => expect(picture().src).toContain(path(2)));
    expect(asked).toEqual(['/api/photos/7']);
  });

  it('is given up when the new one fails as well', async () => {
    answerWith(2);
    render(<Picture given={path(1)} />);
    fail();
    await waitFor(() => expect(picture().src).toContain(path(2)));
    fail();
    expect(screen.getByText('gone')).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it('is given up when the photo no longer exists', async () => {
    answerWith(null);
    render(<Picture given={path(1)} />);
    fail();
    expect(await screen.findByText('gone')).toBeTruthy();
  });

  it('is replaced by a new one from the list', async () => {
    answerWith(null);
    const { rerender } = render(<Picture given={path(1)} />);
    fail();
    await screen.findByText('gone');
    rerender(<Picture given={path(3)} />);
    expect(picture().src).toContain(path(3));
  });
});
