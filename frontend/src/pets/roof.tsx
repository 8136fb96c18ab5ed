import type { Face } from '@contract/portraits';
import type { ReactNode } from 'react';
import { Lamp } from '../shared/ui/lamp';
import { PetFace, type Photographed } from '../shared/ui/pet-photo';

interface RoofProps {
  pet: Face & Photographed;
  name: string;
  /** What kind of animal it is. */
  text: string;
  /** The width of the content below. */
  width: string;
  /** Above the name. */
  children?: ReactNode;
  /** After the name, such as a way to change the portrait. */
  tools?: ReactNode;
}

const WHOLE_WORD = 9;

/** Whether a name is set smaller, so that its words stay whole on a phone. */
export const hasLongWord = (name: string): boolean =>
  name.split(/\s/).some((word) => word.length > WHOLE_WORD);

const sizeOf = (name: string): string =>
  hasLongWord(name)
    ? 'text-[1.5rem] sm:text-[3rem]'
    : 'text-[clamp(2rem,10vw,2.5rem)] sm:text-[3.5rem]';

/** The header of a pet's page: the pet on the sill, under the lamp. */
export const Roof = ({ pet, name, text, width, children, tools }: RoofProps) => (
  <div className="@container overflow-x-clip border-b border-line">
    <div
      className={`mx-auto flex items-end gap-x-[14px] px-[16px] pt-4 lamplight [--glow-h:105%] [--glow-w:230px] [--glow-x:264px] [--glow-y:56%] before:-inset-x-40! before:-top-(--header)! sm:gap-x-[30px] sm:px-6 sm:[--glow-w:540px] sm:[--glow-x:360px] sm:[--glow-y:58%] ${width}`}
    >
      <Lamp className="top-[-46px] left-[29px] w-[72px] @max-[22rem]:hidden sm:top-[-96px] sm:left-[150px] sm:w-[110px] md:left-[200px] md:w-[140px]" />
      <PetFace
        pet={pet}
        seat="sill"
        size={216}
        phone={128}
        className="-mb-px @max-[21rem]:hidden"
      />
      {/* Below 768 px, the name has the line beside the face to itself, and the tools follow below. */}
      <div className="min-w-0 grow items-end gap-x-[14px] md:flex">
        <div className={`min-w-0 md:pb-[28px] ${tools ? '' : 'pb-[18px] sm:pb-[28px]'}`}>
          {children}
          <h1 className={`leading-none wrap-break-word ${sizeOf(name)}`}>{name}</h1>
          <p className="mt-1.5 text-[0.9375rem] leading-snug wrap-break-word text-(--on-glow) sm:mt-2 sm:text-[1.0625rem]">
            {text}
          </p>
        </div>
        {tools && (
          <div className="-ml-[12px] pb-1 sm:pb-3 md:ml-0 md:shrink-0 md:pb-5">{tools}</div>
        )}
      </div>
    </div>
  </div>
);
