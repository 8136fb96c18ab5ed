import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { press, show } from '../../shared/render.fixture';
import { WriteForm } from './write-form';

interface Sent {
  text: string;
  clientId: string;
  wantsPhotos: boolean;
}

const sent: Sent[] = [];
let answer: () => Promise<Response>;

const arrives = (): Promise<Response> => Promise.resolve(Response.json({ id: 1 }, { status: 201 }));

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  answer = arrives;
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    if (path.endsWith('/typing')) return Promise.resolve(new Response(null, { status: 204 }));
    sent.push(JSON.parse(init.body) as Sent);
    return answer();
  });
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const isIdle = () =>
  waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ask for photos' }).disabled).toBe(
      false,
    ),
  );

describe('a vet who writes to an owner', () => {
  it('keeps what they type while the message is being sent', async () => {
    let arrived: (answer: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrived = resolve));
    show(<WriteForm id={3} language="en" />);
    type(' Check the gums');
    press('Send');
    type(' Check the gums and tell me the colour');
    arrived(await arrives());
    await waitFor(() => expect(field().value).toBe('and tell me the colour'));
    await isIdle();
    answer = arrives;
    press('Send');
    await waitFor(() => expect(field().value).toBe(''));
    expect(sent.map(({ text }) => text)).toEqual(['Check the gums', 'and tell me the colour']);
    expect(sent[0]?.clientId).not.toBe(sent[1]?.clientId);
  });

  it("asks for photos in the owner's language, once even if an answer is lost", async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    show(<WriteForm id={3} language="it" />);
    press('Ask for photos');
    await isIdle();
    answer = arrives;
    press('Ask for photos');
    await isIdle();
    press('Ask for photos');
    await isIdle();
    const [lost, repeated, another] = sent.map(({ clientId }) => clientId);
    expect(repeated).toBe(lost);
    expect(another).not.toBe(lost);
    expect(sent[0]).toMatchObject({
      text: 'Può mandarmi una o due foto, per favore? Con buona luce e da vicino.',
      wantsPhotos: true,
    });
  });
});
