import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { StateCard } from '../shared/ui/card';

/** A reading that failed, with a way on. */
export const Failure = ({ text, onRetry }: { text: string; onRetry: () => void }) => {
  const { common } = useTexts();
  return (
    <StateCard title={common.connectionError.title} text={text}>
      <Button onClick={onRetry}>{common.tryAgain}</Button>
    </StateCard>
  );
};
