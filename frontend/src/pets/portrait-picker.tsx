import { COATS, type Coat } from '@contract/coats';
import { PORTRAITS, type Portrait as Drawing } from '@contract/drawings';
import { coatOf, portraitOf, type Face } from '@contract/portraits';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../shared/texts/pages';
import { Portrait } from '../shared/ui/portrait';

interface ChoiceProps {
  group: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

const Choice = ({ group, checked, onChoose, children }: ChoiceProps) => (
  <label className="grid cursor-pointer justify-items-center rounded-[16px] border border-transparent p-1.5 has-checked:border-green has-checked:bg-green-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green">
    <input type="radio" name={group} checked={checked} onChange={onChoose} className="sr-only" />
    {children}
  </label>
);

interface ChoicesProps {
  legend: string;
  children: (group: string) => ReactNode;
}

const Choices = ({ legend, children }: ChoicesProps) => {
  const group = useId();
  return (
    <fieldset className="min-w-0 pb-5 sm:col-span-2">
      <legend className="pb-1.5 text-[0.9375rem] font-semibold [overflow-wrap:anywhere]">
        {legend}
      </legend>
      <div className="-mx-1.5 flex flex-wrap gap-1">{children(group)}</div>
    </fieldset>
  );
};

interface PortraitPickerProps {
  name: string;
  face: Face;
  onPortrait: (portrait: Drawing) => void;
  onCoat: (coat: Coat['id']) => void;
}

/** Chooses how a pet is drawn; what was not chosen follows from the rest of its profile. */
export const PortraitPicker = ({ name, face, onPortrait, onCoat }: PortraitPickerProps) => {
  const { portraits } = useTexts();
  const drawing = portraitOf(face);
  const worn = coatOf(face).id;
  return (
    <>
      {face.species === 'altro' && (
        <Choices legend={portraits.drawing}>
          {(group) =>
            PORTRAITS.map((id) => (
              <Choice
                key={id}
                group={group}
                checked={id === drawing}
                onChoose={() => onPortrait(id)}
              >
                <Portrait pet={{ ...face, portrait: id }} seat="disc" size={44} />
                <span className="mt-1 w-17 text-center text-[0.8125rem] leading-tight text-soft">
                  {portraits.drawings[id]}
                </span>
              </Choice>
            ))
          }
        </Choices>
      )}
      <Choices legend={portraits.coat(name)}>
        {(group) =>
          COATS[drawing].map(({ id }) => (
            <Choice key={id} group={group} checked={id === worn} onChoose={() => onCoat(id)}>
              <Portrait pet={{ ...face, coat: id }} seat="disc" size={44} />
              <span className="sr-only">{portraits.coats[id] ?? id}</span>
            </Choice>
          ))
        }
      </Choices>
    </>
  );
};
