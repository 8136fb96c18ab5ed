import { useTexts } from '../texts/pages';
import { Button } from './button';

interface FormActionsProps {
  pending: boolean;
  /** "Save" if absent. */
  save?: string;
  onCancel: () => void;
  className?: string;
}

/** Saves a form that is in place of what it changes, or cancels it. */
export const FormActions = ({ pending, save, onCancel, className = '' }: FormActionsProps) => {
  const { common } = useTexts();
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <Button type="submit" size="sm">
        {pending ? common.saving : (save ?? common.save)}
      </Button>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        {common.cancel}
      </Button>
    </div>
  );
};
