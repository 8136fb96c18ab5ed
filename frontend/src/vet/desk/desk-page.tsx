import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { useVetTexts } from '../vet-texts';
import { useDesk } from '../use-desk';
import { DutyCard } from './duty-card';
import { HoursCard } from './hours-card';
import { NoticesCard } from './notices-card';

const CHIP = 'rounded-full border border-line bg-card px-3 py-1 text-[0.9375rem] text-soft';

interface SecondKeyProps {
  left: number;
  onRenew: () => void;
  className: string;
}

const SecondKey = ({ left, onRenew, className }: SecondKeyProps) => {
  const { security: texts } = useVetTexts();
  return (
    <Card className={`p-[20px] sm:p-6 ${className}`}>
      <h2 className="text-[1.1875rem]">{texts.title}</h2>
      <p className="mt-2 text-pretty text-soft">{texts.left(left)}</p>
      <p className="mt-2 mb-3 text-pretty text-soft">{texts.download}</p>
      <Button variant="quiet" size="sm" onClick={onRenew}>
        {texts.renew}
      </Button>
    </Card>
  );
};

/** A vet's own page: on duty or not, hours, and the second factor. */
export const DeskPage = () => {
  const { desk, renewFactor } = useDesk();
  const texts = useVetTexts();
  const { species, language } = useTexts().common;
  const facts = [
    texts.register(desk.registerNumber),
    ...desk.languages.map((spoken) => language[spoken]),
    ...desk.species.map((seen) => species[seen]),
  ];
  return (
    <>
      <h1 className="text-[2rem] text-balance sm:text-[2.5rem]">{desk.name}</h1>
      <ul className="mt-3 flex flex-wrap gap-2">
        {facts.map((fact) => (
          <li key={fact} className={CHIP}>
            {fact}
          </li>
        ))}
      </ul>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]">
        <DutyCard duty={desk.duty} />
        <NoticesCard className="lg:col-start-2 lg:row-start-2" />
        <HoursCard desk={desk} />
        <SecondKey
          left={desk.recoveryCodesLeft}
          onRenew={renewFactor}
          className="lg:col-start-2 lg:row-start-3"
        />
      </div>
    </>
  );
};
