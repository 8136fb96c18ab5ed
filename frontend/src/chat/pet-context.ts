import type { DiarySuggestion } from '@contract/diary';
import type { Memory } from '@contract/memories';
import type { Pet } from '@contract/pets';
import type { ReminderSuggestion } from '@contract/reminders';
import { createContext } from 'react';

/** The pet that the open chat is about. */
export const PetContext = createContext<Pet | null>(null);

/** Suggested memories about it. */
export const MemorySuggestionsContext = createContext<readonly Memory[]>([]);

/** Suggested entries for its diary. */
export const DiarySuggestionsContext = createContext<readonly DiarySuggestion[]>([]);

/** Reminders that questions about it asked for. */
export const ReminderSuggestionsContext = createContext<readonly ReminderSuggestion[]>([]);
