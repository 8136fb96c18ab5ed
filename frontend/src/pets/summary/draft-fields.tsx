import { LANGUAGES, type Language } from '@contract/languages';
import { useTexts } from '../../shared/texts/pages';
import { Field, Select, Textarea } from '../../shared/ui/field';
import { tooMany, type Draft } from './draft';

interface DraftFieldsProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

/** The reader's language, and what the owner wants to say. */
export const DraftFields = ({ draft, onChange }: DraftFieldsProps) => {
  const { common, summary } = useTexts();
  const errorOf = (field: 'why' | 'questions'): string | undefined => {
    const over = tooMany(draft, field);
    return over > 0 ? common.tooLong(over) : undefined;
  };
  return (
    <>
      <Field label={summary.language}>
        {(control) => (
          <Select
            {...control}
            value={draft.language}
            onChange={({ target }) => onChange({ language: target.value as Language })}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {common.language[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={summary.why} hint={summary.whyHint} error={errorOf('why')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={draft.why}
            onChange={({ target }) => onChange({ why: target.value })}
          />
        )}
      </Field>
      <Field
        className="mt-3"
        label={summary.questions}
        hint={summary.questionsHint}
        error={errorOf('questions')}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={draft.questions}
            onChange={({ target }) => onChange({ questions: target.value })}
          />
        )}
      </Field>
    </>
  );
};
