import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { late, preparing } from './late';
import { useNotices } from './ui/notices.store';

const Sheet = ({ name }: { name: string }) => <p>The sheet of {name}</p>;

describe('a lazily loaded component', () => {
  it('is shown immediately when preloaded on focus', async () => {
    const load = vi.fn(() => Promise.resolve(Sheet));
    const Late = late(load);
    render(<button {...preparing(Late)}>Open</button>);
    fireEvent.focus(screen.getByRole('button'));
    await Promise.resolve();
    await Promise.resolve();
    render(<Late name="Micia" waiting="..." />);
    expect(screen.getByText('The sheet of Micia')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows an error and gives up when it fails to load, and is retried the next time', async () => {
    const load = vi.fn<() => Promise<typeof Sheet>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(Sheet);
    const Late = late(load);
    const giveUp = vi.fn();
    const { unmount } = render(<Late name="Micia" waiting="..." onFailed={giveUp} />);
    await waitFor(() => expect(giveUp).toHaveBeenCalledOnce());
    expect(useNotices.getState().toast?.description).toMatch(/couldn't be loaded/);
    unmount();
    render(<Late name="Micia" />);
    expect(await screen.findByText('The sheet of Micia')).toBeTruthy();
  });
});
