import { Spinner } from '../../shared/ui/spinner';

export const Waiting = ({ label }: { label: string }) => (
  <>
    <h1 className="sr-only">{label}</h1>
    <Spinner label={label} />
  </>
);
