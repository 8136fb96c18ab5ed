import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from './notices.store';
import { Toaster } from './toaster';

const notices = () => screen.queryAllByRole('listitem');
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('a toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    render(<Toaster />);
    pass(100);
  });

  it('created before the live region waits until the region is registered', () => {
    cleanup();
    act(() => toast({ title: 'Logged out' }));
    render(<Toaster />);
    expect(screen.getByRole('region').textContent).toBe('');
    pass(100);
    expect(notices().map(({ textContent }) => textContent)).toEqual(['Logged out']);
  });

  it('is announced by an existing live region, assertively if it is an error', () => {
    const region = screen.getByRole('region', { name: 'Notifications (F8)' });
    expect(region.getAttribute('aria-live')).toBe('polite');
    act(() => toast({ title: 'Error', tone: 'destructive' }));
    expect(region.getAttribute('aria-live')).toBe('assertive');
    expect(region.contains(screen.getByText('Error'))).toBe(true);
  });

  it('disappears after five seconds, not counting the time it is hovered', () => {
    act(() => toast({ title: 'Saved' }));
    pass(4_000);
    fireEvent.pointerEnter(notices()[0] as HTMLElement);
    pass(60_000);
    expect(notices()).toHaveLength(1);
    fireEvent.pointerLeave(notices()[0] as HTMLElement);
    pass(900);
    expect(notices()).toHaveLength(1);
    pass(100);
    pass(200);
    expect(notices()).toHaveLength(0);
  });

  it('shown while the window has no focus stays until it is focused again', () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    act(() => toast({ title: 'Tablet now' }));
    pass(60_000);
    expect(notices()).toHaveLength(1);
    fireEvent.focus(window);
    pass(5_000);
    pass(200);
    expect(notices()).toHaveLength(0);
  });

  it('runs its action, and keeps the keyboard focus in the list', () => {
    const undo = vi.fn();
    act(() => toast({ title: 'Removed', action: { label: 'Undo', run: undo } }));
    fireEvent.keyDown(document, { key: 'F8' });
    expect(document.activeElement).toBe(screen.getByRole('list'));
    screen.getByRole('button', { name: 'Undo' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    pass(200);
    expect(undo).toHaveBeenCalledOnce();
    expect(notices()).toHaveLength(0);
    expect(document.activeElement).toBe(screen.getByRole('list'));
  });

  it('is closed by Escape, which does nothing else, and is replaced by the next one', () => {
    act(() => toast({ title: 'First' }));
    act(() => toast({ title: 'Second' }));
    expect(notices().map(({ textContent }) => textContent)).toEqual(['Second']);
    const isLeft = fireEvent.keyDown(notices()[0] as HTMLElement, { key: 'Escape' });
    expect(isLeft).toBe(false);
    pass(200);
    expect(notices()).toHaveLength(0);
  });
});
