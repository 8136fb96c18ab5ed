import { SEXES, type Pet } from '@contract/pets';
import { countCharacters } from '@contract/text';
import { useState } from 'react';
import { clockIn, localZone } from '../../shared/local-time';
import { useTexts } from '../../shared/texts';
import { Field, Input, Select, Textarea } from '../../shared/ui/field';
import { useUnsavedForm } from '../../shared/unsaved-form';
import {
  FACT_INPUTS,
  fromControl,
  maxLengthOf,
  toControl,
  type ContactName,
  type FactName,
} from './facts';
import { InPlaceForm, useChange } from './in-place-form';

interface FactFormProps {
  pet: Pet;
  fact: Exclude<FactName, ContactName>;
  onClose: () => void;
}

/** The choices for a fact, as value and label; null for free text. */
const useChoices = (input: (typeof FACT_INPUTS)[FactFormProps['fact']]) => {
  const { petPage } = useTexts();
  if (input === 'sex') return SEXES.map((sex) => [sex, petPage.sexes[sex]] as const);
  if (input !== 'flag') return null;
  return [['true', petPage.yes] as const, ['false', petPage.no] as const];
};

export const FactForm = ({ pet, fact, onClose }: FactFormProps) => {
  const { common, petPage } = useTexts();
  const form = useUnsavedForm(`${fact}.${pet.id}`, {
    defaultValues: { [fact]: toControl(pet[fact]) },
  });
  const { errors, isSubmitting } = form.formState;
  const input = FACT_INPUTS[fact];
  const choices = useChoices(input);
  const [today] = useState(() => clockIn(localZone(), new Date()).slice(0, 10));
  const onSubmit = useChange(form, pet.id, {
    changes: (values) => ({ [fact]: fromControl(fact, values[fact] ?? '') }),
    onClose,
  });
  const validate = (text = ''): true | string => {
    if (input === 'date') return text <= today || petPage.dateInvalid;
    const over = countCharacters(text.trim()) - maxLengthOf(fact);
    return choices !== null || over <= 0 || common.tooLong(over);
  };
  const field = form.register(fact, { validate });
  return (
    <InPlaceForm pending={isSubmitting} onSubmit={onSubmit} onClose={onClose}>
      <Field label={petPage.facts[fact]} error={errors[fact]?.message}>
        {(control) => {
          if (input === 'notes') return <Textarea autoFocus rows={2} {...control} {...field} />;
          if (choices === null) {
            const type = input === 'date' ? { type: 'date', max: today } : { autoComplete: 'off' };
            return <Input autoFocus {...type} {...control} {...field} />;
          }
          return (
            <Select autoFocus {...control} {...field}>
              <option value="">{petPage.notGiven}</option>
              {choices.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          );
        }}
      </Field>
    </InPlaceForm>
  );
};
