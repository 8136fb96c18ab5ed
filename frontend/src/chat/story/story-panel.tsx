import type { Pet } from '@contract/pets';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { petPath } from '../../shared/address';
import { late } from '../../shared/late';
import { useTexts } from '../../shared/texts';
import { Skeleton } from '../../shared/ui/loading';
import { useMedia } from '../../shared/use-media';
import { withTexts } from '../../shared/texts/first';

/** The width that three columns need; on narrower screens, the story is on the pet's page. */
const WIDE = '(min-width: 1180px)';

const StoryMoments = late(async () => (await withTexts(import('./story-moments'))).StoryMoments);

interface StoryPanelProps {
  pet: Pet;
  sessionId: number;
}

const Story = (props: StoryPanelProps) => {
  const { name, id } = props.pet;
  const { story, open } = useTexts().petPage;
  return (
    <aside
      aria-label={story.label(name)}
      className="w-72 shrink-0 overflow-y-auto border-l border-line p-5 leading-snug"
    >
      <h2 className="text-lg [overflow-wrap:anywhere]">{story.title(name)}</h2>
      <StoryMoments {...props} waiting={<Skeleton className="mt-4 h-5 w-3/5" />} />
      <Link
        to={petPath(id)}
        className="mt-1.5 inline-flex min-h-[44px] items-center gap-1 text-[0.9375rem] font-semibold [overflow-wrap:anywhere] text-green"
      >
        {open(name)}
        <ChevronRight aria-hidden className="size-4.5" />
      </Link>
    </aside>
  );
};

/** What is known of the pet, beside a wide chat. */
export const StoryPanel = memo((props: StoryPanelProps) => useMedia(WIDE) && <Story {...props} />);
