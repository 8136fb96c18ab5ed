import { useTexts } from '../shared/texts';
import { Spinner } from '../shared/ui/spinner';

export const Waiting = ({ label, hint }: { label: string; hint?: string }) => {
  const { common } = useTexts();
  return (
    <>
      <h1 className="sr-only">{common.titles.chat}</h1>
      <Spinner label={label} {...(hint === undefined ? {} : { hint })} />
    </>
  );
};
