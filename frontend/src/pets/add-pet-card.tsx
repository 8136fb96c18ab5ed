import { Plus } from 'lucide-react';
import { useTexts } from '../shared/texts';

export const AddPetCard = ({ full, onAdd }: { full: boolean; onAdd: () => void }) => {
  const { pets } = useTexts();
  return (
    <button
      type="button"
      onClick={onAdd}
      className="flex min-h-28 w-full flex-col items-center justify-center gap-2.5 rounded-card border border-dashed border-edge p-5 font-semibold text-soft transition-colors hover:border-green hover:text-ink sm:h-full sm:min-h-49"
    >
      <span
        aria-hidden
        className="grid size-11 place-items-center rounded-full bg-green-wash text-green"
      >
        <Plus className="size-5.5" />
      </span>
      <span>
        {pets.add}
        {full && (
          <>
            {' '}
            <span className="block text-sm font-medium text-faint">{pets.upgradeNeeded}</span>
          </>
        )}
      </span>
    </button>
  );
};
