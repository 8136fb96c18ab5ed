import { useTexts } from '../shared/texts/pages';
import { Button } from '../shared/ui/button';

interface DialogActionsProps {
  /** The label of the button that submits the form. */
  submit: string;
  onCancel: () => void;
  className?: string;
}

/** Below a form in a dialog: gives it up, or submits it. */
export const DialogActions = ({ submit, onCancel, className = 'mt-3' }: DialogActionsProps) => {
  const { common } = useTexts();
  return (
    <div className={`flex flex-wrap justify-end gap-3 ${className}`}>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        {common.cancel}
      </Button>
      <Button type="submit" size="sm">
        {submit}
      </Button>
    </div>
  );
};
