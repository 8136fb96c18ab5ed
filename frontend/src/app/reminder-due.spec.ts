import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openReminders, SYRUP, toastTitle } from '../pets/reminders/reminders.fixture';
import { useNotices } from '../shared/ui/notices.store';
import { tellOfReminder } from './reminder-due';

describe('a due reminder', () => {
  it('shows one toast in the open tab, where it can be marked as done', async () => {
    openReminders([SYRUP]);
    await screen.findByText('Stomach syrup, 1 ml');
    act(() => tellOfReminder({ reminder: SYRUP }));
    const { toast } = useNotices.getState();
    expect(toast).toMatchObject({ title: SYRUP.title, description: "It's time for Micia." });
    expect(toast?.picture).toBeTruthy();
    useNotices.setState({ toast: null });
    act(() => tellOfReminder({ reminder: SYRUP }));
    expect(useNotices.getState().toast).toBeNull();
    act(() => toast?.action?.run());
    await waitFor(() => expect(toastTitle()).toBe('Done: Stomach syrup, 1 ml.'));
  });
});
