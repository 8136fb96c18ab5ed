import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { Spinner } from '../shared/ui/spinner';
import { finishPayment } from './finish-payment';
import { Notice } from './notice';
import { rememberSale } from './sale';

/** The saved card has paid, or nothing was due: nothing is left to fill in. */
export const PaidPanel = ({ plan, amountDue }: { plan: string; amountDue: number }) => {
  const { pay: texts } = useTexts().billing;
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(1);
  const [halted, setHalted] = useState(false);

  useEffect(() => {
    const life = new AbortController();
    if (attempt === 1) rememberSale(plan, amountDue);
    void finishPayment(plan, navigate, life.signal).then((done) => {
      if (!life.signal.aborted) setHalted(!done);
    });
    return () => life.abort();
  }, [plan, amountDue, navigate, attempt]);

  if (!halted) return <Spinner label={texts.processing} />;
  return (
    <Notice title={texts.unchecked.title} text={texts.unchecked.description}>
      <Button
        onClick={() => {
          setHalted(false);
          setAttempt(attempt + 1);
        }}
      >
        {texts.goOn}
      </Button>
    </Notice>
  );
};
