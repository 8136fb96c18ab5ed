import { Camera } from 'lucide-react';
import { useTexts } from '../../shared/texts';

/** Shown while photos are dragged over the conversation. */
export const DropHint = ({ name }: { name: string }) => {
  const { photos } = useTexts();
  return (
    <div className="pointer-events-none absolute inset-3 z-20 grid animate-fade place-items-center rounded-card border-2 border-dashed border-green bg-card/92">
      <p className="flex items-center gap-3 px-6 text-center text-lg font-semibold [overflow-wrap:anywhere]">
        <Camera aria-hidden className="size-6 shrink-0 text-green" />
        {photos.drop(name)}
      </p>
    </div>
  );
};
