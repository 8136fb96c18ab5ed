import type { Pet } from '@contract/pets';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useSession } from '../shared/session.store';
import { readJson, store } from '../shared/storage';
import { TAB_DRAFT_PREFIX } from '../shared/tab-draft';
import type { PetFormValues } from './pet-fields';

/** A pet's form. If the session ends while it is open, it has its values again at the next sign-in. */
export const useUnsavedForm = (
  pet: Pet | null,
  opened: PetFormValues,
): UseFormReturn<PetFormValues> => {
  const [key] = useState(
    () => `${TAB_DRAFT_PREFIX}pet.${useSession.getState().user?.uid}.${pet?.id ?? 'new'}`,
  );
  const [unsaved] = useState(() => readJson('session', key) as Partial<PetFormValues> | null);
  const form = useForm({ mode: 'onTouched', defaultValues: { ...opened, ...unsaved } });
  const { getValues } = form;
  useEffect(() => {
    store('session', key, null);
    return () => {
      const isOver = useSession.getState().user === null;
      if (isOver) store('session', key, JSON.stringify(getValues()));
    };
  }, [key, getValues]);
  return form;
};
